import { cityRefusal, fakeDraftCity, type MountedFake, mountRemote } from '@parvis/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mount } from '../entry.ts'
import { cityAnswers, fakeDefinition, fakeSubscription, plain } from '../testing/fake-city.ts'

const PATH = '/souscriptions/ticket/create/visitor'
const COUNT = 'GET /api/parking-right-definition/visitor/subscribers/camille/ticket-number'
const everyDay = { allowedWeekDays: [], mustOrderWithPlate: true }

// This DOM implementation fires selectionchange synchronously on every change, endlessly; browsers fire it once
// afterwards.
beforeEach(() => void vi.spyOn(Selection.prototype, 'collapse').mockImplementation(() => {}))

const begin = async (definition: object, more = {}, path = `${PATH}?step=start`) => {
  const fake = await mountRemote(mount, {
    path,
    answers: {
      ...cityAnswers({ definitions: [fakeDefinition({ ...everyDay, ...definition })] }),
      ...fakeDraftCity('ticket-visitor').answers,
      'GET /api/subscriber/vehicles': [],
      [COUNT]: 5,
      ...more,
    },
  })
  return { ...fake, user: userEvent.setup() }
}
type Opened = MountedFake & { readonly user: ReturnType<typeof userEvent.setup> }

const goOn = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Continuer' }))
const titled = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 5000 })

async function toComplement(opened: Opened) {
  await titled('Vérifier l’offre')
  await opened.user.click(screen.getByRole('checkbox', { name: /J’accepte/ }))
  await goOn(opened)
  await titled('Vérifier vos informations')
  await goOn(opened)
  await titled('Compléter la demande')
}

async function fillDay({ user }: Opened, field = 'Jour de début', day = '15062090') {
  const group = await screen.findByRole('group', { name: field })
  await user.click(within(group).getAllByRole('spinbutton')[0] as HTMLElement)
  await user.keyboard(day)
}

async function toReview(opened: Opened) {
  await toComplement(opened)
  await fillDay(opened)
  await opened.user.type(screen.getByRole('textbox', { name: /Plaque/ }), 'ab-123-cd')
  await goOn(opened)
  await titled('Relire avant de déposer')
}

describe('a request for a ticket', () => {
  it.each([
    ['granted', 'ACCEPTED', 'Renouvellement de votre ticket du 01/06/2026.'],
    ['refused', 'REJECTED', 'Nouvelle demande, après le refus de votre ticket du 01/06/2026.'],
  ])('names the ticket that was %s and is followed', async (_name, status, words) => {
    const ticket = {
      id: 'ticket-1',
      parkingRightDefinitionId: 'visitor',
      status,
      startOfValidity: '2026-06-01T00:00:00+02:00',
      endOfValidity: '2026-06-01T23:59:59+02:00',
      plates: ['AB123CD'],
    }
    const more = {
      'GET /api/tickets': [ticket],
      ...fakeDraftCity('ticket-visitor:ticket-1').answers,
    }
    await begin({ renewableEnabled: true }, more, `${PATH}?step=start&renew=ticket-1`)
    expect(await screen.findByText(words)).toBeDefined()
  })

  it.each([
    ['to be paid is paid here', {}, '2090-06-01', PATH],
    [
      'free though to be paid leads to its own page',
      { price: 0 },
      '2090-06-01',
      '/souscriptions/tickets/t-1',
    ],
    ['over before it was paid leads to its own page', {}, '2020-06-01', '/souscriptions/tickets/t-1'],
  ])('that was made and is %s', async (_name, definition, day, path) => {
    const ticket = {
      id: 't-1',
      parkingRightDefinitionId: 'visitor',
      status: 'AWAITING_PAYMENT',
      startOfValidity: `${day}T00:00:00+02:00`,
      endOfValidity: `${day}T23:59:59+02:00`,
      plates: ['AB123CD'],
    }
    const opened = await begin(definition, { 'GET /api/tickets': [ticket] }, `${PATH}?created=t-1`)
    if (path === PATH) await screen.findByRole('button', { name: /^Payer/ })
    await waitFor(() => expect(opened.navigation.location.pathname).toBe(path))
  })

  it('is not left at its first step without consent', async () => {
    const opened = await begin({})
    await titled('Vérifier l’offre')
    await goOn(opened)
    expect(await screen.findByRole('link', { name: /Cochez la case/ })).toBeDefined()
    expect(plain(document.body.textContent)).toContain('5 sur 20 en')
  })

  it('says at each field of the third step what lacks', async () => {
    const opened = await begin({ computeExactHourlyEnd: true, multipleOrderAllowed: true })
    await toComplement(opened)
    await goOn(opened)
    for (const what of [
      'Choisissez un jour de début.',
      'Choisissez le dernier jour.',
      'Indiquez la plaque du véhicule.',
    ])
      expect(await screen.findByRole('link', { name: what })).toBeDefined()
    expect(screen.getByRole('link', { name: /Indiquez l’heure et les minutes/ })).toBeDefined()
  })

  it('says why a typed day cannot be', async () => {
    const opened = await begin({ allowedWeekDays: ['SATURDAY'] })
    await toComplement(opened)
    await fillDay(opened)
    expect(plain((await screen.findByText(/Pas ce jour-là/)).textContent)).toContain(': samedi seulement')
  })

  it('tells how many tickets the days make and what they cost, while one types', async () => {
    const opened = await begin({ multipleOrderAllowed: true })
    await toComplement(opened)
    await fillDay(opened)
    await fillDay(opened, 'Dernier jour', '17062090')
    const live = await screen.findByText(/3 tickets à la suite/)
    expect(plain(live.textContent)).toContain('du 15/06/2090 au 17/06/2090 : 9,00 € en tout')
  })

  it('does not break a plate over two lines where one chooses the subscription', async () => {
    const scope = { subscriptionPlanId: 'resident', subscriptionPlanOptionsIds: [] }
    const held = ['first', 'second'].map(id => fakeSubscription({ id, plates: ['AB123CD'] }))
    const definitions = [fakeDefinition({ ...everyDay, parkingRightScopes: [scope] })]
    await begin({}, cityAnswers({ definitions, subscriptions: held }))
    await titled('Vérifier l’offre')
    expect(screen.getAllByText(/AB\u2011123\u2011CD/)).toHaveLength(2)
  })

  it.each([
    ['start', 'once it is asked'],
    ['resume', 'by a link that says so'],
  ])('that was begun is taken up after the last step that was left (%s: %s)', async step => {
    const drafts = fakeDraftCity('ticket-visitor')
    const draft = { optionId: null, hasConsent: true, startDay: null, startTime: null, endDay: null }
    const answers = { ...draft, plates: ['AB-123-CD'], zoneId: null, customEmail: '', subscriptionId: null }
    const body = { id: 'x', completed: ['detail', 'identity'], draft: answers }
    drafts.put({ writer: 'before', body })
    const { user, navigation } = await begin({}, drafts.answers, `${PATH}?step=${step}`)
    if (step === 'start')
      await user.click(await screen.findByRole('button', { name: 'Reprendre le brouillon' }))
    await titled('Compléter la demande')
    expect(navigation.location.search).toContain('step=complement')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Plaque/ }).value).toBe('AB-123-CD')
  })

  it('that costs nothing is confirmed, not paid, and ends with a ticket and a file for the calendar', async () => {
    const opened = await begin(
      { price: 0 },
      { 'POST /api/tickets': { id: 'x', shouldRequestMailForPayment: false } },
    )
    await toReview(opened)
    expect(screen.queryByText('Prix total')).toBeNull()
    await opened.user.click(screen.getByRole('button', { name: 'Confirmer' }))
    await titled('Votre ticket est prêt')
    const sent = opened.api.calls.find(({ name }) => name === 'POST /api/tickets')?.json as { id: string }
    expect(sent).toMatchObject({ plates: ['AB123CD'], startOfValidity: '2090-06-15T00:00:00+02:00' })
    expect(screen.getByRole('link', { name: 'Voir le ticket' }).getAttribute('href')).toBe(
      `/souscriptions/tickets/${sent.id}`,
    )
    const calendar = screen.getByRole('link', { name: 'Ajouter à mon agenda' })
    expect(calendar.getAttribute('download')).toBe('Visiteur-une-journee-2090-06-15.ics')
    expect(decodeURIComponent(calendar.getAttribute('href') ?? '')).toContain(`UID:${sent.id}@valmont.parvis`)
    expect(opened.events.some(({ kind }) => kind === 'rights-changed')).toBe(true)
  })

  it('leads to the answer that the city refuses, with everything still there', async () => {
    const no = cityRefusal(409, 'Conflict', 'ticket: OrderPeriodViolation')
    const opened = await begin({}, { 'POST /api/tickets': no })
    await toReview(opened)
    await opened.user.click(screen.getByRole('button', { name: /Payer 3,00/ }))
    await titled('Compléter la demande')
    expect(await screen.findByRole('link', { name: /La période choisie n’est pas permise/ })).toBeDefined()
    expect((screen.getByRole('textbox', { name: /Plaque/ }) as HTMLInputElement).value.toUpperCase()).toBe(
      'AB-123-CD',
    )
  })

  it('repeats the words of a city that refuses in its own, and stays', async () => {
    const no = cityRefusal(409, 'Conflict', 'La ville a fermé cette rue')
    const opened = await begin({ price: 0 }, { 'POST /api/tickets': no })
    await toReview(opened)
    await opened.user.click(screen.getByRole('button', { name: 'Confirmer' }))
    expect(await screen.findByText(/La ville a fermé cette rue/)).toBeDefined()
    await titled('Relire avant de déposer')
  })

  it('sent twice is sent under one id', async () => {
    const opened = await begin({ price: 0 }, { 'POST /api/tickets': cityRefusal(503, 'Service Unavailable') })
    await toReview(opened)
    await opened.user.click(screen.getByRole('button', { name: 'Confirmer' }))
    expect(await screen.findByText('La demande n’est pas encore passée')).toBeDefined()
    opened.api.answer({ 'POST /api/tickets': { id: 'x', shouldRequestMailForPayment: false } })
    await opened.user.click(screen.getByRole('button', { name: 'Confirmer' }))
    await titled('Votre ticket est prêt')
    const ids = opened.api.calls.flatMap(({ name, json }) =>
      name === 'POST /api/tickets' ? [(json as { id: string }).id] : [],
    )
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })

  it('whose first try arrived with other answers leads to that ticket', async () => {
    const opened = await begin({}, { 'POST /api/tickets': cityRefusal(422, 'IdempotencyKeyReused') })
    await toReview(opened)
    await opened.user.click(screen.getByRole('button', { name: /Payer 3,00/ }))
    expect(await screen.findByText('Un ticket existe déjà pour cette demande')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ouvrir le ticket' })).toBeDefined()
    await opened.user.click(screen.getByRole('button', { name: 'En demander un autre' }))
    expect(await screen.findByRole('button', { name: /Payer 3,00/ })).toBeDefined()
  })

  it('that is to be paid begins its payment at once, and can be paid later when that fails', async () => {
    const opened = await begin(
      {},
      {
        'POST /api/tickets': { id: 'x', shouldRequestMailForPayment: false },
        'GET /api/subscriber': { subscriberId: 'camille', subscriptions: [] },
      },
    )
    await toReview(opened)
    await opened.user.click(screen.getByRole('button', { name: /Payer 3,00/ }))
    await titled('Votre ticket est enregistré, il reste à le payer')
    expect(await screen.findByText('Le paiement n’a pas pu commencer')).toBeDefined()
    const payment = opened.api.calls.find(({ name }) => /^POST \/api\/tickets\/.+\/payments$/.test(name))
    expect(payment?.json).toMatchObject({ urlRedirection: expect.stringContaining('/payments') })
    expect(screen.getByRole('link', { name: 'Payer plus tard' }).getAttribute('href')).toMatch(
      /^\/souscriptions\/tickets\//,
    )
    expect(screen.getByRole('button', { name: /Payer 3,00/ })).toBeDefined()
  })

  it('asks for an address first where none is known', async () => {
    const opened = await begin({}, { 'POST /api/tickets': { id: 'x', shouldRequestMailForPayment: true } })
    await toReview(opened)
    await opened.user.click(screen.getByRole('button', { name: /Payer 3,00/ }))
    expect(await screen.findByRole('dialog')).toBeDefined()
    await waitFor(() => expect(opened.api.calls.some(({ name }) => name.endsWith('/payments'))).toBe(false))
  })

  it('without the address that counts does not go past the second step', async () => {
    const opened = await begin({ professional: true })
    await titled('Vérifier l’offre')
    await opened.user.click(screen.getByRole('checkbox', { name: /J’accepte/ }))
    await goOn(opened)
    await titled('Vérifier vos informations')
    expect(screen.queryByRole('button', { name: 'Continuer' })).toBeNull()
  })

  it('tells the zone that each subscription brings, and which was chosen', async () => {
    const subscriptions = [
      fakeSubscription({ id: 'sub-1', plates: ['AB123CD'], validityAreas: ['vm-centre'] }),
      fakeSubscription({ id: 'sub-2', plates: ['EF456GH'], validityAreas: ['vm-gare'] }),
    ]
    const definition = fakeDefinition({
      ...everyDay,
      validityAreas: ['vm-centre', 'vm-gare'],
      validityAreasAutoSelection: true,
      parkingRightScopes: [{ subscriptionPlanId: 'resident' }],
    })
    const opened = await begin({}, cityAnswers({ definitions: [definition], subscriptions }))
    await titled('Vérifier l’offre')
    const group = within(await screen.findByRole('group', { name: 'Abonnement' }))
    const cards = group.getAllByRole('radio')
    expect(cards.map(card => plain(card.closest('label')?.textContent ?? null))).toEqual([
      expect.stringContaining('Zone : Centre'),
      expect.stringContaining('Zone : Gare'),
    ])
    expect(screen.queryByText('Centre')).toBeNull()
    await opened.user.click(cards[1] as HTMLElement)
    expect(screen.getByText('Gare')).toBeDefined()
    await toComplement(opened)
    expect(screen.getByText('Gare, la zone de cet abonnement')).toBeDefined()
    expect(screen.getByText(/^Abonnement résident \(EF.456.GH\)$/)).toBeDefined()
  })

  it.each([
    [1, true, ['AB-123-CD', 'EF-456-GH'], 0],
    [1, false, ['AB-123-CD', 'EF-456-GH', 'Sans plaque'], 0],
    [2, true, [], 2],
  ])(
    'of %i plate of a subscription (mandatory: %s), one is chosen of: %j',
    async (limit, isAsked, cards, boxes) => {
      const carrier = fakeSubscription({ id: 'carrier', status: 'ACCEPTED', plates: ['AB123CD', 'EF456GH'] })
      const scope = { subscriptionPlanId: 'resident' }
      const definition = fakeDefinition({
        ...{ ...everyDay, plateLimit: limit, mustOrderWithPlate: isAsked },
        ...{ shouldUseSubscriptionPlate: true, parkingRightScopes: [scope] },
      })
      const opened = await begin({}, cityAnswers({ definitions: [definition], subscriptions: [carrier] }))
      await toComplement(opened)
      const group = within(await screen.findByRole('group', { name: /V.hicules? de l’abonnement/ }))
      expect(
        group.queryAllByRole<HTMLInputElement>('radio').map(card => card.labels?.[0]?.textContent),
      ).toEqual(cards)
      expect(group.queryAllByRole('checkbox')).toHaveLength(boxes)
      if (limit > 1) return
      await opened.user.click(group.getByRole('radio', { name: 'EF-456-GH' }))
      expect(group.getByRole<HTMLInputElement>('radio', { name: 'EF-456-GH' }).checked).toBe(true)
    },
  )
})
