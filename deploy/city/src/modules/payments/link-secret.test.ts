import { describe, expect, test } from 'vitest'
import { createCityApp } from '../../http/city-app.ts'
import { appealsOf } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { paymentLinksOf } from '../../testing/payment-links.ts'
import { fine, MINUTE, paymentsOf } from '../../testing/payments.ts'
import { reconcilePayments } from './payment-reconciliation.job.ts'

const city = testCity()
const payments = paymentsOf(city)
const on = appealsOf(city)
const { cardPage, linkFor } = paymentLinksOf(city)

const linkOf = async (email: string) => {
  const { number, plate } = await on.issue()
  return (await linkFor(fine(number, plate), email)).path
}
const isKept = async (path: string) => {
  const operations = await city.deps.db.selectFrom('operations').selectAll().execute()
  return JSON.stringify(operations).includes(path)
}

describe('the city keeps the secret of a mailed link no longer than its payment is under way:', () => {
  test.each(['ACCEPTED', 'REFUSED', 'ABANDONED', 'EXPIRED'] as const)('%s', async end => {
    const path = await linkOf(`${end.toLowerCase()}@example.org`)
    const page = await cardPage(path)
    expect(await isKept(path)).toBe(true)
    if (end === 'EXPIRED') city.clock.moveBy(16 * MINUTE)
    else await payments.press(page, end)
    await reconcilePayments(city.deps)
    expect(await isKept(path)).toBe(false)
    city.clock.reset()
  })

  test('not opened by the provider', async () => {
    const path = await linkOf('unopened@example.org')
    const app = createCityApp({ ...city.deps, urls: { ...city.deps.urls, payment: 'http://127.0.0.1:9' } })
    expect((await app.request(path, { method: 'POST' })).status).toBe(502)
    const [operation] = await city.deps.db
      .selectFrom('operations')
      .selectAll()
      .orderBy('created_at', 'desc')
      .execute()
    expect([operation?.status, await isKept(path)]).toEqual(['ABANDONED', false])
  })
})
