import { subscriberId } from '@parvis/shared-kernel/ids'
import type { Subscriber } from '@parvis/shared-kernel/subscriber'
import {
  cityRefusal,
  type FakeRemoteOptions,
  fakeSubscriber,
  networkDown,
} from '@parvis/shared-kernel/testing'
import { subscriberToWire } from '@parvis/shared-kernel/wire'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepForm } from '../features/profile/kept-form.ts'
import { openSettings } from '../testing/open-settings.ts'

// Unsaved answers kept from an ended session must not reach the next test.
afterEach(() => keepForm(subscriberId('camille'), null))

async function openProfile(options?: FakeRemoteOptions) {
  const remote = await openSettings(options)
  const { user, field } = remote
  return {
    ...remote,
    async retype(name: string | RegExp, text: string) {
      await user.clear(field(name))
      if (text) await user.type(field(name), text)
    },
    save: () => user.click(screen.getByRole('button', { name: 'Enregistrer' })),
    sent: () =>
      remote.api.calls.find(({ name }) => name === 'PUT /api/subscriber')?.json as Partial<Subscriber>,
  }
}

describe('saving the profile', () => {
  it('sends what was typed, says so, and tells the other parts', async () => {
    const { retype, save, sent, events, toasts } = await openProfile()
    await retype('Nom', ' Martin-Roux ')
    await save()
    await waitFor(() => expect(toasts()).toContain('Votre profil est enregistré.'))
    expect(sent()).toMatchObject({ lastName: 'Martin-Roux', professionalAddress: null })
    expect(events.map(({ kind }) => kind)).toContain('subscriber-changed')
  })

  it('asks nothing of the city when nothing has changed', async () => {
    const { save, sent, toasts } = await openProfile()
    await save()
    expect(sent()).toBeUndefined()
    expect(toasts().at(-1)).toMatch(/Rien n’a changé/)
  })

  it('shows every fault at its field and leads to it from the summary', async () => {
    const { user, retype, save, field, sent } = await openProfile()
    await retype('Prénom', 'C')
    await retype(/Téléphone mobile/, '12')
    await save()
    expect(sent()).toBeUndefined()
    const summary = screen.getByRole('region', { name: 'Votre profil n’a pas été enregistré' })
    expect(document.activeElement).toBe(summary)
    expect(within(summary).getAllByRole('link')).toHaveLength(2)
    await user.click(within(summary).getByRole('link', { name: /mobile/ }))
    expect(document.activeElement).toBe(field(/Téléphone mobile/))
    await user.type(field('Prénom'), 'amille')
    expect(within(summary).getAllByRole('link')).toHaveLength(1)
  })

  it.each([
    ['the network is down', networkDown(), /Impossible de joindre la ville/],
    ['the city has a fault', cityRefusal(500, 'Internal Server Error'), /a rencontré un problème/],
  ])('keeps what was typed when %s', async (_, failure, sentence) => {
    const { retype, save, field } = await openProfile({ answers: { 'PUT /api/subscriber': failure } })
    await retype('Nom', 'Roux')
    await save()
    expect((await screen.findByRole('alert')).textContent).toMatch(/toujours là/)
    await screen.findByText(sentence)
    expect(field('Nom').value).toBe('Roux')
  })

  it('shows at its field what the city refuses', async () => {
    const { retype, save, field } = await openProfile({
      answers: { 'PUT /api/subscriber': cityRefusal(409, 'AlreadyProviderAccountWithEmail') },
    })
    await retype('Adresse e-mail', 'ines@example.org')
    await save()
    await waitFor(() => expect(field('Adresse e-mail').getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getAllByText(/Un compte existe déjà/)).toHaveLength(2)
    expect(field('Adresse e-mail').value).toBe('ines@example.org')
  })

  it('undoes what was typed', async () => {
    const { user, retype, field } = await openProfile()
    await retype('Nom', 'Roux')
    await user.click(screen.getByRole('button', { name: 'Annuler' }))
    expect(field('Nom').value).toBe('Martin')
  })

  it('never overwrites typing with a profile that comes anew', async () => {
    const { retype, field, update } = await openProfile()
    await retype('Nom', 'Roux')
    await update({ subscriber: fakeSubscriber({ phoneNumber: '0700000000' }) })
    expect(field('Nom').value).toBe('Roux')
    expect(field(/Téléphone mobile/).value).toMatch(/^07\s00\s00\s00\s00$/)
  })

  it('writes nothing back over what was changed elsewhere, such as an address proven by its link', async () => {
    const elsewhere = fakeSubscriber({ email: 'nouvelle@example.org', phoneNumber: '0700000000' })
    const { retype, save, sent, toasts, field } = await openProfile({
      answers: { 'GET /api/subscriber': subscriberToWire(elsewhere, [], 'first') },
    })
    await retype('Nom', 'Roux')
    await save()
    await waitFor(() => expect(toasts()).toContain('Votre profil est enregistré.'))
    expect(sent()).toMatchObject({
      lastName: 'Roux',
      email: 'nouvelle@example.org',
      phoneNumber: '0700000000',
    })
    expect(field('Adresse e-mail').value).toBe('nouvelle@example.org')
  })
})

describe('a session that ends meanwhile', () => {
  it('gives the answers back once the same person has signed in again', async () => {
    const { retype, field, update } = await openProfile()
    await retype('Nom', 'Roux')
    await update({ subscriber: null })
    expect(screen.queryByLabelText('Nom')).toBeNull()
    await update({ subscriber: fakeSubscriber() })
    expect(field('Nom').value).toBe('Roux')
    await update({ subscriber: null })
    await update({ subscriber: fakeSubscriber({ subscriberId: subscriberId('ines'), lastName: 'Moreau' }) })
    expect(field('Nom').value).toBe('Moreau')
  })
})

describe('leaving with unsaved answers', () => {
  it('asks first, and stays when told so', async () => {
    const confirm = vi.fn(() => false)
    vi.stubGlobal('confirm', confirm)
    const { retype, navigation, save, toasts } = await openProfile()
    navigation.navigate('/settings?professional=false')
    expect(confirm).not.toHaveBeenCalled()
    await retype('Nom', 'Roux')
    navigation.navigate('/souscriptions')
    expect(confirm).toHaveBeenCalledOnce()
    expect(navigation.location.pathname).toBe('/settings')
    await save()
    await waitFor(() => expect(toasts()).toHaveLength(1))
    navigation.navigate('/souscriptions')
    expect(navigation.location.pathname).toBe('/souscriptions')
    vi.unstubAllGlobals()
  })

  it.each([
    ['a plate that is to be added', 'Ajouter un véhicule', 'Plaque d’immatriculation', 'CD-456-EF'],
    ['a name that is to be added', 'Ajouter un véhicule', /^Nom du véhicule/, 'Camion'],
    ['another name of a vehicle', 'Renommer La voiture', /^Nom du véhicule/, 'Camion'],
  ])('asks first about %s, and lets it go once it is given up', async (_what, action, label, typed) => {
    const confirm = vi.fn(() => false)
    vi.stubGlobal('confirm', confirm)
    const car = { id: 'v1', plate: 'AB123CD', name: 'La voiture', vehicleCategory: null }
    const { user, retype, navigation } = await openProfile({
      answers: { 'GET /api/subscriber/vehicles': [car] },
    })
    await user.click(await screen.findByRole('button', { name: action }))
    navigation.navigate('/settings?professional=false')
    expect(confirm).not.toHaveBeenCalled()
    await retype(label, typed)
    navigation.navigate('/souscriptions')
    expect(confirm).toHaveBeenCalledOnce()
    expect(navigation.location.pathname).toBe('/settings')
    await user.click(screen.getByRole('button', { name: 'Annuler' }))
    navigation.navigate('/souscriptions')
    expect(navigation.location.pathname).toBe('/souscriptions')
    vi.unstubAllGlobals()
  })

  it('asks once for the profile and a vehicle together, each time anew', async () => {
    const answers = [false, true]
    const confirm = vi.fn(() => answers.shift() ?? false)
    vi.stubGlobal('confirm', confirm)
    const { user, retype, navigation } = await openProfile()
    await retype('Prénom', 'Camille-Rose')
    await user.click(await screen.findByRole('button', { name: 'Ajouter un véhicule' }))
    await retype('Plaque d’immatriculation', 'CD-456-EF')
    navigation.navigate('/souscriptions')
    expect(confirm).toHaveBeenCalledTimes(1)
    expect(navigation.location.pathname).toBe('/settings')
    await Promise.resolve()
    navigation.navigate('/souscriptions')
    expect(confirm).toHaveBeenCalledTimes(2)
    expect(navigation.location.pathname).toBe('/souscriptions')
    vi.unstubAllGlobals()
  })
})

describe('addresses', () => {
  it('shows the address as on an envelope and lets it be corrected by hand', async () => {
    const { user, retype, save, sent } = await openProfile()
    expect(screen.getByText('12 rue des Lavandières')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Compléter ou corriger' }))
    await retype('Code postal', '6900')
    await save()
    expect(screen.getByText(/^Adresse personnelle.+Indiquez un code postal/)).toBeTruthy()
    await retype('Code postal', '69001')
    await save()
    await waitFor(() => expect(sent()).toMatchObject({ address: { postalCode: '69001' } }))
  })

  it('finds an address by a few letters', async () => {
    const found = {
      concatAddress: '7 rue Pasteur, 38990 Valmont',
      address: {
        streetNumber: '7',
        streetType: 'rue',
        streetName: 'Pasteur',
        postalCode: '38990',
        locality: 'Valmont',
      },
    }
    const { user, save, sent, api } = await openProfile({
      subscriber: fakeSubscriber({ address: null }),
      answers: { 'POST /api/v0/geocoding/research': [found] },
    })
    const search = await screen.findByRole('combobox', { name: /Rechercher une adresse/ }, { timeout: 5_000 })
    await user.type(search, 'pasteur')
    await user.click(await screen.findByRole('option', { name: found.concatAddress }, { timeout: 3_000 }))
    expect(screen.getByText('7 rue Pasteur')).toBeTruthy()
    expect(api.calls.filter(({ name }) => name.endsWith('research'))).toHaveLength(1)
    await save()
    await waitFor(() =>
      expect(sent()).toMatchObject({ address: { streetName: 'Pasteur', postalCode: '38990' } }),
    )
  })
})

describe('the professional part', () => {
  it('stays folded for those who only live here', async () => {
    const { user } = await openProfile()
    expect(screen.queryByLabelText('SIRET')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Ajouter une activité professionnelle' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Nom de l’entreprise'))
  })

  it('is open and has the focus when the address asks for it', async () => {
    const { field } = await openProfile({ path: '/settings?professional=true' })
    expect(field('SIRET')).toBeTruthy()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Activité professionnelle' })),
    )
  })

  it('keeps the digits of a SIRET and the capitals of an activity code', async () => {
    const { user, field, save, sent } = await openProfile({ path: '/settings?professional=true' })
    await user.type(field('Nom de l’entreprise'), 'Benali Plomberie')
    await user.type(field('SIRET'), '732 829 320 00074')
    await user.type(field(/Code APE/), '4322a')
    expect(field('SIRET').value).toBe('73282932000074')
    await save()
    await waitFor(() =>
      expect(sent()).toMatchObject({
        professionalEnterprise: { name: 'Benali Plomberie', siret: '73282932000074', ape: '4322A' },
        professionalAddress: null,
      }),
    )
  })
})

describe('notifications', () => {
  it('asks for a mobile number when text messages are wanted', async () => {
    const { user, save } = await openProfile({ subscriber: fakeSubscriber({ phoneNumber: '' }) })
    await user.click(screen.getByLabelText(/Me prévenir par SMS/))
    await save()
    expect(screen.getAllByText('Indiquez un numéro de mobile pour recevoir les SMS.')).toHaveLength(2)
  })

  it('has no such choice in a city without text messages', async () => {
    await openProfile({ config: { features: { sms: false, sharing: true, funnel: false, vehicles: true } } })
    expect(screen.queryByLabelText(/SMS/)).toBeNull()
  })
})
