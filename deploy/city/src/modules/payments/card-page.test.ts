import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SIGNATURE_HEADER, signPayment } from '@parvis/payment-protocol/signed-json'
import { createSandboxApp } from '@parvis/payment-sandbox'
import { addMilliseconds } from '@parvis/shared-kernel/time'
import type { Updateable } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { at, type Schema } from '../../db/schema.ts'
import { createCityApp } from '../../http/city-app.ts'
import { merchantsOf, sandboxTablesOf } from '../../payment-sandbox.ts'
import { appealsOf } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { fine, MINUTE, OTHER_TICKET, paymentsOf } from '../../testing/payments.ts'
import { findLiveOperation } from './operation.repo.ts'

const city = testCity()
const payments = paymentsOf(city)
const on = appealsOf(city)

test('a ticket’s page closes with the ticket: nobody pays for time that is over', async () => {
  const end = addMilliseconds(city.clock.now(), 5 * MINUTE)
  await city.setRight('thomas-tic-pay', { start_of_validity: at(city.clock.now()), end_of_validity: at(end) })
  const { body } = await payments.start(OTHER_TICKET)
  expect((await payments.operationOf(body)).expiresAt).toBe(end)
})

/** A provider that takes an order, while another request changes its operation. */
let slow: Server
let meanwhile: (pageUrl: string) => Updateable<Schema['operations']>
const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
beforeAll(async () => {
  slow = createServer(async (request, response) => {
    const { operationId } = JSON.parse(await text(request))
    const url = `${urlOf(slow)}/pay/a-page`
    const operations = city.deps.db.updateTable('operations').set(meanwhile(url))
    await operations.where('operation_id', '=', operationId).execute()
    const taken = JSON.stringify({ operationId, url })
    const signature = signPayment(payments.keyOf('valmont'), 'order-taken', taken)
    response.writeHead(200, { [SIGNATURE_HEADER]: signature }).end(taken)
  })
  await new Promise<void>(resolve => slow.listen(0, '127.0.0.1', resolve))
})
afterAll(() => slow.close())

const startedThere = async () => {
  const { number, plate } = await on.issue()
  const app = createCityApp({ ...city.deps, urls: { ...city.deps.urls, payment: urlOf(slow) } })
  const response = await app.request(`/api/fps/${number}/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'camille.martin@example.org', plate }),
  })
  const live = await findLiveOperation(city.deps.db, { kind: 'fine', id: number })
  return { status: response.status, body: JSON.parse(await response.text()), live }
}

test('nobody is led to the page of an operation that was given up while the provider opened it', async () => {
  meanwhile = () => ({ status: 'ABANDONED' })
  const { status, body, live } = await startedThere()
  expect([status, body.error, live]).toEqual([502, 'PaymentProviderUnavailable', undefined])
})

test('whoever asks while another request opens the page is led to it too', async () => {
  meanwhile = url => ({ page_url: url })
  const { status, body, live } = await startedThere()
  expect([status, body.url]).toEqual([200, live?.page_url])
})

test('whoever presses a button of the card page twice is led back, and not to the page again', async () => {
  const { number, plate } = await on.issue()
  const { body } = await payments.start(fine(number, plate))
  const { db, clock, log } = city.deps
  const provider = { db: sandboxTablesOf(db), clock, log, merchants: merchantsOf(city.deps) }
  const app = createSandboxApp({ ...provider, url: city.urls.payment })
  const press = () =>
    app.request(new URL(body.url).pathname, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'REFUSED' }),
    })
  const answers = await Promise.all([press(), press(), press()])
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
})
