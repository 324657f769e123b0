import { expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'
import { fine, OTHER_TICKET, paymentsOf, SUBSCRIPTION } from '../../testing/payments.ts'

const city = testCity()
const payments = paymentsOf(city)

test.each([
  ['subscription', SUBSCRIPTION, 24_000],
  ['ticket', OTHER_TICKET, 300],
  ['fine', fine('21380990000016261320004001', 'FG482KD'), 1_700],
])('no payment of a %s begins whose price is not the one that was pressed', async (_kind, target, due) => {
  const operations = () => city.deps.db.selectFrom('operations').select('operation_id').execute()
  const before = await operations()
  const { status, body } = await payments.start(target, { amount: due - 1 })
  expect([status, body]).toEqual([200, { amount: due }])
  expect(await operations()).toEqual(before)
  expect((await payments.start(target, { amount: due })).body).toMatchObject({ method: 'GET', amount: due })
})
