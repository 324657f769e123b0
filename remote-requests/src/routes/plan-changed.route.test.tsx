import { ApiError } from '@parvis/shared-kernel/errors'
import { fakeDraftCity } from '@parvis/shared-kernel/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cityAnswers, fakeDefinition } from '../testing/fake-city.ts'
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
import { begin, everyDay, goOn, PATH, titled, toReview } from '../testing/ticket-request.tsx'

const DAY = { id: 'day', price: 300, duration: 'P1D' }
const WEEK = { id: 'week', price: 900, duration: 'P7D' }
const FORTNIGHT = { id: 'fortnight', price: 1500, duration: 'P14D' }
const GONE = 'Cette durée n’est plus proposée. Choisissez-en une autre.'
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
