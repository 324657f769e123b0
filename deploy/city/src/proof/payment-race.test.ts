import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at } from '../db/schema.ts'
import { PORTAL, paymentsOf } from '../testing/payments.ts'
import { pause, seeded, startTwoCities, type TwoCities, times } from './two-cities.ts'

/** PARVIS_RACE_RUNS sets another number of runs. */
const WISHED = process.env.PARVIS_RACE_RUNS
const RUSHES = Number(WISHED ?? 5)
const DUELS = Number(WISHED ?? 60)
let two: TwoCities

beforeAll(async () => {
  two = await startTwoCities()
})
afterAll(() => two.stop())

const ticketToPay = async (): Promise<string> => {
  const { db, clock } = two.first.deps
  const rightId = randomUUID()
  const now = clock.now()
  await db
    .insertInto('rights')
    .values({
      city_id: 'valmont',
      right_id: rightId,
      kind: 'ticket',
      subscriber_id: 'sub-camille',
      definition_id: 'vm-hourly',
      option_id: 'vm-hourly-1',
      status: 'awaiting-payment',
      price_cents: 150,
      start_of_validity: at(now),
      end_of_validity: new Date(now + 3_600_000).toISOString(),
      created_at: at(now),
      initial_plates: ['RC456RC'],
      plates: ['RC456RC'],
      zone_ids: ['vm-centre'],
      custom_fields: '[]',
    })
    .execute()
  return rightId
}

const pay = (turn: number, rightId: string, token: string) =>
  two.of(turn).ask(`/api/tickets/${rightId}/payments`, {
    token,
    body: { email: 'camille.martin@example.org', urlRedirection: `${PORTAL}/souscriptions` },
  })

const statusOf = async (rightId: string) => {
  const { db } = two.first.deps
  const right = await db
    .selectFrom('rights')
    .select('status')
    .where('right_id', '=', rightId)
    .executeTakeFirstOrThrow()
  const operations = await db
    .selectFrom('operations')
    .select('status')
    .where('resource_id', '=', rightId)
    .execute()
  return { right: right.status, operations: operations.map(({ status }) => status) }
}

describe('two processes over one PostgreSQL', () => {
  test(`open one live payment of a right, when it is asked for a hundred times at once, in ${RUSHES} runs`, async () => {
    const token = await two.first.tokenOf('camille')
    for (let run = 0; run < RUSHES; run += 1) {
      const rightId = await ticketToPay()
      const answers = await Promise.all(times(100, turn => pay(turn, rightId, token)))
      for (const { status, body } of answers)
        expect(status === 200 || body.error === 'OperationPending').toBe(true)
      expect((await statusOf(rightId)).operations).toEqual(['PENDING'])
    }
  }, 300_000)

  test(`have one winner between canceling and paying, in ${DUELS} seeded runs`, async () => {
    const token = await two.first.tokenOf('camille')
    const random = seeded(20_261_121)
    const payWhole = async (run: number, rightId: string) => {
      const started = await pay(run + 1, rightId, token)
      if (started.status === 200) await paymentsOf(two.of(run)).press(started.body.url, 'ACCEPTED')
      return started
    }
    const outcomes = { paid: 0, canceled: 0 }
    // The longest pause in ms before a cancellation. Each outcome moves it towards the moments where both may win,
    // whatever the machine's speed.
    let longest = 50
    for (let run = 0; run < DUELS; run += 1) {
      const rightId = await ticketToPay()
      const [canceled, payment] = await Promise.all([
        pause(random() * longest).then(() =>
          two.of(run).ask(`/api/order/${rightId}`, { method: 'DELETE', token }),
        ),
        payWhole(run, rightId),
      ])
      const { right, operations } = await statusOf(rightId)
      if (canceled.status === 204) {
        outcomes.canceled += 1
        longest *= 1.2
        expect(right).toBe('canceled')
        // Money that arrived anyway is received, not registered: an agent refunds it.
        expect(operations.every(status => status !== 'PAYMENT_REGISTERED')).toBe(true)
      } else {
        outcomes.paid += 1
        longest /= 1.2
        expect([canceled.status, payment.status, right]).toEqual([409, 200, 'granted'])
        expect(operations).toEqual(['PAYMENT_REGISTERED'])
      }
    }
    expect(outcomes.paid).toBeGreaterThan(0)
    expect(outcomes.canceled).toBeGreaterThan(0)
  }, 120_000)
})
