import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SIGNATURE_HEADER, signPayment } from '@parvis/payment-protocol/signed-json'
import { addMilliseconds } from '@parvis/shared-kernel/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { at } from '../../db/schema.ts'
import { createCityApp } from '../../http/city-app.ts'
import { appealsOf } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { MINUTE, OTHER_TICKET, paymentsOf } from '../../testing/payments.ts'
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

/** A provider that takes an order, while another request gives its operation up. */
let slow: Server
const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
beforeAll(async () => {
  slow = createServer(async (request, response) => {
    const { operationId } = JSON.parse(await text(request))
    const operations = city.deps.db.updateTable('operations').set({ status: 'ABANDONED' })
    await operations.where('operation_id', '=', operationId).execute()
    const taken = JSON.stringify({ operationId, url: `${urlOf(slow)}/pay/a-page` })
    const signature = signPayment(payments.keyOf('valmont'), 'order-taken', taken)
    response.writeHead(200, { [SIGNATURE_HEADER]: signature }).end(taken)
  })
  await new Promise<void>(resolve => slow.listen(0, '127.0.0.1', resolve))
})
afterAll(() => slow.close())

test('nobody is led to the page of an operation that was given up while the provider opened it', async () => {
  const { number, plate } = await on.issue()
  const app = createCityApp({ ...city.deps, urls: { ...city.deps.urls, payment: urlOf(slow) } })
  const response = await app.request(`/api/fps/${number}/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'camille.martin@example.org', plate }),
  })
  expect([response.status, await response.json()]).toEqual([
    502,
    expect.objectContaining({ error: 'PaymentProviderUnavailable' }),
  ])
  expect(await findLiveOperation(city.deps.db, { kind: 'fine', id: number })).toBeUndefined()
})
