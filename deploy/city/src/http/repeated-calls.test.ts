import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { testCity } from '../testing/city-of-file.ts'
import { mailBoxOf } from '../testing/mail-box.ts'
import { requestsOf } from '../testing/requests.ts'

const city = testCity()
const requests = requestsOf(city)
const mails = mailBoxOf(city)
let right: string

beforeAll(async () => {
  right = await requests.addRight('camille', { plan: 'vm-resident', option: 'vm-resident-year' })
})

const invite = async () =>
  (await city.ask(`/api/order/share/order/${right}/generate`, { as: 'camille' })).body.token

const joining = async () => ({
  path: '/api/order/share',
  method: 'PUT',
  body: { shareToken: await invite() },
})
const leaving = async () => {
  await city.ask('/api/order/share', { method: 'PUT', as: 'louise', body: { shareToken: await invite() } })
  return { path: `/api/order/share/order/${right}`, method: 'DELETE' }
}
const canceling = async () => {
  const unpaid = { plan: 'vm-resident', option: 'vm-resident-year', status: 'awaiting-payment' } as const
  return { path: `/api/order/${await requests.addRight('louise', unpaid)}`, method: 'DELETE' }
}
const removing = async () => {
  const path = `/api/subscriber/vehicles/${randomUUID()}`
  await city.ask(path, { method: 'PUT', as: 'louise', body: { name: '', plate: 'AA-123-AA' } })
  return { path, method: 'DELETE' }
}

/**
 * Without the key a second request is refused: the code is used, the right is left or canceled, the vehicle removed.
 */
test.each([
  ['joins a shared right', joining, 200],
  ['leaves one', leaving, 204],
  ['cancels a right', canceling, 204],
  ['removes a vehicle', removing, 204],
])('whoever %s and hears no answer is told the same when they try again', async (_what, prepare, status) => {
  const { path, ...call } = await prepare()
  const headers = { 'idempotency-key': randomUUID() }
  const first = await city.ask(path, { ...call, as: 'louise', headers })
  const letters = (await mails.mailsTo('camille.martin@example.org')).length
  const again = await city.ask(path, { ...call, as: 'louise', headers })
  expect([first.status, again.status]).toEqual([status, status])
  expect(again.body).toEqual(first.body)
  expect(await mails.mailsTo('camille.martin@example.org')).toHaveLength(letters)
  // Another press sends another key, and a key counts for its sender only.
  const others = { 'idempotency-key': randomUUID() }
  expect((await city.ask(path, { ...call, as: 'louise', headers: others })).status).toBeGreaterThanOrEqual(
    404,
  )
  expect((await city.ask(path, { ...call, as: 'georges', headers })).status).toBeGreaterThanOrEqual(404)
})
