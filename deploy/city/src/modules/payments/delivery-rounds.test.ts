import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Merchant } from '@parvis/payment-sandbox'
import { deliverDue } from '@parvis/payment-sandbox/testing'
import { addMilliseconds } from '@parvis/shared-kernel/time'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { at } from '../../db/schema.ts'
import { sandboxTablesOf } from '../../payment-sandbox.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { MINUTE } from '../../testing/payments.ts'

const city = testCity()
const ledger = () => sandboxTablesOf(city.deps.db)

/** What a city's server answers to a notification; null for no answer at all. */
type Answer = (operationId: string) => number | null

/** A server of a city, and the operations that it was told of, in turn. */
const listening = async (answer: Answer) => {
  const heard: string[] = []
  const server: Server = createServer(async (request, response) => {
    const { operationId } = JSON.parse(await text(request))
    heard.push(operationId)
    const status = answer(operationId)
    if (status !== null) response.writeHead(status).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`, heard }
}
const servers: Server[] = []
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

const DEAD = 'http://127.0.0.1:9/callback'
let sites = 10_000_000
const newSite = () => {
  sites += 1
  return String(sites)
}
const merchant = (siteId: string): Merchant => {
  const look = { name: siteId, accent: '#000', timeZone: 'Europe/Paris', siteOrigins: [] }
  return { ...look, siteId, key: 'the key of this site' }
}

let orders = 0
/** Orders that were decided, each a moment after the one before, and of which their city was not told. */
const untold = async (count: number, siteId: string, url: string, attempts = 0): Promise<string[]> => {
  const rows = Array.from({ length: count }, () => {
    orders += 1
    const decided = addMilliseconds(city.clock.now(), orders - 60 * MINUTE)
    return {
      site_id: siteId,
      operation_id: `order-${orders}`,
      page_token: `page-of-order-${orders}`,
      dialect: 'redirect' as const,
      amount_cents: 1_700,
      currency: 'EUR',
      label: 'A fine',
      lang: 'fr' as const,
      return_url: url,
      callback_url: url,
      registered_at: at(decided),
      expires_at: at(decided),
      decided_at: at(decided),
      event_id: `event-of-order-${orders}`,
      outcome: 'REFUSED' as const,
      attempts,
    }
  })
  await ledger().insertInto('provider_orders').values(rows).execute()
  return rows.map(row => row.operation_id)
}
const attemptsAt = async (siteId: string): Promise<number[]> => {
  const rows = ledger().selectFrom('provider_orders').select('attempts').where('site_id', '=', siteId)
  return (await rows.orderBy('decided_at').execute()).map(row => row.attempts)
}

const round = (...known: string[]) => {
  const { clock, log } = city.deps
  return deliverDue({ db: ledger(), clock, log, merchants: () => known.map(merchant) })
}

let alive: Awaited<ReturnType<typeof listening>>
let hanging: Awaited<ReturnType<typeof listening>>
let failing: Awaited<ReturnType<typeof listening>>
beforeAll(async () => {
  alive = await listening(() => 200)
  hanging = await listening(() => null)
  failing = await listening(() => 500)
})
beforeEach(() => {
  for (const { heard } of [alive, hanging, failing]) heard.length = 0
})

describe('a city is told in the next round, whatever else waits for longer:', () => {
  test.each<[string, number, () => string, boolean]>([
    ['orders of a city that is gone', 120, () => DEAD, false],
    ['orders of an address at which nobody is', 120, () => DEAD, true],
    ['orders of an address that fails', 120, () => failing.url, true],
    ['orders of an address that never answers', 120, () => hanging.url, true],
  ])(
    '%s',
    async (_what, count, url, isKnown) => {
      const [other, mine] = [newSite(), newSite()]
      await untold(count, other, url())
      const waiting = await untold(3, mine, alive.url)
      await round(mine, ...(isKnown ? [other] : []))
      expect(alive.heard).toEqual(waiting)
      // An address that has not taken one result is asked for the next ones in the next round.
      const attempts = (await attemptsAt(other)).reduce((sum, one) => sum + one, 0)
      expect(attempts).toBe(isKnown ? 1 : 0)
    },
    20_000,
  )

  test('its own orders of an address that it has left', async () => {
    const mine = newSite()
    await untold(120, mine, DEAD)
    const waiting = await untold(1, mine, alive.url)
    await round(mine)
    expect(alive.heard).toEqual(waiting)
  })

  test('a hundred of its own', async () => {
    const mine = newSite()
    const waiting = await untold(120, mine, alive.url)
    await round(mine)
    expect(alive.heard).toEqual(waiting.slice(0, 100))
    await round(mine)
    expect(alive.heard).toEqual(waiting)
  })
})

describe('a result that its city does not take', () => {
  test('goes behind the others', async () => {
    const mine = newSite()
    let poison = ''
    const picky = await listening(operationId => (operationId === poison ? 500 : 200))
    const [first = '', ...others] = await untold(4, mine, picky.url)
    poison = first
    await round(mine)
    await round(mine)
    expect(picky.heard).toEqual([first, ...others, first])
    expect(await attemptsAt(mine)).toEqual([2, 1, 1, 1])
  })

  test.each([
    ['is sent again until it was sent fifty times', 48, 2, 50],
    ['is not sent once more', 50, 0, 50],
  ])('%s', async (_what, before, sent, after) => {
    const mine = newSite()
    await untold(1, mine, failing.url, before)
    for (const _round of [1, 2, 3]) await round(mine)
    expect([failing.heard.length, await attemptsAt(mine)]).toEqual([sent, [after]])
  })
})
