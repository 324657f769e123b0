import { cityRefusal, fakeDraftCity, type SeenCall } from '@parvis/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { plain } from '../testing/fake-city.ts'
import { begin, fillDay, goOn, PATH, titled, toComplement, toReview } from '../testing/ticket-request.tsx'

const WEEK = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY']
/** Neither today nor a day beside it, wherever the test runs. */
const OTHER_DAY = WEEK[(new Date().getUTCDay() + 3) % 7]

describe('a request for a ticket', () => {
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
    if (path === PATH) {
      await titled('Votre ticket est enregistré, il reste à le payer')
      expect(screen.getByRole('button', { name: /^Payer/ })).toBeDefined()
    }
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

  it.each([
    ['by the hour', { computeExactHourlyEnd: true }, true],
    ['by the day', {}, false],
    ['by the hour, on another weekday', { computeExactHourlyEnd: true, allowedWeekDays: [OTHER_DAY] }, false],
  ])('may start now %s', async (_name, definition, isOffered) => {
    const opened = await begin(definition)
    await toComplement(opened)
    const now = screen.queryByRole('button', { name: 'Commencer maintenant' })
    expect(now !== null).toBe(isOffered)
    if (now === null) return
    await opened.user.click(now)
    await goOn(opened)
    expect(await screen.findByRole('link', { name: 'Indiquez la plaque du véhicule.' })).toBeDefined()
    expect(screen.queryByRole('link', { name: /jour de début|l’heure et les minutes/ })).toBeNull()
  })

  it('goes on in the plate that was added, though no other may be', async () => {
    const opened = await begin({ plateLimit: 2 })
    await toComplement(opened)
    await opened.user.click(screen.getByRole('button', { name: 'Ajouter une plaque' }))
    await opened.user.keyboard('ab-123-cd')
    expect(screen.getByRole('textbox', { name: /^Plaque 2/ })).toHaveProperty('value', 'ab-123-cd')
  })

  it('offers each plate of a text that was pasted', async () => {
    const opened = await begin({})
    await toComplement(opened)
    const { user } = opened
    const plate = screen.getByRole('textbox', { name: /^Plaque/ })
    await user.click(plate)
    await user.paste('AB-123-CD, EF-456-GH')
    await user.click(screen.getByRole('button', { name: 'Prendre EF-456-GH' }))
    expect(plate).toHaveProperty('value', 'EF-456-GH')
  })

  it('gives each plate of a list that was pasted a field of its own', async () => {
    const opened = await begin({ plateLimit: 3 })
    await toComplement(opened)
    const { user } = opened
    await user.click(screen.getByRole('textbox', { name: /^Plaque/ }))
    await user.paste('AB-123-CD EF-456-GH; GK-553-TN')
    await user.click(screen.getByRole('button', { name: 'Prendre toutes ces plaques' }))
    const fields = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Plaque/ })
    expect(fields.map(({ value }) => value)).toEqual(['AB-123-CD', 'EF-456-GH', 'GK-553-TN'])
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

  it('lets its day be typed anew after it was read again', async () => {
    const opened = await begin({})
    await toReview(opened)
    await opened.user.click(screen.getByRole('button', { name: 'Retour' }))
    await titled('Compléter la demande')
    await fillDay(opened, 'Jour de début', '16072091')
    await goOn(opened)
    await titled('Relire avant de déposer')
    expect(screen.getAllByText(/lundi 16 juillet 2091/)).not.toHaveLength(0)
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

  it('for several tickets whose answer was lost is said to count once, not to make one ticket', async () => {
    const opened = await begin(
      { multipleOrderAllowed: true },
      { 'POST /api/tickets': cityRefusal(504, 'Gateway Timeout') },
    )
    await toComplement(opened)
    await fillDay(opened)
    await fillDay(opened, 'Dernier jour', '17062090')
    await opened.user.type(screen.getByRole('textbox', { name: /Plaque/ }), 'ab-123-cd')
    await goOn(opened)
    await opened.user.click(await screen.findByRole('button', { name: /Payer 9,00/ }))
    const said = plain((await screen.findByText(/sans risque/)).textContent)
    expect(said).toContain('elle ne comptera qu’une fois')
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

  it.each([
    ['at once', false, false],
    ['after its address was asked', true, true],
  ])(
    'whose price changed meanwhile says so, paid %s',
    async (_when, shouldRequestMailForPayment, isAsked) => {
      const opened = await begin({})
      await toReview(opened)
      const make = ({ json }: SeenCall) => {
        opened.api.answer({ [`POST /api/tickets/${(json as { id: string }).id}/payments`]: { amount: 400 } })
        return { id: 'x', shouldRequestMailForPayment }
      }
      opened.api.answer({ 'POST /api/tickets': make })
      await opened.user.click(screen.getByRole('button', { name: /Payer 3,00/ }))
      if (isAsked) {
        const dialog = within(await screen.findByRole('dialog'))
        await opened.user.click(dialog.getByRole('button', { name: /Payer 3,00/ }))
      }
      expect(await screen.findByText(/maintenant de 4,00/)).toBeDefined()
      expect(screen.getByRole('button', { name: /Payer 4,00/, busy: false })).toBeDefined()
    },
  )

  it.each([
    ['free', { price: 0 }, 'Confirmer'],
    ['to be paid', {}, /^Payer 3,00/],
  ])('that was %s and costs more when it is made says so, and waits', async (_was, definition, confirmed) => {
    const opened = await begin(definition)
    await toReview(opened)
    // The city's tickets are there before the page can begin a payment.
    const make = ({ json }: SeenCall) => {
      const { id } = json as { id: string }
      const ticket = {
        id,
        parkingRightDefinitionId: 'visitor',
        status: 'AWAITING_PAYMENT',
        startOfValidity: '2090-06-15T00:00:00+02:00',
        endOfValidity: '2090-06-15T23:59:59+02:00',
        plates: ['AB123CD'],
        orderPrice: 400,
      }
      opened.api.answer({
        'GET /api/tickets': [ticket],
        [`POST /api/tickets/${id}/payments`]: { amount: 400 },
      })
      return { id, shouldRequestMailForPayment: false }
    }
    opened.api.answer({ 'POST /api/tickets': make })
    await opened.user.click(screen.getByRole('button', { name: confirmed }))
    expect(await screen.findByText(/maintenant de 4,00.+Rien n’est encore payé/)).toBeDefined()
    const pay = await screen.findByRole('button', { name: /Payer 4,00/, busy: false })
    const pressed = () =>
      opened.api.calls.flatMap(({ name, json }) =>
        name.endsWith('/payments') ? [(json as { amount: number }).amount] : [],
      )
    expect(pressed()).not.toContain(400)
    await opened.user.click(pay)
    await waitFor(() => expect(pressed()).toContain(400))
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
})
