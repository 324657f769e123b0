import { beforeAll, describe, expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'
import { requestsOf } from '../../testing/requests.ts'

const city = testCity()
const requests = requestsOf(city)

const conditions = (activeProductsRequired: string[], activeProductsForbidden: string[]) => ({
  conditions: { productScope: 'BOTH', activeProductsRequired, activeProductsForbidden },
})
const SHORT = [{ id: 'renewable-year', price: 0, validityPeriod: 'P1Y' }]

beforeAll(async () => {
  await requests.addOffer('base')
  await requests.addOffer('second', conditions(['base'], []))
  await requests.addOffer('alone', conditions([], ['base']))
  await requests.addOffer('limited', { restrictions: { orderLimitCounter: 1 } })
  const zones = { zoneIds: ['vm-halles'], restrictFromEligibility: true }
  await requests.addOffer('elsewhere', { ...conditions(['base'], []), zones })
  await requests.addOffer('renewable', { renewableEnabled: true }, SHORT)
  await requests.addOffer('single', { renewableEnabled: true, restrictions: { orderLimitCounter: 1 } })
  await requests.addOffer('other', { renewableEnabled: true })
  await requests.addOffer('gone', { renewableEnabled: true, deleted: true })
  await requests.addOffer('replaced', { renewableEnabled: true })
  const next = { next_offer_id: 'other' }
  await city.deps.db.updateTable('offers').set(next).where('offer_id', '=', 'replaced').execute()
  await requests.addOffer('fixed', { renewableEnabled: false })
  await requests.addOffer('chosen', { validityAreasChoiceEnabled: true })
})

let people = 0
const somebody = () => {
  people += 1
  return requests.addPerson(`somebody-${people}`)
}
const plateOf = (as: string) => `P${as.replace(/\D/g, '')}X`
const ask = async (as: string, plan: string, body: object = {}) =>
  (await requests.subscribe(as, plan, { plates: [plateOf(as)], ...body })).body.error ?? 'created'

const share = (right_id: string, as: string) =>
  city.deps.db
    .insertInto('right_sharers')
    .values({
      right_id,
      subscriber_id: `sub-${as}`,
      joined_at: new Date(city.clock.now()).toISOString(),
    })
    .execute()

describe('rights that are held decide', () => {
  test.each([
    ['the required one is in force', { status: 'granted' }, 'second', 'created'],
    [
      'the required one waits for payment',
      { status: 'awaiting-payment' },
      'second',
      'OrderActiveRightNotFulfilled',
    ],
    ['the required one is over', { end: -1 }, 'second', 'OrderActiveRightNotFulfilled'],
    ['the forbidden one is in force', { status: 'granted' }, 'alone', 'OrderIncompatibleWithAnotherOrder'],
    [
      'the forbidden one waits for payment',
      { status: 'awaiting-payment' },
      'alone',
      'OrderIncompatibleWithWaitingToPayOrder',
    ],
    ['the forbidden one is under review', { status: 'under-review' }, 'alone', 'OrderIncompatible'],
    ['the forbidden one begins tomorrow', { start: 1 }, 'alone', 'OrderIncompatible'],
    ['the forbidden one was rejected', { status: 'rejected' }, 'alone', 'created'],
    [
      'the required one lies in another zone',
      { zones: ['vm-gare'] },
      'elsewhere',
      'OrderRestrictionViolation',
    ],
  ] as const)('%s', async (_name, held, plan, expected) => {
    const as = await somebody()
    await requests.addRight(as, { plan: 'base', plates: [plateOf(as)], ...held })
    expect(await ask(as, plan)).toBe(expected)
  })

  test('the required one must be there on the first day', async () => {
    const as = await somebody()
    await requests.addRight(as, { plan: 'base', end: 10 })
    const after = { startOfValidity: requests.day(12) }
    expect(await ask(as, 'second', after)).toBe('OrderPeriodStartOutsideEligibilityPeriod')
    await requests.addRight(as, { plan: 'base', start: 10.001, end: 300 })
    expect(await ask(as, 'second', after)).toBe('created')
  })

  test('which may be today, where the required one began this morning', async () => {
    const as = await somebody()
    await requests.addRight(as, { plan: 'base', start: -0.00001, plates: [plateOf(as)] })
    expect(await ask(as, 'second', { startOfValidity: requests.day(0) })).toBe('created')
  })

  test('the number of orders at once', async () => {
    const as = await somebody()
    expect(await ask(as, 'limited')).toBe('created')
    expect(await ask(as, 'limited')).toBe('OrderMaximumNumberOfOrdersExceeded')
  })

  test('a right that another person shares uses up nothing of the guest’s number', async () => {
    const [owner, as] = [await somebody(), await somebody()]
    await share(await requests.addRight(owner, { plan: 'limited', plates: [plateOf(owner)] }), as)
    expect(await ask(as, 'limited')).toBe('created')
    expect(await ask(owner, 'limited')).toBe('OrderMaximumNumberOfOrdersExceeded')
  })
})

describe('a plate that somebody else has a subscription of the offer for', () => {
  test.each([
    ['over the same time', 'base', {}, {}, 'OrderPlateUsed'],
    ['while it is under review', 'base', { status: 'under-review' }, {}, 'OrderPlateUsed'],
    ['that was canceled', 'base', { status: 'canceled' }, {}, 'created'],
    ['that ends before', 'base', { end: 5 }, { days: 7 }, 'created'],
    ['of another offer', 'other', {}, {}, 'created'],
    [
      'in another zone, where zones are chosen',
      'chosen',
      { zones: ['vm-gare'] },
      { validityAreaId: 'vm-centre' },
      'created',
    ],
    [
      'in the same zone, where zones are chosen',
      'chosen',
      { zones: ['vm-gare'] },
      { validityAreaId: 'vm-gare' },
      'OrderPlateUsed',
    ],
  ] as const)('%s', async (_name, plan, held, requested, expected) => {
    const [owner, as] = [await somebody(), await somebody()]
    await requests.addRight(owner, { plan, plates: [plateOf(as)], ...held })
    const { days, ...body } = { days: 1, ...requested }
    const asked = plan === 'other' ? 'base' : plan
    expect(await ask(as, asked, { ...body, startOfValidity: requests.day(days) })).toBe(expected)
  })

  test('is one’s own business when it is one’s own', async () => {
    const as = await somebody()
    await requests.addRight(as, { plan: 'base', plates: [plateOf(as)] })
    expect(await ask(as, 'base')).toBe('created')
  })

  test('cannot be looked for plate by plate', async () => {
    const [owner, as] = [await somebody(), await somebody()]
    await requests.addRight(owner, { plan: 'base', plates: ['LOOKED4'] })
    const answers: number[] = []
    for (let i = 0; i < 11; i += 1)
      answers.push((await requests.subscribe(as, 'base', { plates: ['LOOKED4'] })).status)
    // Nor does the answer for a free one tell it apart then.
    answers.push((await requests.subscribe(as, 'base', { plates: ['FREE444'] })).status)
    expect(answers).toEqual([...Array(10).fill(409), 429, 429])
  })
})

describe('a renewal', () => {
  const renew = (as: string, plan: string, renewedSubscriptionId: string, body: object = {}) =>
    requests.subscribe(as, plan, { plates: [plateOf(as)], renewedSubscriptionId, ...body })
  const error = async (answer: ReturnType<typeof renew>) => (await answer).body.error ?? 'created'
  const ending = { plan: 'renewable', start: -350, end: 15 }

  test('begins a second after the renewed end, and is made once', async () => {
    const as = await somebody()
    const id = await requests.addRight(as, { ...ending, plates: [plateOf(as)] })
    const held = (await requests.rightsOf(as)).find(right => right.right_id === id)
    const { status, body } = await renew(as, 'renewable', id)
    expect(status).toBe(201)
    expect(body.renewedSubscriptionId).toBe(id)
    expect(Date.parse(body.startOfValidity)).toBe((held?.end_of_validity ?? 0) + 1_000)
    expect(await error(renew(as, 'renewable', id))).toBe('OrderAlreadyExists')
  })

  test.each([
    [
      'before four fifths have passed',
      { plan: 'renewable', start: -30, end: 300 },
      'renewable',
      'OrderRestrictionViolation',
    ],
    [
      'of an offer that is not renewable',
      { plan: 'fixed', start: -350, end: 15 },
      'fixed',
      'OrderRestrictionViolation',
    ],
    // The renewed order does not count beside its own renewal.
    ['of the only order at once', { plan: 'single', start: -350, end: 15 }, 'single', 'created'],
    ['to another offer than the next', ending, 'other', 'OrderRestrictionViolation'],
    ['to the offer that replaces its own', { ...ending, plan: 'replaced' }, 'other', 'created'],
    [
      'to its own, which another replaces',
      { ...ending, plan: 'replaced' },
      'replaced',
      'OrderRestrictionViolation',
    ],
    ['of an offer that is gone', { ...ending, plan: 'gone' }, 'renewable', 'OrderRestrictionViolation'],
    ['of what was rejected', { plan: 'fixed', status: 'rejected' }, 'fixed', 'created'],
  ] as const)('%s', async (_name, held, plan, expected) => {
    const as = await somebody()
    const id = await requests.addRight(as, { ...held, plates: [plateOf(as)] })
    expect(await error(renew(as, plan, id))).toBe(expected)
  })

  test('does not begin before the renewed end', async () => {
    const as = await somebody()
    const id = await requests.addRight(as, { ...ending, plates: [plateOf(as)] })
    const early = { startOfValidity: requests.day(2) }
    expect(await error(renew(as, 'renewable', id, early))).toBe('OrderRestrictionViolation')
  })

  test('asked for on the day on which the renewed right ended begins after it', async () => {
    const as = await somebody()
    const id = await requests.addRight(as, { ...ending, end: -0.001, plates: [plateOf(as)] })
    const held = (await requests.rightsOf(as)).find(right => right.right_id === id)
    const { status, body } = await renew(as, 'renewable', id, { startOfValidity: requests.day(0) })
    expect(status).toBe(201)
    expect(Date.parse(body.startOfValidity)).toBe((held?.end_of_validity ?? 0) + 1_000)
  })

  test('that was refused is made again after the right that it was to follow, beside which it stands alone', async () => {
    const as = await somebody()
    const plates = [plateOf(as)]
    const id = await requests.addRight(as, { plan: 'single', start: -350, end: 15, plates })
    const refused = await requests.addRight(as, { plan: 'single', status: 'rejected', plates })
    await city.setRight(refused, { renewed_right_id: id })
    const held = (await requests.rightsOf(as)).find(right => right.right_id === id)
    const { status, body } = await renew(as, 'single', refused)
    expect(status).toBe(201)
    expect(Date.parse(body.startOfValidity)).toBe((held?.end_of_validity ?? 0) + 1_000)
    // It is the renewal of the right: the reminders of that, and the agent who accepts it, go by it.
    expect(body.renewedSubscriptionId).toBe(id)
    expect(await error(renew(as, 'single', id))).toBe('OrderAlreadyExists')
    expect(await error(renew(as, 'single', refused))).toBe('OrderAlreadyExists')
  })

  test('of what is not there, or not seen, is not found', async () => {
    const [owner, as] = [await somebody(), await somebody()]
    const theirs = await requests.addRight(owner, ending)
    const answers = await Promise.all([renew(as, 'renewable', theirs), renew(as, 'renewable', 'nowhere')])
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual(
      Array(2).fill([404, 'NoOrderWithThisIdInTheCity']),
    )
  })

  test('of what another person shares is that person’s to make', async () => {
    const [owner, as] = [await somebody(), await somebody()]
    const right_id = await requests.addRight(owner, ending)
    await share(right_id, as)
    expect(await error(renew(as, 'renewable', right_id))).toBe('CannotCreateOrderWithMoreThanOneSubscriber')
  })
})
