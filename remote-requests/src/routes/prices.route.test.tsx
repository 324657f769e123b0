import { forgetVisitorAddress, recallVisitorAddress } from '@parvis/shared-kernel/address'
import { cityRefusal, mountRemote, networkDown, neverAnswered } from '@parvis/shared-kernel/testing'
import { instantFromMs } from '@parvis/shared-kernel/time'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { mount } from '../entry.ts'
import { fakeDefinition, fakeOffer, fleetOffer, plain } from '../testing/fake-city.ts'
import { forgetPlace } from '../visitor-place/place.store.ts'

const now = () => instantFromMs(Date.now())
const residents = fakeOffer({
  zones: { zoneIds: ['vm-centre'], restrictFromSubscriberResidence: true },
  applicationProcedure: {
    decisionDelayInDays: 5,
    supportingEvidences: [{ id: 'ev-home', name: 'Justificatif de domicile', mandatory: true }],
  },
})
const CATALOGUE = {
  plans: [residents, fleetOffer],
  definitions: [fakeDefinition({ parkingRightScopes: [{ subscriptionPlanId: 'resident' }] })],
  zones: [
    { id: 'vm-centre', name: 'Centre' },
    { id: 'vm-gare', name: 'Gare' },
  ],
}
const STREETS = [
  { name: 'rue du Four', zoneIds: ['vm-centre'] },
  { name: 'rue Longue', zoneIds: ['vm-centre', 'vm-gare'] },
  { name: 'rue Pasteur', zoneIds: ['vm-gare'] },
  { name: 'rue Haute', zoneIds: [] },
]
const FOUND = [
  { concatAddress: '3 rue du Four, 38990 Valmont', address: { streetName: 'du Four', postalCode: '38990' } },
]
const ANSWERS = {
  'GET /api/catalogue': CATALOGUE,
  'GET /api/catalogue/streets': STREETS,
  'POST /api/v0/geocoding/research': FOUND,
  'POST /api/catalogue/zone': { zoneId: 'vm-centre' },
}

const open = (answers: object = {}, path = '/tarifs') =>
  mountRemote(mount, { path, subscriber: null, answers: { ...ANSWERS, ...answers } })

const chooseAddress = async () => {
  const user = userEvent.setup({ delay: null })
  await user.type(await screen.findByRole('combobox', { name: /Votre adresse/ }, { timeout: 5_000 }), 'four')
  await user.click(await screen.findByRole('option', { name: /3 rue du Four/ }))
  return user
}
const openStreets = async () => {
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByText('Choisir ma rue dans la liste'))
  await screen.findByRole('button', { name: /rue Pasteur/ })
  return user
}

afterEach(forgetPlace)

describe('the prices of one category of vehicle', () => {
  it('are those that such a vehicle can have, and the way to all of them is there', async () => {
    const trucks = fakeOffer({
      id: 'truck',
      name: 'Poids lourds',
      restrictions: { vehicleCategories: ['TRUCK'] },
    })
    const catalogue = { ...CATALOGUE, plans: [residents, trucks] }
    await open({ 'GET /api/catalogue': catalogue }, '/tarifs?vehicleCategory=CAR')
    expect(await screen.findByText(/^Vous voyez ce qui convient pour une voiture/)).toBeDefined()
    expect(screen.queryByText('Poids lourds')).toBeNull()
    await userEvent.setup().click(screen.getByRole('link', { name: 'Voir pour tous les véhicules' }))
    expect(await screen.findByText('Poids lourds')).toBeDefined()
  })
})

describe('prices before sign-in', () => {
  it('say of each offer what it costs for how long, what it asks and how long it takes', async () => {
    const { screenTitle } = await open()
    const row = (await screen.findByRole('link', { name: 'Abonnement résident' })).closest('li')
    expect(plain(row?.textContent ?? '')).toMatch(
      /La zone de votre domicile.*1 document à préparer.*Réponse en 5 jours, en général.*2 véhicules au plus.*1 mois15,00 €1 an150,00 €/,
    )
    expect(screenTitle()).toBe('Tarifs, zones et documents')
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => plain(textContent))).toEqual(
      [
        'Où habitez-vous, ou travaillez-vous ?',
        'Particuliers',
        'Professionnels',
        'Visiteurs et courtes durées',
      ],
    )
    const ticket = screen.getByRole('link', { name: 'Visiteur, une journée' }).closest('li')
    expect(plain(ticket?.textContent ?? '')).toContain('Nécessite « Abonnement résident »')
  })

  it('name the zone of an address, its streets, and put the focus there', async () => {
    const { api, navigation } = await open()
    const user = await chooseAddress()
    const zone = await screen.findByRole('heading', { name: 'Zone Centre' })
    await waitFor(() => expect(document.activeElement).toBe(zone))
    await user.click(await screen.findByText('Les 2 rues de la zone Centre'))
    expect(screen.getByText('rue du Four')).toBeDefined()
    expect(screen.getByText('(en partie)')).toBeDefined()
    expect(screen.getByText('3 offres pour cette adresse')).toBeDefined()
    // The visitor's address must appear in neither URL nor query.
    expect(navigation.location).toMatchObject({ pathname: '/tarifs', search: '', hash: '' })
    expect(api.calls.flatMap(({ name, query }) => [name, JSON.stringify(query)]).join()).not.toContain('Four')
  })

  it('take the address along to the request that is begun, in this tab alone, and not before', async () => {
    await open()
    const user = await chooseAddress()
    await user.click(await screen.findByRole('link', { name: 'Abonnement résident' }))
    const begin = await screen.findByRole('link', { name: 'Se connecter et commencer' })
    expect(recallVisitorAddress(now())).toBeNull()
    begin.addEventListener('click', event => event.preventDefault())
    await user.click(begin)
    expect(recallVisitorAddress(now())).toMatchObject({ streetName: 'du Four', postalCode: '38990' })
    expect(begin.getAttribute('href')).not.toContain('Four')
    forgetVisitorAddress()
  })

  it('keep apart what is for other zones, with which ones', async () => {
    await open({ 'POST /api/catalogue/zone': { zoneId: 'vm-gare' } })
    const user = await chooseAddress()
    await screen.findByRole('heading', { name: 'Zone Gare' })
    expect(screen.getByText('1 offre pour cette adresse')).toBeDefined()
    await user.click(screen.getByText('2 offres pour d’autres zones'))
    const row = screen.getByRole('link', { name: 'Abonnement résident' }).closest('li')
    expect(plain(row?.textContent ?? '')).toContain('Seulement pour : Centre.')
  })

  it('say what to do with an address outside the zones', async () => {
    await open({ 'POST /api/catalogue/zone': { zoneId: null } })
    await chooseAddress()
    expect(await screen.findByRole('heading', { name: 'Hors des zones de la ville' })).toBeDefined()
    expect(screen.getByText(/Appelez le/)).toBeDefined()
  })

  it('let one ask anew, in the field', async () => {
    await open()
    const user = await chooseAddress()
    await user.click(await screen.findByRole('button', { name: 'Changer d’adresse' }))
    const field = await screen.findByRole('combobox', { name: /Votre adresse/ })
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(screen.getByText('3 offres dans la ville')).toBeDefined()
  })

  it('say why a zone could not be had, and keep the list of streets', async () => {
    await open({ 'POST /api/catalogue/zone': cityRefusal(429, 'Too Many Requests') })
    await chooseAddress()
    const field = screen.getByRole('combobox', { name: /Votre adresse/ })
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText('Choisir ma rue dans la liste')).toBeDefined()
  })

  it('are found by the street alone, one line a zone where it crosses several', async () => {
    await open()
    const user = await openStreets()
    await user.type(screen.getByRole('textbox', { name: /Nom de la rue/ }), 'longue')
    expect(screen.getByText('2 rues')).toBeDefined()
    expect(screen.getByText(/traversent plusieurs zones/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: /rue Longue.*Gare/ }))
    expect(await screen.findByRole('heading', { name: 'Zone Gare' })).toBeDefined()
  })

  it('say that no street matches', async () => {
    await open()
    const user = await openStreets()
    await user.type(screen.getByRole('textbox', { name: /Nom de la rue/ }), 'zzz')
    expect(screen.getByText('Aucune rue ne correspond.')).toBeDefined()
  })

  it('keep the room while the city answers, and offer to try again when it does not', async () => {
    const user = userEvent.setup({ delay: null })
    const { api } = await open({ 'GET /api/catalogue': networkDown() })
    await screen.findByRole('alert')
    api.answer(ANSWERS)
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('link', { name: 'Abonnement résident' })).toBeDefined()
  })

  it('have their title while they are on their way', async () => {
    await open({ 'GET /api/catalogue': neverAnswered })
    expect(await screen.findByRole('heading', { level: 1, name: 'Tarifs, zones et documents' })).toBeDefined()
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('say that nothing is on offer, with whom to ask', async () => {
    await open({ 'GET /api/catalogue': { ...CATALOGUE, plans: [], definitions: [] } })
    expect(await screen.findByText('Rien n’est proposé pour le moment')).toBeDefined()
  })
})

describe('one offer before sign-in', () => {
  const link = () => screen.getByRole('link', { name: /commencer|Commencer/ })

  it('shows prices, documents, delay and conditions, and leads to sign-in on the way to its request', async () => {
    const { screenTitle } = await open({}, '/tarifs/resident')
    expect(await screen.findByRole('heading', { level: 1, name: 'Abonnement résident' })).toBeDefined()
    expect(screenTitle()).toBe('Abonnement résident')
    expect(
      within(screen.getByRole('region', { name: 'À préparer' })).getByText('Justificatif de domicile'),
    ).toBeDefined()
    expect(screen.getByText('Réponse en 5 jours, en général')).toBeDefined()
    expect(screen.getByText('Habiter dans la zone demandée')).toBeDefined()
    expect(link().textContent).toContain('Se connecter et commencer')
    expect(link().getAttribute('href')).toBe('/souscriptions/create/resident')
  })

  it('names the classes of vehicles it is limited to', async () => {
    const plans = [fakeOffer({ restrictions: { vehicleCritairs: ['E', '1'], orderLimitCounter: 2 } })]
    await open({ 'GET /api/catalogue': { ...CATALOGUE, plans } }, '/tarifs/resident')
    expect(plain((await screen.findByText('Crit’Air E et 1')).textContent)).toBe('Crit’Air E et 1')
    expect(screen.getByText('2 par personne à la fois')).toBeDefined()
  })

  it('asks for no sign-in of who is signed in', async () => {
    await mountRemote(mount, { path: '/tarifs/visitor', answers: ANSWERS })
    expect(await screen.findByText('Valable dès le paiement')).toBeDefined()
    expect(link().textContent).toContain('Commencer la demande')
    expect(link().getAttribute('href')).toBe('/souscriptions/ticket/create/visitor')
  })

  it('says so when there is no such offer, and leads back', async () => {
    await open({}, '/tarifs/nothing')
    expect(await screen.findByRole('heading', { name: 'Cette offre n’est pas proposée' })).toBeDefined()
    expect(screen.getByText(/^Elle a peut-être été remplacée/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Tous les tarifs' }).getAttribute('href')).toBe('/tarifs')
  })

  it('speaks English', async () => {
    await mountRemote(mount, { path: '/tarifs/resident', locale: 'en', subscriber: null, answers: ANSWERS })
    expect(await screen.findByRole('link', { name: 'Sign in and begin' })).toBeDefined()
    expect(screen.getByText('Usually answered in 5 days')).toBeDefined()
  })
})
