import { ApiError } from '@parvis/shared-kernel/errors'
import { fakeDraftCity } from '@parvis/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cityAnswers, fakeDefinition, fakeSubscription } from '../testing/fake-city.ts'
import {
  detail as fillDetail,
  goOn as goOnOffer,
  keptId,
  OFFER,
  PATH as OFFER_PATH,
  open,
  putOf,
  send,
  title,
  toReview as toOfferReview,
} from '../testing/subscription-request.tsx'
import { begin, everyDay, fillDay, goOn, PATH, titled, toReview } from '../testing/ticket-request.tsx'

const DAY = { id: 'day', price: 300, duration: 'P1D' }
const WEEK = { id: 'week', price: 900, duration: 'P7D' }
const FORTNIGHT = { id: 'fortnight', price: 1500, duration: 'P14D' }
const GONE = 'Cette durée n’est plus proposée. Choisissez-en une autre.'
const PASSED = 'Ce jour est passé.'
const malformed = (path: string) =>
  new ApiError({
    kind: 'api',
    status: 400,
    error: 'ValidationFailed',
    message: 'ValidationFailed',
    code: null,
    fields: [{ path, message: 'option-missing' }],
  })
const definitions = (...options: object[]) => ({
  'GET /api/parking-right-definition': [fakeDefinition({ ...everyDay, options })],
})
const ticketDraft = (draft: object) => ({
  writer: 'before',
  body: {
    id: 'x',
    completed: ['detail', 'identity'],
    draft: {
      optionId: null,
      hasConsent: true,
      startDay: '2090-06-15',
      startTime: null,
      endDay: null,
      plates: ['AB-123-CD'],
      zoneId: null,
      customEmail: '',
      subscriptionId: null,
      ...draft,
    },
  },
})
const offerDraft = (body: object) => ({
  writer: 'before',
  body: {
    id: '0197a000-0000-7000-8000-0000000000b1',
    completed: ['detail', 'identity'],
    optionId: 'year',
    hasConsent: true,
    startDay: null,
    isAsSoonAsPossible: true,
    plates: ['FG-482-KD'],
    customFields: { rpps: '100' },
    zoneId: 'vm-centre',
    userComment: '',
    files: [],
    ...body,
  },
})
/** A draft of a subscription that is taken up. */
const resumed = async (body: object, plan: object = {}) => {
  const drafts = fakeDraftCity('subscription-resident')
  drafts.put(offerDraft(body))
  return open({
    path: '/souscriptions/create/resident?step=resume',
    answers: { ...cityAnswers({ plans: [{ ...OFFER, ...plan }] }), ...drafts.answers },
  })
}

describe('a duration that the city took away', () => {
  it('after a ticket’s form was opened is named at its field, and the form goes on with another', async () => {
    const opened = await begin({ options: [DAY, WEEK] })
    await titled('Choisir la formule')
    await opened.user.click(screen.getByRole('radio', { name: /7\sjours/ }))
    await toReview(opened, 'Choisir la formule')
    const refused = malformed('selectedOptionId')
    opened.api.answer({ 'POST /api/tickets': refused, ...definitions(DAY, FORTNIGHT) })
    await opened.user.click(screen.getByRole('button', { name: /Payer 9,00/ }))
    await titled('Choisir la formule')
    expect(await screen.findAllByRole('link', { name: GONE })).toHaveLength(1)
    await waitFor(() => expect(screen.queryByRole('radio', { name: /7\sjours/ })).toBeNull())
    await opened.user.click(screen.getByRole('radio', { name: /14\sjours/ }))
    expect(screen.queryByText(GONE)).toBeNull()
    opened.api.answer({ 'POST /api/tickets': { id: 'x', shouldRequestMailForPayment: false } })
    await goOn(opened)
    await titled('Relire avant de déposer')
    await opened.user.click(screen.getByRole('button', { name: /Payer 15,00/ }))
    await titled('Votre ticket est enregistré, il reste à le payer')
  })

  it('after a ticket’s draft was kept is asked for again, and no price is shown meanwhile', async () => {
    const drafts = fakeDraftCity('ticket-visitor')
    drafts.put(ticketDraft({ optionId: 'week' }))
    await begin({ options: [DAY, FORTNIGHT] }, drafts.answers, `${PATH}?step=resume`)
    await titled('Choisir la formule')
    expect(screen.getByRole('link', { name: GONE })).toBeDefined()
    expect(screen.queryAllByRole('radio', { checked: true })).toHaveLength(0)
    // Each option's own, and none of the request.
    expect(screen.queryAllByText(/\d,\d\d\s€/)).toHaveLength(2)
  })

  it('after a subscription’s form was opened is named at its field, and the form goes on with another', async () => {
    const { user, api, drafts } = await open()
    await toOfferReview(user)
    const id = await keptId(drafts)
    const [month] = OFFER.options
    const plans = [{ ...OFFER, options: [month, { id: 'half', validityPeriod: 'P6M', price: 8000 }] }]
    api.answer({ ...cityAnswers({ plans }), [putOf(id)]: malformed('subscriptionPlanOptionId') })
    await send(user)
    await title('Choisir la formule')
    expect(await screen.findAllByRole('link', { name: GONE })).toHaveLength(1)
    await user.click(screen.getByRole('radio', { name: /6\smois/ }))
    expect(screen.queryByText(GONE)).toBeNull()
    await goOnOffer(user)
    await title('Relire avant de déposer')
  })

  it('after a subscription’s draft was kept is asked for again, and no price is shown meanwhile', async () => {
    await resumed({ optionId: 'decade' })
    await title('Choisir la formule')
    expect(screen.getByRole('link', { name: GONE })).toBeDefined()
    expect(screen.queryAllByText(/\d,\d\d\s€/)).toHaveLength(OFFER.options.length)
  })

  it('is not said of one that was not chosen yet', async () => {
    const { user } = await open({ path: OFFER_PATH })
    await title('Choisir la formule')
    await goOnOffer(user)
    expect(await screen.findByRole('link', { name: 'Choisissez une durée.' })).toBeDefined()
    await fillDetail(user)
    await title('Vérifier vos informations')
  })
})

describe('plates of a draft, once the plan', () => {
  const drafted = async (plates: string[], definition: object, answers: object = {}) => {
    const drafts = fakeDraftCity('ticket-visitor')
    drafts.put(ticketDraft({ plates }))
    return begin({ price: 0, ...definition }, { ...drafts.answers, ...answers }, `${PATH}?step=resume`)
  }
  const CREATED = { 'POST /api/tickets': { id: 'x', shouldRequestMailForPayment: false } }
  const sentPlates = ({ api }: Awaited<ReturnType<typeof drafted>>) =>
    api.calls.flatMap(({ name, json }) =>
      name === 'POST /api/tickets' ? [(json as { plates: string[] }).plates] : [],
    )

  it('takes none, are not sent with a ticket', async () => {
    const opened = await drafted(['AB-123-CD'], { plateLimit: 0, mustOrderWithPlate: false }, CREATED)
    await titled('Compléter la demande')
    expect(screen.queryByRole('textbox', { name: /Plaque/ })).toBeNull()
    await goOn(opened)
    await titled('Relire avant de déposer')
    expect(screen.queryByText(/AB-123-CD/)).toBeNull()
    await opened.user.click(screen.getByRole('button', { name: 'Confirmer' }))
    await titled('Votre ticket est prêt')
    expect(sentPlates(opened)).toEqual([[]])
  })

  it('takes fewer, are told at once, each with its number, and one is removed', async () => {
    const opened = await drafted(['AB-123-CD', 'EF-456-GH'], { plateLimit: 1 }, CREATED)
    await titled('Compléter la demande')
    expect(screen.getByRole('link', { name: 'Une seule plaque est possible.' })).toBeDefined()
    await opened.user.click(screen.getByRole('button', { name: 'Retirer la plaque 1' }))
    expect(screen.queryByRole('link', { name: 'Une seule plaque est possible.' })).toBeNull()
    await goOn(opened)
    await titled('Relire avant de déposer')
    await opened.user.click(screen.getByRole('button', { name: 'Confirmer' }))
    await titled('Votre ticket est prêt')
    expect(sentPlates(opened)).toEqual([['EF456GH']])
  })

  it('takes one where it took none, are asked for in a line of their own', async () => {
    const opened = await drafted([], { plateLimit: 1 })
    await titled('Compléter la demande')
    await goOn(opened)
    await opened.user.click(await screen.findByRole('link', { name: 'Indiquez la plaque du véhicule.' }))
    const plate = screen.getByRole('textbox', { name: /^Plaque/ })
    await waitFor(() => expect(document.activeElement).toBe(plate))
    await opened.user.type(plate, 'AB-123-CD')
    await goOn(opened)
    await titled('Relire avant de déposer')
  })

  it('takes fewer of its subscription’s, leave one to be chosen', async () => {
    const endOfValidity = '2095-12-31T23:59:59+01:00'
    const fleet = fakeSubscription({ plates: ['AB123CD', 'EF456GH'], endOfValidity })
    const own = { plateLimit: 1, shouldUseSubscriptionPlate: true, mustOrderWithPlate: true }
    const subscriptions = [fleet]
    const held = cityAnswers({ subscriptions })['GET /api/subscriber']
    const opened = await drafted(['AB-123-CD', 'EF-456-GH'], own, { 'GET /api/subscriber': held })
    await titled('Compléter la demande')
    expect(screen.getByRole('link', { name: 'Une seule plaque est possible.' })).toBeDefined()
    expect(screen.queryAllByRole('radio', { checked: true })).toHaveLength(0)
    await opened.user.click(screen.getByRole('radio', { name: 'AB-123-CD' }))
    await goOn(opened)
    await titled('Relire avant de déposer')
  })

  it('takes none, are not sent with a subscription', async () => {
    const { user, api } = await resumed({}, { nbMaxPlates: 0, mustContainPlate: false })
    await title('Compléter la demande')
    await goOnOffer(user)
    await title('Relire avant de déposer')
    const path = putOf('0197a000-0000-7000-8000-0000000000b1')
    api.answer({ [path]: fakeSubscription({ id: 'x', status: 'AWAITING_VALIDATION' }) })
    await send(user)
    await title('Demande en cours')
    expect(api.calls.find(({ name }) => name === path)?.json).toMatchObject({ plates: [] })
  })
})

describe('a draft whose first day has passed', () => {
  it('of a ticket is taken up at the step that asks for it, which says why at once', async () => {
    const drafts = fakeDraftCity('ticket-visitor')
    const { writer, body } = ticketDraft({ startDay: '2020-06-15' })
    drafts.put({ writer, body: { ...body, completed: ['detail', 'identity', 'complement'] } })
    const opened = await begin({ price: 0 }, drafts.answers, `${PATH}?step=resume`)
    await titled('Compléter la demande')
    expect(screen.getByRole('link', { name: PASSED })).toBeDefined()
    await fillDay(opened)
    expect(screen.queryByRole('link', { name: PASSED })).toBeNull()
    await goOn(opened)
    await titled('Relire avant de déposer')
  })

  it('of a subscription likewise', async () => {
    const completed = ['detail', 'identity', 'complement']
    await resumed({ completed, startDay: '2020-06-15', isAsSoonAsPossible: false })
    await title('Compléter la demande')
    expect(screen.getByRole('link', { name: PASSED })).toBeDefined()
  })
})
