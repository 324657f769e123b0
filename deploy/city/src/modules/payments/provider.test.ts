import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deliverDue } from '@parvis/payment-sandbox/testing'
import { amountDue } from '@parvis/shared-kernel/fines'
import { addMilliseconds } from '@parvis/shared-kernel/time'
import { fineFromWire, fineWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCityApp } from '../../http/city-app.ts'
import { merchantsOf, sandboxTablesOf } from '../../payment-sandbox.ts'
import { appealsOf } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import {
  fine,
  MINUTE,
  OTHER_TICKET,
  paymentsOf,
  SUBSCRIPTION,
  type Target,
  TICKET,
} from '../../testing/payments.ts'
import { findLiveOperation } from './operation.repo.ts'
import { reconcilePayments } from './payment-reconciliation.job.ts'

const city = testCity()
const payments = paymentsOf(city)

const provider = () => {
  const { db, clock, log } = city.deps
  return { db: sandboxTablesOf(db), clock, log, merchants: merchantsOf(city.deps) }
}
const orderOf = (operationId: string) =>
  sandboxTablesOf(city.deps.db)
    .selectFrom('provider_orders')
    .selectAll()
    .where('operation_id', '=', operationId)
    .executeTakeFirstOrThrow()

/** Starts a payment in a city whose provider is at another URL. */
const startAt = async (paymentUrl: string, { path, extra }: Target) => {
  const app = createCityApp({ ...city.deps, urls: { ...city.deps.urls, payment: paymentUrl } })
  const response = await app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'camille.martin@example.org', ...extra }),
  })
  return { status: response.status, body: JSON.parse(await response.text()) }
}

describe('a payment whose callback is lost', () => {
  test('is found by asking the provider, and only then', async () => {
    const { body } = await payments.start(SUBSCRIPTION)
    const back = await payments.press(body.url, 'ACCEPTED_LOST')
    expect(back).toContain('idop=')
    expect(await payments.summary(SUBSCRIPTION, back)).toMatchObject({ status: 'PENDING' })
    await reconcilePayments(city.deps)
    expect(await payments.summary(SUBSCRIPTION, back)).toMatchObject({ status: 'PENDING' })
    city.clock.moveBy(4 * MINUTE)
    await reconcilePayments(city.deps)
    expect(await payments.summary(SUBSCRIPTION, back)).toMatchObject({ status: 'PAYMENT_REGISTERED' })
    expect(await payments.statusOfRight('camille-sub-to-pay')).toBe('granted')
    city.clock.reset()
  })
})

describe('a bank that answers later', () => {
  test('keeps the operation live: nobody pays twice, and the late payment counts', async () => {
    const { body } = await payments.start(TICKET)
    const back = await payments.press(body.url, 'LATER')
    expect(await (await fetch(body.url)).text()).toContain('n’a pas encore répondu')
    city.clock.moveBy(16 * MINUTE)
    await reconcilePayments(city.deps)
    expect(await payments.summary(TICKET, back)).toMatchObject({ status: 'PENDING' })
    const again = await payments.start(TICKET)
    expect([again.status, again.body.error]).toEqual([409, 'OperationPending'])
    city.clock.moveBy(5 * MINUTE)
    await deliverDue(provider())
    expect(await payments.summary(TICKET, back)).toMatchObject({ status: 'PAYMENT_REGISTERED' })
    city.clock.reset()
  })

  test('can be made to answer now', async () => {
    const target = fine('21380990000016261305004002', 'DZ117PR')
    const { body } = await payments.start(target)
    await payments.press(body.url, 'LATER')
    const back = await payments.press(body.url, 'REFUSED')
    expect(await payments.summary(target, back)).toMatchObject({ status: 'REFUSED' })
  })

  test('that never answered is asked by the one who comes back', async () => {
    const target = fine('21380990000016261305004002', 'DZ117PR')
    const { body } = await payments.start(target)
    const back = await payments.press(body.url, 'LATER')
    city.clock.moveBy(25 * MINUTE)
    expect(await payments.summary(target, back)).toMatchObject({ status: 'PAYMENT_REGISTERED' })
    city.clock.reset()
  })
})

describe('a fine that is paid in the last minutes of its reduced price', () => {
  const on = appealsOf(city)

  test.each(['ACCEPTED', 'ACCEPTED_LOST', 'LATER'] as const)(
    'is settled, whenever the city hears of it: %s',
    async press => {
      const reducedUntil = addMilliseconds(city.clock.now(), 3 * MINUTE)
      const { number, plate } = await on.issue({ price: 3_500, reducedPrice: 1_700, reducedUntil })
      const target = fine(number, plate)
      const { body } = await payments.start(target)
      const back = await payments.press(body.url, press)
      city.clock.moveBy(30 * MINUTE)
      const summary = await payments.summary(target, back)
      expect(summary).toMatchObject({ status: 'PAYMENT_REGISTERED', amount: 1_700 })
      expect(Date.parse(summary.transactionDatetime)).toBeLessThanOrEqual(reducedUntil)
      const read = fineFromWire(v.parse(fineWire, (await city.ask(`/api/fps/${number}?plate=${plate}`)).body))
      expect(amountDue(read, city.clock.now())).toMatchObject({ paid: 1_700, due: 0 })
      city.clock.reset()
    },
  )
})

describe('a live operation', () => {
  const NOW = fine('21380990000016261298004006', 'EF406MW')

  test('is answered again to the one who started it', async () => {
    const first = await payments.start(OTHER_TICKET)
    const again = await Promise.all([1, 2, 3].map(() => payments.start(OTHER_TICKET)))
    for (const { body } of again) expect(body).toEqual(first.body)
  })

  test('started five times at once is one', async () => {
    const entries = await Promise.all(Array.from({ length: 5 }, () => payments.start(NOW)))
    expect(new Set(entries.map(({ body }) => body.url)).size).toBe(1)
    const live = city.deps.db.selectFrom('operations').select('operation_id').where('status', '=', 'PENDING')
    expect(await live.where('resource_kind', '=', 'fine').execute()).toHaveLength(1)
  })

  test('gives way when its price is no longer due, and its page takes no payment any more', async () => {
    const first = await payments.start(NOW)
    const closed = await payments.operationOf(first.body)
    const paidElsewhere = { fine_id: '21380990000016261298004006', payment_id: 'pay-at-the-desk' }
    await city.deps.db
      .insertInto('fine_payments')
      .values({
        ...paidElsewhere,
        source: 'antai',
        amount_cents: 500,
        paid_at: new Date(city.clock.now()).toISOString(),
      })
      .execute()
    const second = await payments.start(NOW)
    expect(second.body.url).not.toBe(first.body.url)
    expect((await payments.operationOf(second.body)).amount).toBe(2_000)
    expect(await payments.summary(NOW, closed.returnUrl)).toMatchObject({ status: 'ABANDONED' })
    await fetch(first.body.url, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'ACCEPTED' }),
      redirect: 'manual',
    })
    expect((await orderOf(closed.operationId)).outcome).toBe('ABANDONED')
  })

  test('that somebody else started has to end first', async () => {
    await city.deps.db
      .insertInto('right_sharers')
      .values({
        right_id: 'thomas-tic-pay',
        subscriber_id: 'sub-louise',
        joined_at: new Date(city.clock.now()).toISOString(),
      })
      .execute()
    await payments.start(OTHER_TICKET)
    const { status, body } = await payments.start({ ...OTHER_TICKET, as: 'louise' })
    expect([status, body.error]).toEqual([409, 'OperationPending'])
  })
})

describe('a provider that does not answer', () => {
  const target = fine('21380990000016261275004010', 'BR774HS')
  const resource = { kind: 'fine', id: '21380990000016261275004010' } as const
  let silent: Server

  beforeAll(async () => {
    silent = createServer((request, response) => {
      if (request.headers['x-payment-signature'] !== undefined)
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"url":"https://evil.example"}')
    })
    await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => silent.close())

  test('is told, and nothing stays live', async () => {
    const { status, body } = await startAt('http://127.0.0.1:9', target)
    expect([status, body.error]).toEqual([502, 'PaymentProviderUnavailable'])
    expect(await findLiveOperation(city.deps.db, resource)).toBeUndefined()
    const events = city.deps.db.selectFrom('events').select('kind').where('resource_id', '=', resource.id)
    expect(await events.where('kind', 'like', 'payment-%').execute()).toEqual([])
  })

  test('in its own name is not believed', async () => {
    const { port } = silent.address() as AddressInfo
    const { status, body } = await startAt(`http://127.0.0.1:${port}`, target)
    expect([status, body.error]).toEqual([502, 'PaymentProviderUnavailable'])
    expect(await findLiveOperation(city.deps.db, resource)).toBeUndefined()
  })

  test('about an operation whose time is over keeps it live: the money may have moved', async () => {
    await payments.start(target)
    city.clock.moveBy(16 * MINUTE)
    const { status, body } = await startAt('http://127.0.0.1:9', target)
    expect([status, body.error]).toEqual([502, 'PaymentProviderUnavailable'])
    expect(await findLiveOperation(city.deps.db, resource)).toBeDefined()
    await reconcilePayments(city.deps)
    expect(await findLiveOperation(city.deps.db, resource)).toBeUndefined()
    city.clock.reset()
  })
})

test('what no city took is told again in the next round', async () => {
  const target = fine('21380990000016261280004004', 'CX245RM')
  expect((await payments.start(target)).body.error).toBe('FineNothingToPay')
  const open = fine('21380990000016261310004008', 'AA229AA')
  const { body } = await payments.start(open)
  const { operationId, returnUrl } = await payments.operationOf(body)
  const orders = sandboxTablesOf(city.deps.db)
    .updateTable('provider_orders')
    .where('operation_id', '=', operationId)
  const { callback_url } = await orderOf(operationId)
  await orders.set({ callback_url: 'http://127.0.0.1:9/' }).execute()
  const page = await fetch(body.url, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'ACCEPTED' }),
    redirect: 'manual',
  })
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('pas une seconde fois')])
  expect(await payments.summary(open, returnUrl)).toMatchObject({ status: 'PENDING' })
  await orders.set({ callback_url }).execute()
  await deliverDue(provider())
  expect(await payments.summary(open, returnUrl)).toMatchObject({ status: 'PAYMENT_REGISTERED' })
  expect((await orderOf(operationId)).told_at).not.toBeNull()
})
