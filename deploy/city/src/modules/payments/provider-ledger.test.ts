import { encodeVads } from '@parvis/payment-protocol/vads'
import { askSlowBank, decideOrder, findOrder } from '@parvis/payment-sandbox/testing'
import { addMilliseconds, type Instant } from '@parvis/shared-kernel/time'
import { describe, expect, test } from 'vitest'
import { sandboxTablesOf } from '../../payment-sandbox.ts'
import { appealsOf } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { fine, paymentsOf, type Target } from '../../testing/payments.ts'
import { between } from '../../testing/races.ts'
import { providerNamed } from './providers/registry.ts'
import { accountOf, siteIdOf } from './site.ts'

const city = testCity()
const payments = paymentsOf(city)
const on = appealsOf(city)
const ledger = () => sandboxTablesOf(city.deps.db)

/** An order that the provider has taken, in Valmont, and when its page closes. */
const taken = async () => {
  const { number, plate } = await on.issue()
  const operation = await payments.operationOf((await payments.start(fine(number, plate))).body)
  const key = { site_id: siteIdOf('valmont'), operation_id: operation.operationId }
  return { key, closing: operation.expiresAt as Instant }
}
const captured = async ({ operation_id }: { operation_id: string }) => {
  const rows = ledger().selectFrom('provider_captures').select('amount_cents')
  return (await rows.where('operation_id', '=', operation_id).execute()).map(row => row.amount_cents)
}

describe('the provider takes money', () => {
  test.each([
    ['until its page closes', -1, [3_500]],
    ['no more when its page closes', 0, []],
    ['no more when its page has closed', 60_000, []],
  ])('%s', async (_when, afterClosing, money) => {
    const { key, closing } = await taken()
    const now = addMilliseconds(closing, afterClosing)
    const decided = await decideOrder(ledger(), key, { outcome: 'ACCEPTED' }, now)
    expect([decided?.outcome, await captured(key)]).toEqual([
      money.length > 0 ? 'ACCEPTED' : undefined,
      money,
    ])
    expect((await findOrder(ledger(), key))?.outcome ?? undefined).toBe(decided?.outcome)
  })

  test('after its page has closed, when a bank was asked before', async () => {
    const { key, closing } = await taken()
    expect(await askSlowBank(ledger(), key, addMilliseconds(closing, -1))).toBe(true)
    await decideOrder(ledger(), key, { outcome: 'ACCEPTED' }, addMilliseconds(closing, 60_000))
    expect(await captured(key)).toEqual([3_500])
  })

  test('once, and asks no bank after its page has closed', async () => {
    const { key, closing } = await taken()
    expect(await askSlowBank(ledger(), key, closing)).toBe(false)
    const decisions = [1, 2].map(() => decideOrder(ledger(), key, { outcome: 'ACCEPTED' }, city.clock.now()))
    const outcomes = (await Promise.all(decisions)).map(order => order?.outcome)
    expect(new Set(outcomes)).toEqual(new Set(['ACCEPTED', undefined]))
    expect(await captured(key)).toEqual([3_500])
  })
})

describe('a form that names an order which the provider knows', () => {
  const SECOND: Target = {
    path: '/api/subscriber/subscriptions/elodie-sub-second/payments',
    as: 'elodie',
    city: 'port-sable',
  }

  test.each([
    ['as it was', {}, 303],
    ['with another transaction', { vads_trans_id: 'zzzzzz' }, 400],
    ['with a transaction of another day', { vads_trans_date: '20200101000000' }, 400],
    ['with another amount', { vads_amount: '1' }, 400],
    ['with another currency', { vads_currency: '756' }, 400],
    ['with another end of its page', { vads_ext_info_valid_until: '1999999999' }, 400],
  ])('%s', async (_how, change, status) => {
    const { signature: _, ...fields } = Object.fromEntries(
      new URLSearchParams((await payments.start(SECOND)).body.body),
    )
    const enter = async (other: Record<string, string>) => {
      const body = encodeVads({ ...fields, ...other }, payments.keyOf('port-sable'))
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const to = `${city.urls.payment}/vads-payment/`
      return fetch(to, { method: 'POST', headers, body, redirect: 'manual' })
    }
    expect((await enter({})).status).toBe(303)
    expect((await enter(change)).status).toBe(status)
  })
})

test('an order whose bank is just being asked is not taken back', async () => {
  const { key } = await taken()
  const asking = (db: typeof city.deps.db) => askSlowBank(sandboxTablesOf(db), key, city.clock.now())
  const account = accountOf(city.deps, on.valmont)
  const close = () => providerNamed('redirect').ask(account, key.operation_id, 'close')
  expect(await between(city.deps.db, [asking], close)).toMatchObject({ state: 'waiting' })
})
