import { randomUUID } from 'node:crypto'
import { addDays, dayOf, endOfDay, startOfDay, toIso, yearOf } from '@parvis/shared-kernel/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestAnswer } from '../testing/test-city.ts'
import { plateNumber, startTwoCities, type TwoCities, times } from './two-cities.ts'

const ZONE = 'Europe/Paris'
/** Few by default; PARVIS_RACE_RUNS sets more. */
const QUOTA_RUNS = Number(process.env.PARVIS_RACE_RUNS ?? 3)
const SUBSCRIPTION = 'camille-sub-shared'
let two: TwoCities

beforeAll(async () => {
  two = await startTwoCities()
})
afterAll(() => two.stop())

const tomorrow = () => addDays(dayOf(two.first.clock.now(), ZONE), 1)

const visitorDay = (index: number) => ({
  parkingRightDefinitionId: 'vm-visitor',
  startOfValidity: toIso(startOfDay(tomorrow(), ZONE)),
  desiredEndOfValidity: toIso(endOfDay(tomorrow(), ZONE)),
  plates: [plateNumber(index)],
  subscriptionId: SUBSCRIPTION,
})

const hour = (index: number) => ({
  parkingRightDefinitionId: 'vm-hourly',
  startOfValidity: toIso(startOfDay(tomorrow(), ZONE)),
  plates: [plateNumber(index)],
  selectedOptionId: 'vm-hourly-1',
  validityAreaId: 'vm-centre',
})

const createTicket = (turn: number, body: object, token: string, key: string = randomUUID()) =>
  two.of(turn).ask('/api/tickets', { token, body, headers: { 'idempotency-key': key } })

const remaining = async (token: string) => {
  const year = yearOf(tomorrow())
  const path = `/api/parking-right-definition/vm-visitor/subscribers/sub-camille/ticket-number?year=${year}&activeRightUsedId=${SUBSCRIPTION}`
  return (await two.first.ask(path, { token })).body as number
}

const tally = (answers: readonly TestAnswer[]) =>
  answers.reduce<Record<string, number>>((counts, { status }) => {
    counts[status] = (counts[status] ?? 0) + 1
    return counts
  }, {})

/** Cancels tickets so that they no longer count in the year's quota. */
const giveBack = (ids: readonly string[]) =>
  two.first.deps.db.updateTable('rights').set({ status: 'canceled' }).where('right_id', 'in', ids).execute()

describe('two processes over one PostgreSQL', () => {
  test(
    `give exactly as many visitor days as remain, when 200 are asked for at once, in ${QUOTA_RUNS} runs`,
    async () => {
      const left = await remaining(await two.first.tokenOf('camille'))
      expect(left).toBeGreaterThan(5)
      for (let run = 0; run < QUOTA_RUNS; run += 1) {
        // Sign in again each round: a session may be shorter than all of them.
        const token = await two.first.tokenOf('camille')
        const answers = await Promise.all(times(200, index => createTicket(index, visitorDay(index), token)))
        expect(tally(answers)).toEqual({ 201: left, 409: 200 - left })
        const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body.error)
        expect(new Set(refused)).toEqual(new Set(['OrderMaximumNumberOfOrdersExceeded']))
        expect(await remaining(token)).toBe(0)
        await giveBack(answers.filter(({ status }) => status === 201).map(({ body }) => body.id))
        expect(await remaining(token)).toBe(left)
      }
    },
    60_000 + QUOTA_RUNS * 30_000,
  )

  test('make one ticket of one key, however often and wherever it is sent', async () => {
    const token = await two.first.tokenOf('camille')
    const key = randomUUID()
    const answers = await Promise.all(times(40, turn => createTicket(turn, hour(1), token, key)))
    const made = answers.filter(({ status }) => status < 300)
    expect(made.length).toBeGreaterThan(0)
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1)
    for (const { status, body } of answers.filter(({ status }) => status >= 300))
      expect([status, body.error]).toEqual([409, 'RequestInProgress'])
    const again = await createTicket(0, hour(1), token, key)
    expect(again.body.id).toBe(made[0]?.body.id)
    expect((await createTicket(1, hour(2), token, key)).status).toBe(422)
  })

  test('make one ticket of one id of the client under many keys', async () => {
    const token = await two.first.tokenOf('camille')
    const id = randomUUID()
    const answers = await Promise.all(times(30, turn => createTicket(turn, { id, ...hour(3) }, token)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const rows = await two.first.deps.db
      .selectFrom('rights')
      .select('right_id')
      .where('right_id', '=', id)
      .execute()
    expect(rows).toHaveLength(1)
  })

  test('let one of twenty people in by one share token', async () => {
    const owner = await two.first.tokenOf('camille')
    const { body } = await two.first.ask(`/api/order/share/order/${SUBSCRIPTION}/generate`, { token: owner })
    const people = ['georges', 'thomas', 'nadia', 'louise']
    const tokens = await Promise.all(people.map(name => two.first.tokenOf(name)))
    const answers = await Promise.all(
      times(20, turn =>
        two.of(turn).ask(`/api/order/share?shareToken=${body.token}`, {
          method: 'PUT',
          token: tokens[turn % tokens.length] ?? '',
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const sharers = await two.first.deps.db
      .selectFrom('right_sharers')
      .select('subscriber_id')
      .where('right_id', '=', SUBSCRIPTION)
      .execute()
    // Inès shares it in the demonstration already.
    expect(sharers).toHaveLength(2)
  })

  test('keep one vehicle of one plate', async () => {
    const token = await two.first.tokenOf('georges')
    const answers = await Promise.all(
      times(20, turn =>
        two.of(turn).ask(`/api/subscriber/vehicles/${randomUUID()}`, {
          method: 'PUT',
          token,
          body: { name: 'Course', plate: 'RC123RC' },
        }),
      ),
    )
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.error === 'VehicleAlreadyExists')).toHaveLength(19)
  })

  test('open one document with one ticket', async () => {
    const token = await two.first.tokenOf('camille')
    const ticket = await two.first.ask('/api/documents/tickets', {
      token,
      body: { kind: 'subscription-proof', id: SUBSCRIPTION },
    })
    const opened = await Promise.all(
      times(20, async turn => {
        const url = `${two.of(turn).urls.api}/api/subscriber/subscriptions/${SUBSCRIPTION}/payments/proof?token=${ticket.body.token}`
        return (await fetch(url)).status
      }),
    )
    expect(opened.filter(status => status === 200)).toHaveLength(1)
  })
})
