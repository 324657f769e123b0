import { forgetVisitorAddress, keepVisitorAddress, recallVisitorAddress } from '@parvis/shared-kernel/address'
import { subscriberId } from '@parvis/shared-kernel/ids'
import { type Address, EMPTY_ADDRESS } from '@parvis/shared-kernel/subscriber'
import { fakeSubscriber } from '@parvis/shared-kernel/testing'
import { instantFromMs } from '@parvis/shared-kernel/time'
import { screen, waitFor } from '@testing-library/react'
import type { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepForm } from '../features/profile/kept-form.ts'
import { openSettings } from '../testing/open-settings.ts'

const TOLD = { ...EMPTY_ADDRESS, streetName: 'rue du Four', postalCode: '38990', locality: 'Valmont' }
const BACK = '/souscriptions/create/vm-resident'
const NOTE = /adresse que vous avez cherchée dans les tarifs/
const now = () => instantFromMs(Date.now())

const openProfile = (address: Address | null, query = '', title?: string) =>
  openSettings({
    path: `/settings?professional=false&back=${encodeURIComponent(BACK)}${query}`,
    subscriber: fakeSubscriber({ address }),
    title,
  })
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }))

vi.setConfig({ testTimeout: 30_000 })
beforeEach(() => keepVisitorAddress(TOLD, now()))
afterEach(() => {
  forgetVisitorAddress()
  keepForm(subscriberId('camille'), null)
})

describe('the address that was looked up before a request', () => {
  it('fills the profile that has none, says so, is changed, saved and forgotten', async () => {
    const { user, api, navigation } = await openProfile(null)
    expect(screen.getByText(NOTE)).toBeTruthy()
    expect(screen.getByText('38990 Valmont')).toBeTruthy()
    await press(user, 'Compléter ou corriger')
    await user.type(screen.getByLabelText('Nom de la voie'), ' bis')
    expect(screen.queryByText(NOTE)).toBeNull()
    await press(user, 'Enregistrer')
    await waitFor(() => expect(navigation.visited.at(-1)).toBe(BACK))
    expect(api.calls.find(({ name }) => name === 'PUT /api/subscriber')?.json).toMatchObject({
      address: { streetName: 'rue du Four bis', postalCode: '38990' },
    })
    expect(recallVisitorAddress(now())).toBeNull()
  })

  it('never takes the place of the one that the profile has', async () => {
    await openProfile({ ...TOLD, streetName: 'rue Longue' })
    expect(screen.queryByText(NOTE)).toBeNull()
    expect(screen.getByText('rue Longue')).toBeTruthy()
  })

  it('is gone with what is not kept', async () => {
    const { user } = await openProfile(null)
    await press(user, 'Annuler')
    expect(screen.queryByText(NOTE)).toBeNull()
    expect(recallVisitorAddress(now())).toBeNull()
  })
})

describe('an address that a request waits for', () => {
  const ask = () => openProfile(null, '&ask=address', 'Votre adresse')

  it('is all that is asked, and takes its reader back once it is saved', async () => {
    const { user, navigation } = await ask()
    expect(screen.queryByRole('heading', { name: 'Identité' })).toBeNull()
    expect(screen.queryByRole('heading', { name: /véhicules/ })).toBeNull()
    await press(user, 'Enregistrer')
    await waitFor(() => expect(navigation.visited.at(-1)).toBe(BACK))
  })

  it('is not left out in silence', async () => {
    forgetVisitorAddress()
    const { user, api, navigation } = await ask()
    const before = navigation.visited.length
    await press(user, 'Enregistrer')
    const street = await screen.findByLabelText('Nom de la voie')
    await waitFor(() => expect(street.getAttribute('aria-invalid')).toBe('true'))
    expect(navigation.visited.length).toBe(before)
    expect(api.calls.some(({ name }) => name === 'PUT /api/subscriber')).toBe(false)
  })
})
