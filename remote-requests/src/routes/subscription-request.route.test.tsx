import { ApiError } from '@parvis/shared-kernel/errors'
import { fakeDraftCity, fakeSubscriber, mountRemote, networkDown } from '@parvis/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { mount } from '../entry.ts'
// Load the lazy chunk before the tests, so that the first one does not wait for it.
import '../features/subscription-request/subscription-request-screens.tsx'
import { cityAnswers, fakeOffer, fakeSubscription } from '../testing/fake-city.ts'

// Whole journeys, on machines that are busy with other tests.
vi.setConfig({ testTimeout: 20_000 })

/** An offer without documents, so that no file store is needed. */
const OFFER = fakeOffer({
  applicationProcedure: { customFields: [{ key: 'rpps', label: 'Numéro RPPS' }], supportingEvidences: [] },
})
const PATH = '/souscriptions/create/resident?step=start'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const VEHICLES = [{ id: 'v-1', name: 'La voiture', plate: 'FG-482-KD' }]

const open = async (options: { path?: string; answers?: object; subscriber?: object } = {}) => {
  const drafts = fakeDraftCity('subscription-resident')
  const fake = await mountRemote(mount, {
    path: options.path ?? PATH,
    subscriber: fakeSubscriber(options.subscriber ?? {}),
    answers: {
      ...cityAnswers({ plans: [OFFER] }),
      ...drafts.answers,
      'GET /api/subscriber/vehicles': VEHICLES,
      'GET /api/subscriber/media': [],
      ...options.answers,
    },
  })
  return { ...fake, drafts, user: userEvent.setup() }
}
type User = ReturnType<typeof userEvent.setup>
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const goOn = (user: User) => user.click(screen.getByRole('button', { name: 'Continuer' }))

async function detail(user: User) {
  await title('Choisir la formule')
  await user.click(screen.getByRole('radio', { name: /1\san/ }))
  await user.click(screen.getByRole('checkbox', { name: /J’accepte/ }))
  await goOn(user)
}
async function complement(user: User) {
  await title('Compléter la demande')
  await user.click(screen.getByRole('checkbox', { name: 'Dès que possible' }))
  await user.click(await screen.findByRole('button', { name: /La voiture/ }))
  await user.click(screen.getByRole('radio', { name: 'Centre' }))
  await user.type(screen.getByRole('textbox', { name: 'Numéro RPPS' }), '100')
  await goOn(user)
}
async function toReview(user: User) {
  await detail(user)
  await title('Vérifier vos informations')
  await goOn(user)
  await complement(user)
  await title('Relire avant de déposer')
}

/** Waits until the draft is saved and returns its id. */
async function keptId(drafts: ReturnType<typeof fakeDraftCity>): Promise<string> {
  await waitFor(() =>
    expect(drafts.body()).toMatchObject({ body: { completed: ['detail', 'identity', 'complement'] } }),
  )
  return (drafts.body() as { body: { id: string } }).body.id
}
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Déposer ma demande' }))
const putOf = (id: string) => `PUT /api/subscriber/subscriptions/${id}`
const refused = (fields: { path: string; message: string }[]) =>
  new ApiError({
    kind: 'api',
    status: 409,
    error: 'Conflict',
    message: 'Refused: OrderPlateUsed',
    code: null,
    fields,
  })

describe('a request for a subscription', () => {
  it('is read again as a whole, sent under the id of its draft, and said to be under way', async () => {
    const { user, api, drafts, events, navigation } = await open()
    await toReview(user)
    expect(screen.getAllByText('Centre').length).toBeGreaterThan(0)
    const id = await keptId(drafts)
    api.answer({ [putOf(id)]: fakeSubscription({ id, status: 'AWAITING_VALIDATION' }) })
    await send(user)
    await title('Demande en cours')
    expect(api.calls.find(({ name }) => name === putOf(id))?.json).toMatchObject({
      plates: ['FG482KD'],
      customFields: [{ id: 'rpps', value: '100' }],
      validityAreaId: 'vm-centre',
      subscriptionPlanOptionId: 'year',
      startOfValidity: null,
    })
    expect(events).toContainEqual({ kind: 'rights-changed' })
    expect(navigation.location.search).toBe(`?created=${id}`)
    expect(screen.getByRole('link', { name: 'Suivre ma demande' }).getAttribute('href')).toBe(
      `/souscriptions/${id}`,
    )
    await waitFor(() => expect(drafts.body()).toBeUndefined())
  })

  it.each([
    ['under review', 'AWAITING_VALIDATION', 'Demande en cours'],
    ['to be paid', 'AWAITING_PAYMENT', 'Demande en cours\u202f: il reste à payer'],
    ['granted', 'ACCEPTED', 'Votre droit est ouvert'],
  ])('that is %s is confirmed again on a reload', async (_name, status, heading) => {
    const subscriptions = [fakeSubscription({ status })]
    await open({
      path: '/souscriptions/create/resident?created=sub-1',
      answers: cityAnswers({ plans: [OFFER], subscriptions }),
    })
    await title(heading)
    expect(screen.getByRole('link', { name: 'Suivre ma demande' }).getAttribute('href')).toBe(
      '/souscriptions/sub-1',
    )
  })

  it.each([
    ['refused since leads to its own page', 'REJECTED', '/souscriptions/sub-1'],
    ['without a document leads to its own page', 'AWAIT_EVIDENCE', '/souscriptions/sub-1'],
  ])('that is %s', async (_name, status, path) => {
    const { navigation } = await open({
      path: '/souscriptions/create/resident?created=sub-1',
      answers: cityAnswers({ plans: [OFFER], subscriptions: [fakeSubscription({ status })] }),
    })
    await waitFor(() => expect(navigation.location.pathname).toBe(path))
  })

  it('that this person did not make is a page that says so', async () => {
    await open({ path: '/souscriptions/create/resident?created=of-somebody-else' })
    await title('Ce droit est introuvable')
  })

  it('tells the zone that alone is possible, asks nothing, and sends it along', async () => {
    const oneZone = { ...OFFER, validityAreas: ['vm-centre'], applicationProcedure: {} }
    const { user, api, drafts } = await open({ answers: cityAnswers({ plans: [oneZone] }) })
    await detail(user)
    await title('Vérifier vos informations')
    await goOn(user)
    await title('Compléter la demande')
    expect(screen.getByText('La seule possible pour cette demande.').parentElement?.textContent).toMatch(
      /^Centre/,
    )
    expect(screen.queryByRole('radio', { name: 'Centre' })).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Dès que possible' }))
    await user.click(await screen.findByRole('button', { name: /La voiture/ }))
    await goOn(user)
    await title('Relire avant de déposer')
    const id = await keptId(drafts)
    api.answer({ [putOf(id)]: fakeSubscription({ id, status: 'AWAITING_VALIDATION' }) })
    await send(user)
    await title('Demande en cours')
    const sent = api.calls.find(({ name }) => name === putOf(id))
    expect(sent?.json).toMatchObject({ validityAreaId: 'vm-centre' })
  })

  it('that waits for its payment can be paid at once, with the address kept from the last payment', async () => {
    const { user, api, drafts } = await open({ subscriber: { paymentEmail: 'comptabilite@example.org' } })
    await toReview(user)
    const id = await keptId(drafts)
    api.answer({ [putOf(id)]: fakeSubscription({ id, status: 'AWAITING_PAYMENT', orderPrice: 15_000 }) })
    await send(user)
    await title('Demande en cours\u202f: il reste à payer')
    await user.click(screen.getByRole('button', { name: /^Payer 150,00/ }))
    expect(await screen.findByRole('dialog', { name: /Payer/ })).toBeDefined()
    expect(screen.getByText(/page sécurisée de notre prestataire/)).toBeDefined()
    expect(screen.getByLabelText('Adresse e-mail')).toHaveProperty('value', 'comptabilite@example.org')
  })

  it('stays on a step that is not valid, says why, and moves the focus to the reasons', async () => {
    const { user, screenTitle } = await open()
    await title('Choisir la formule')
    await goOn(user)
    const summary = screen.getByRole('region', { name: '2 réponses sont à corriger' })
    expect(summary).toBe(document.activeElement)
    expect(within(summary).getByText('Choisissez une durée.')).toBeDefined()
    await user.click(screen.getByRole('radio', { name: /1\san/ }))
    expect(screen.getByRole('region', { name: 'Une réponse est à corriger' })).toBeDefined()
    expect(screenTitle()).toBe('Choisir la formule – Abonnement résident')
  })

  it('refused by the city keeps everything and leads to the answer that it is about', async () => {
    const { user, api, drafts, context } = await open()
    // As the shell does.
    context.listen(({ kind }) => {
      const heading = document.querySelector('h1')
      if (kind !== 'screen' || !heading) return
      heading.tabIndex = -1
      heading.focus()
    })
    await toReview(user)
    expect(document.activeElement?.textContent).toBe('Relire avant de déposer')
    const id = await keptId(drafts)
    api.answer({ [putOf(id)]: refused([{ path: 'plates.0', message: 'plate-used' }]) })
    await send(user)
    const alert = await screen.findByRole('alert')
    await waitFor(() => expect(alert.textContent).toContain('plaque'))
    await user.click(within(alert).getByRole('button', { name: /^Corriger/ }))
    await title('Compléter la demande')
    const plate = screen.getByRole<HTMLInputElement>('textbox', { name: 'Plaque 1' })
    await waitFor(() => expect(document.activeElement).toBe(plate))
    expect(plate.value).toBe('FG-482-KD')
    expect(plate.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Numéro RPPS' }).value).toBe('100')
    await user.type(plate, '9')
    expect(plate.getAttribute('aria-invalid')).toBeNull()
    // A repeat keeps the same id.
    await user.clear(plate)
    await user.type(plate, 'GK-553-TN')
    await goOn(user)
    await title('Relire avant de déposer')
    api.answer({ [putOf(id)]: fakeSubscription({ id, status: 'AWAITING_VALIDATION' }) })
    await send(user)
    await title('Demande en cours')
  })

  it.each([
    ['SS-123-AB', /«\sSS\s» ne figure pas sur les plaques françaises/],
    ['AB-I23-CD', /Vouliez-vous dire AB-123-CD/],
  ])('questions the plate %s and refuses it not', async (typed, words) => {
    const { user } = await open()
    await detail(user)
    await title('Vérifier vos informations')
    await goOn(user)
    await title('Compléter la demande')
    await user.type(screen.getByRole('textbox', { name: 'Plaque 1' }), typed)
    expect(screen.getByText(words)).toBeDefined()
  })

  it('refused by a code alone leads to the answer that the code is about', async () => {
    const { user, api, drafts } = await open()
    await toReview(user)
    api.answer({ [putOf(await keptId(drafts))]: refused([]) })
    await send(user)
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: /^Corriger/ }))
    const plate = await screen.findByRole('textbox', { name: 'Plaque 1' })
    await waitFor(() => expect(document.activeElement).toBe(plate))
    expect(plate.getAttribute('aria-invalid')).toBe('true')
  })

  it('survives a city that does not answer', async () => {
    const { user, api, drafts } = await open()
    await toReview(user)
    const id = await keptId(drafts)
    api.answer({ [putOf(id)]: networkDown() })
    await send(user)
    expect((await screen.findByRole('alert')).textContent).toContain('Impossible de joindre la ville')
    expect(screen.getByRole('button', { name: 'Déposer ma demande' })).toBeDefined()
  })

  it('that comes back from the profile begins at the second step, and asks for the first before the review', async () => {
    const { user } = await open({ path: '/souscriptions/create/resident?redirect=true' })
    await title('Vérifier vos informations')
    await goOn(user)
    await complement(user)
    await title('Choisir la formule')
    await user.click(screen.getByRole('radio', { name: /1\san/ }))
    await user.click(screen.getByRole('checkbox', { name: /J’accepte/ }))
    await goOn(user)
    await title('Relire avant de déposer')
  })

  it('goes no further than an address that is not complete, and says where to complete it', async () => {
    const { user } = await open({ subscriber: { address: null } })
    await detail(user)
    expect(await screen.findByText('L’adresse de votre domicile est incomplète')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Continuer' })).toBeNull()
    const href = screen.getByRole('link', { name: 'Compléter l’adresse' }).getAttribute('href') ?? ''
    expect(href).toMatch(/^\/settings\?professional=false&back=/)
    expect(decodeURIComponent(href)).toContain('step=identity&redirect=true')
    expect(href).toMatch(/&ask=address$/)
  })

  it('does not open a step by its address before those before it are done', async () => {
    await open({ path: '/souscriptions/create/resident?step=review' })
    await title('Choisir la formule')
  })

  it.each([
    ['renewed', { startOfValidity: inDays(-360), endOfValidity: inDays(5) }, 1],
    ['asked for again after a refusal', { status: 'REJECTED' }, 0],
  ])('of a right that is %s shows today and after only where it was held', async (_name, held, tables) => {
    const offer = { ...OFFER, renewableEnabled: true, restrictions: { renewable: true } }
    const { user } = await open({
      path: `${PATH}&renew=sub-1`,
      answers: {
        ...cityAnswers({ plans: [offer], subscriptions: [fakeSubscription(held)] }),
        ...fakeDraftCity('subscription-resident:sub-1').answers,
      },
    })
    await detail(user)
    await title('Vérifier vos informations')
    await goOn(user)
    await title('Compléter la demande')
    await user.click(screen.getByRole('radio', { name: 'Gare' }))
    expect(screen.queryAllByText(/La zone change/)).toHaveLength(tables)
    const asap = tables > 0 ? 'Dès la fin du droit actuel' : 'Dès que possible'
    await user.click(screen.getByRole('checkbox', { name: asap }))
    expect(screen.queryAllByText(/La ville fixe le jour/)).toHaveLength(1 - tables)
    await user.type(screen.getByRole('textbox', { name: 'Numéro RPPS' }), '100')
    await goOn(user)
    await title('Relire avant de déposer')
    expect(screen.queryAllByRole('table', { name: 'Ce que change le renouvellement' })).toHaveLength(tables)
    // In the summary, in the review, and in the table.
    expect(screen.getAllByText(asap)).toHaveLength(2 + tables)
  })

  it('says where the zone of a renewal is chosen that it changes', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    const ending = fakeSubscription({ startOfValidity: day(-360), endOfValidity: day(5), plates: [] })
    const offer = { ...OFFER, renewableEnabled: true, restrictions: { renewable: true } }
    const { user } = await open({
      path: `${PATH}&renew=sub-1`,
      answers: {
        ...cityAnswers({ plans: [offer], subscriptions: [ending] }),
        ...fakeDraftCity('subscription-resident:sub-1').answers,
      },
    })
    await detail(user)
    await title('Vérifier vos informations')
    await goOn(user)
    await title('Compléter la demande')
    expect(screen.queryByText(/La zone change/)).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Gare' }))
    expect(await screen.findByText(/La zone change.*Centre aujourd’hui, Gare après/)).toBeDefined()
    await user.click(screen.getByRole('radio', { name: 'Centre' }))
    expect(screen.queryByText(/La zone change/)).toBeNull()
  })
})

describe('a right that one holds already for the vehicle', () => {
  const WARNING = 'Vous avez déjà ce droit pour ce véhicule'
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const held = fakeSubscription({
    id: 'held',
    startOfValidity: day(-10),
    endOfValidity: day(100),
    plates: ['FG482KD'],
  })

  it('is warned of below the field that decides it, and once more in the review', async () => {
    const { user } = await open({ answers: cityAnswers({ plans: [OFFER], subscriptions: [held] }) })
    await detail(user)
    await title('Vérifier vos informations')
    await goOn(user)
    await title('Compléter la demande')
    await user.click(screen.getByRole('checkbox', { name: 'Dès que possible' }))
    await user.click(await screen.findByRole('button', { name: /La voiture/ }))
    expect(screen.queryByText(WARNING)).toBeNull()
    const zone = screen.getByRole('radio', { name: 'Centre' })
    await user.click(zone)
    const warning = await screen.findByText(WARNING)
    expect(zone.compareDocumentPosition(warning) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: 'Numéro RPPS' }), '100')
    await goOn(user)
    await title('Relire avant de déposer')
    expect(screen.getByText(WARNING)).toBeDefined()
  })
})
