import { type Address, EMPTY_ADDRESS } from '@parvis/shared-kernel/subscriber'
import { fakeSubscriber } from '@parvis/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openSettings } from '../testing/open-settings.ts'

vi.setConfig({ testTimeout: 30_000 })

const HOME = { ...EMPTY_ADDRESS, streetName: 'rue Longue', postalCode: '38990', locality: 'Valmont' }
const FAULT = 'Choisissez l’adresse dans la liste, ou saisissez-la à la main.'
const ASKED = '/settings?ask=address&back=/souscriptions'

const open = async (address: Address | null, path: string, title: string) => {
  const settings = await openSettings({
    path,
    title,
    subscriber: fakeSubscriber({ address }),
    answers: { 'GET /api/geocoding': [] },
  })
  const { user } = settings
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
  if (address !== null) await press('Changer d’adresse')
  const search = await screen.findByRole('combobox', { name: /Rechercher une adresse/ }, { timeout: 5_000 })
  await user.type(search, '12 rue des Halles')
  await user.tab()
  const written = () => settings.api.calls.filter(({ name }) => name === 'PUT /api/subscriber')
  return { ...settings, press, search, written }
}

describe('an address that was searched for and not chosen', () => {
  it.each([
    ['in a profile without one', null, '/settings', 'Mon profil'],
    ['in place of the one that the profile has', HOME, '/settings', 'Mon profil'],
    ['on the page that asks for it', null, ASKED, 'Votre adresse'],
  ])('is not left out in silence %s', async (_name, address, path, title) => {
    const { press, search, written, navigation } = await open(address, path, title)
    expect(screen.getByText('Modifications non enregistrées')).toBeTruthy()
    const [label] = [...((search as HTMLInputElement).labels ?? [])]
    expect(label?.textContent?.includes('(facultatif)')).toBe(path !== ASKED)
    await press('Enregistrer')
    await waitFor(() => expect(search.getAttribute('aria-invalid')).toBe('true'))
    const link = screen.getByRole('link', { name: `Adresse personnelle – ${FAULT}` })
    expect(link.getAttribute('href')).toBe(`#${search.id}`)
    expect([written(), navigation.location.pathname]).toEqual([[], '/settings'])
  })

  it('is forgiven as soon as one types on', async () => {
    const { user, press, search } = await open(null, '/settings', 'Mon profil')
    await press('Enregistrer')
    await screen.findByText(FAULT)
    await user.type(search, ', Valmont')
    expect(screen.queryByText(FAULT)).toBeNull()
  })

  it.each([
    ['where there was none', null],
    ['in place of the one before', HOME],
  ])('goes on by hand with what was typed, %s', async (_name, address) => {
    const { user, press, written } = await open(address, '/settings', 'Mon profil')
    await press('Saisir l’adresse à la main')
    const shown = ['Numéro (facultatif)', 'Nom de la voie'].map(
      name => screen.getByLabelText<HTMLInputElement>(name).value,
    )
    expect(shown).toEqual(['12', 'rue des Halles'])
    await user.type(screen.getByLabelText('Code postal'), '38990')
    await user.type(screen.getByLabelText('Commune'), 'Valmont')
    await press('Enregistrer')
    await waitFor(() => expect(written()).toHaveLength(1))
    expect(written()[0]?.json).toMatchObject({
      address: { streetNumber: '12', streetName: 'rue des Halles', postalCode: '38990' },
    })
  })

  it('is no matter once the address is kept, or typed by hand', async () => {
    const { user, press, toasts, written } = await open(HOME, '/settings', 'Mon profil')
    await press('Garder l’adresse actuelle')
    await press('Enregistrer')
    await waitFor(() => expect(toasts().join()).toContain('Rien n’a changé'))
    await press('Compléter ou corriger')
    await user.type(screen.getByLabelText('Nom de la voie'), ' bis')
    await press('Enregistrer')
    await waitFor(() => expect(written()).toHaveLength(1))
  })
})
