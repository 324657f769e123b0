import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { earlier } from '@parvis/shared-kernel/time'
import { afterEach, describe, expect, test } from 'vitest'
import { at } from '../../db/schema.ts'
import { sandboxTablesOf } from '../../payment-sandbox.ts'
import { appealsOf } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { insertOperation } from '../../testing/operations.ts'
import { callback, fine, MINUTE, paymentsOf } from '../../testing/payments.ts'
import { keepNotification } from './inbox.repo.ts'
import { reconcilePayments } from './payment-reconciliation.job.ts'
import { siteIdOf } from './site.ts'

const city = testCity()
const payments = paymentsOf(city)
const on = appealsOf(city)

const LONG_AGO = { hours: 1 }
const OLD = 'old-'

/** Old payments of a city in one state, more than a round tries in vain. */
const old = (cityId: string, name: string, state: 'PENDING' | 'due') =>
  Promise.all(
    Array.from({ length: state === 'due' ? 100 : 5 }, (_, index) =>
      insertOperation(city.deps.db, {
        city_id: cityId,
        operation_id: `${OLD}${name}-${index}`,
        resource_kind: 'fine',
        resource_id: `${OLD}${name}-${index}`,
        created_at: at(earlier(city.clock.now(), LONG_AGO)),
        ...(state === 'PENDING'
          ? { status: 'PENDING' }
          : {
              status: 'PAYMENT_REGISTERED',
              transaction_at: at(earlier(city.clock.now(), LONG_AGO)),
              receipt: 'due',
              email: 'elsewhere@example.org',
            }),
      }),
    ),
  )

/** A payment in Valmont whose notification was lost. */
const lost = async () => {
  const { number, plate } = await on.issue()
  const target = fine(number, plate)
  const { body } = await payments.start(target)
  const back = await payments.press(body.url, 'ACCEPTED_LOST')
  city.clock.moveBy(4 * MINUTE)
  return async () => (await payments.summary(target, back)).status
}

let between: Server | undefined
let unanswered = 0
afterEach(async () => {
  between?.close()
  between = undefined
  await city.deps.db.deleteFrom('operations').where('resource_id', 'like', `${OLD}%`).execute()
  city.clock.reset()
})

/** Passes questions on to the provider, except those of Port-Sable and about old payments. */
const provider = async (): Promise<string> => {
  const pass: RequestListener = (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', chunk => chunks.push(chunk))
    request.on('end', async () => {
      const body = Buffer.concat(chunks).toString()
      if (body.includes(siteIdOf('port-sable')) || body.includes(OLD)) {
        unanswered += 1
        return response.writeHead(403).end()
      }
      const signature = String(request.headers['x-payment-signature'])
      const headers = { 'content-type': 'application/json', 'x-payment-signature': signature }
      const answer = await fetch(`${city.urls.payment}${request.url}`, { method: 'POST', headers, body })
      const signed = answer.headers.get('x-payment-signature') ?? ''
      return response.writeHead(answer.status, { 'x-payment-signature': signed }).end(await answer.text())
    })
  }
  between = createServer(pass)
  await new Promise<void>(resolve => between?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(between.address() as AddressInfo).port}`
}

const valmontAlone = () => ({
  ...city.deps,
  cities: city.deps.cities.filter(({ cityId }) => cityId === 'valmont'),
})

describe('a round finds what was lost in one city', () => {
  test('when another one is not served any more', async () => {
    const status = await lost()
    await old('port-sable', 'left', 'PENDING')
    await reconcilePayments(valmontAlone())
    expect(await status()).toBe('PAYMENT_REGISTERED')
  })

  test('when the provider is silent about another one', async () => {
    const status = await lost()
    await old('port-sable', 'silent', 'PENDING')
    const payment = await provider()
    await reconcilePayments({ ...city.deps, urls: { ...city.deps.urls, payment } })
    expect(await status()).toBe('PAYMENT_REGISTERED')
    expect(unanswered).toBe(3)
  })

  test('when the provider is silent about older ones of the same', async () => {
    const status = await lost()
    await old('valmont', 'same', 'PENDING')
    const payment = await provider()
    // A round finds it with one chance in two.
    for (let round = 0; round < 40 && (await status()) === 'PENDING'; round += 1)
      await reconcilePayments({ ...city.deps, urls: { ...city.deps.urls, payment } })
    expect(await status()).toBe('PAYMENT_REGISTERED')
  })
})

describe('a round asks about a payment whose first card was refused', () => {
  test.each([
    [2, 'REFUSED'],
    [4, 'PAYMENT_REGISTERED'],
    [24, 'PAYMENT_REGISTERED'],
    [26, 'REFUSED'],
  ] as const)('%i minutes after its start, when another card was taken: %s', async (minutes, status) => {
    const { number, plate } = await on.issue()
    const target = fine(number, plate)
    const { body } = await payments.start(target)
    const back = await payments.press(body.url, 'REFUSED')
    expect(await payments.summary(target, back)).toMatchObject({ status: 'REFUSED' })
    const orders = sandboxTablesOf(city.deps.db).updateTable('provider_orders')
    const { operationId } = await payments.operationOf(body)
    const accepted = { outcome: 'ACCEPTED', authorization_number: '246810' } as const
    await orders.set(accepted).where('operation_id', '=', operationId).execute()
    city.clock.moveBy(minutes * MINUTE)
    await reconcilePayments(city.deps)
    expect(await payments.summary(target, back)).toMatchObject({ status })
  })

  test('and leaves it refused, once in its history, when no other was', async () => {
    const { number, plate } = await on.issue()
    const target = fine(number, plate)
    const back = await payments.press((await payments.start(target)).body.url, 'REFUSED')
    city.clock.moveBy(20 * MINUTE)
    await reconcilePayments(city.deps)
    expect(await payments.summary(target, back)).toMatchObject({ status: 'REFUSED' })
    const events = city.deps.db.selectFrom('events').select('kind').where('resource_id', '=', number)
    const kinds = (await events.where('kind', 'like', 'payment-%').orderBy('event_id').execute()).map(
      ({ kind }) => kind,
    )
    expect(kinds).toEqual(['payment-started', 'payment-refused'])
  })
})

test('a round applies what was kept before the city died, without asking the provider', async () => {
  const { number, plate } = await on.issue()
  const target = fine(number, plate)
  const operation = await payments.operationOf((await payments.start(target)).body)
  const message = callback(operation)
  const eventId = `${message.siteId}:${message.eventId}`
  const rawBody = JSON.stringify(message)
  const kept = { cityId: 'valmont', eventId, rawBody, provider: 'redirect' } as const
  await keepNotification(city.deps.db, kept, city.clock.now())
  await reconcilePayments(city.deps)
  expect(await payments.summary(target, operation.returnUrl)).toMatchObject({ status: 'PAYMENT_REGISTERED' })
})

test('a receipt goes out in one city, however many wait in one that is not served any more', async () => {
  await old('port-sable', 'receipt', 'due')
  const { number, plate } = await on.issue()
  const operation = await payments.operationOf(
    (await payments.start(fine(number, plate), { email: 'served@example.org' })).body,
  )
  const { db } = city.deps
  await payments.send(callback(operation))
  await db
    .updateTable('operations')
    .set({ receipt: 'due' })
    .where('operation_id', '=', operation.operationId)
    .execute()
  await reconcilePayments(valmontAlone())
  const kept = db.selectFrom('operations').select('receipt')
  expect(await kept.where('operation_id', '=', operation.operationId).executeTakeFirst()).toEqual({
    receipt: 'sent',
  })
})
