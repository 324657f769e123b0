import { forgetVisitorAddress, keepVisitorAddress } from '@parvis/shared-kernel/address'
import { subscriberId } from '@parvis/shared-kernel/ids'
import { EMPTY_ADDRESS, type Subscriber } from '@parvis/shared-kernel/subscriber'
import { cityRefusal, type FakeAnswers, fakeSubscriber } from '@parvis/shared-kernel/testing'
import { instantFromMs } from '@parvis/shared-kernel/time'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { keepForm } from '../features/profile/kept-form.ts'
import { openSettings } from '../testing/open-settings.ts'

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => keepForm(subscriberId('camille'), null))

const open = (ask: string, title: string, subscriber: Partial<Subscriber>, answers: FakeAnswers = {}) =>
  openSettings({
    path: `/settings?ask=${ask}&back=/souscriptions`,
    title,
    subscriber: fakeSubscriber(subscriber),
    answers,
  })
const fields = () => screen.getAllByRole('textbox').map(({ id }) => id)
const written = ({ api }: Awaited<ReturnType<typeof open>>) =>
  api.calls.find(({ name }) => name === 'PUT /api/subscriber')?.json

describe('a page that lacks one answer of the profile', () => {
  it.each([
    ['phone', 'Téléphone mobile', { phoneNumber: '', shouldReceiveSms: true }, 'phoneNumber', '0612345678'],
    ['email', 'Adresse e-mail', { email: '' }, 'email', 'camille@example.org'],
  ])('has it asked for alone: %s', async (ask, title, subscriber, field, typed) => {
    const settings = await open(ask, title, subscriber)
    expect(fields()).toEqual([`profile-${field}`])
    expect(screen.getByText('Dès l’enregistrement, vous revenez à la page précédente.')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Langue' })).toBeNull()
    await settings.user.type(screen.getByRole('textbox'), typed)
    await settings.user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(settings.navigation.visited.at(-1)).toBe('/souscriptions'))
    expect(written(settings)).toMatchObject({ [field]: typed })
  })

  it('takes back those who want no text messages after all', async () => {
    const settings = await open('phone', 'Téléphone mobile', { phoneNumber: '', shouldReceiveSms: true })
    await settings.user.click(screen.getByRole('checkbox', { name: /Me prévenir par SMS/ }))
    await settings.user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(settings.navigation.visited.at(-1)).toBe('/souscriptions'))
    expect(written(settings)).toMatchObject({ shouldReceiveSms: false })
  })

  it('shows with the address the number that text messages lack, not the whole profile', async () => {
    await open('address', 'Votre adresse', { address: null, phoneNumber: '', shouldReceiveSms: true })
    expect(screen.getByLabelText('Téléphone mobile')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Identité' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Activité professionnelle' })).toBeNull()
  })

  it('shows a field that the city refuses', async () => {
    const answers = { 'PUT /api/subscriber': cityRefusal(409, 'AlreadyProviderAccountWithEmail') }
    const { user } = await open('phone', 'Téléphone mobile', { phoneNumber: '' }, answers)
    await user.type(screen.getByLabelText(/^Téléphone mobile/), '0612345678')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    const email = await screen.findByLabelText('Adresse e-mail')
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
    await user.type(email, 's')
    expect(screen.getByLabelText('Adresse e-mail')).toBe(email)
  })

  it('saves no looked up address that it does not show', async () => {
    onTestFinished(forgetVisitorAddress)
    const told = { ...EMPTY_ADDRESS, streetName: 'rue du Four', postalCode: '38990', locality: 'Valmont' }
    keepVisitorAddress(told, instantFromMs(Date.now()))
    const settings = await open('phone', 'Téléphone mobile', { phoneNumber: '', address: null })
    await settings.user.type(screen.getByLabelText(/^Téléphone mobile/), '0612345678')
    await settings.user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(written(settings)).toMatchObject({ address: null, phoneNumber: '0612345678' }))
  })
})
