import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'
import { historiesOf, type Look, type Step, type Subject, step } from '../../testing/payment-histories.ts'

const HISTORIES = 300
const SEED = 20_261_121

const SUBJECTS: readonly Subject[] = [
  {
    cityId: 'valmont',
    as: 'thomas',
    rightId: 'thomas-sub-pay',
    path: '/api/subscriber/subscriptions/thomas-sub-pay/payments',
  },
  {
    cityId: 'port-sable',
    as: 'elodie',
    rightId: 'elodie-sub-second',
    path: '/api/subscriber/subscriptions/elodie-sub-second/payments',
  },
]

const city = testCity()
let histories: ReturnType<typeof historiesOf>
beforeAll(() => {
  histories = historiesOf(city)
})

const isPaid = (status: string) => status === 'PAYMENT_REGISTERED' || status === 'PAYMENT_RECEIVED'
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Checks what must hold after every step (payment invariants I2, I4, I5, I7), given the state before it. */
const checkAlways = ({ operations, right }: Look, before: Map<string, string>, isCanceled: boolean): void => {
  expect(operations.filter(({ status }) => status === 'PENDING').length).toBeLessThanOrEqual(1)
  expect(operations.filter(({ captured }) => captured !== null).length).toBeLessThanOrEqual(1)
  for (const { id, status, amount, captured } of operations) {
    if (isPaid(status)) expect(captured).toBe(amount)
    const earlier = before.get(id) ?? 'PENDING'
    if (earlier !== 'PENDING') expect([id, status]).toEqual([id, earlier])
    before.set(id, status)
  }
  const isRegistered = operations.some(({ status }) => status === 'PAYMENT_REGISTERED')
  expect(right === 'granted').toBe(isRegistered && !isCanceled)
  if (isCanceled) expect(right).toBe('canceled')
}

/**
 * Checks what must hold once all notifications and questions are done (I3): both sides' books agree, and nothing is
 * open.
 */
const checkAtLast = ({ operations }: Look): void => {
  expect(operations.filter(({ status }) => status === 'PENDING')).toEqual([])
  const here = operations.filter(({ status }) => isPaid(status)).map(({ amount }) => amount)
  expect(sum(here)).toBe(sum(operations.map(({ captured }) => captured ?? 0)))
}

const LAST: readonly Step[] = [
  { do: 'wait', at: 30 },
  { do: 'reconcile', at: 0 },
]

test(`of ${HISTORIES} histories none loses, doubles or invents a payment`, async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...SUBJECTS),
      fc.array(step, { minLength: 3, maxLength: 8 }),
      async (subject, steps) => {
        const before = new Map<string, string>()
        let isCanceled = false
        await histories.begin(subject)
        for (const one of [...steps, ...LAST]) {
          isCanceled = (await histories.make(subject, one)) || isCanceled
          checkAlways(await histories.look(subject), before, isCanceled)
        }
        const look = await histories.look(subject)
        checkAtLast(look)
        for (const { status } of look.operations) seen.add(`${status} ${look.right}`)
      },
    ),
    { numRuns: HISTORIES, seed: SEED, endOnFailure: false },
  )
  city.clock.reset()
  // Histories that never reached the interesting end states would prove nothing.
  for (const end of [
    'PAYMENT_REGISTERED granted',
    'REFUSED awaiting-payment',
    'ABANDONED awaiting-payment',
    'ABANDONED canceled',
  ])
    expect([...seen]).toContain(end)
}, 240_000)
