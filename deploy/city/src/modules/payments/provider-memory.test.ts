import { expect, test } from 'vitest'
import { MINUTE, paymentsOf, SUBSCRIPTION, TICKET } from '../../testing/payments.ts'
import { startTestCity } from '../../testing/test-city.ts'
import { dataFolderOfTheRun } from '../../testing/test-database.ts'
import { reconcilePayments } from './payment-reconciliation.job.ts'

test('the provider remembers over a restart what was decided and what a bank still owes', async () => {
  const dataFolder = dataFolderOfTheRun()
  const before = await startTestCity({ dataFolder })
  const first = paymentsOf(before)
  const lost = await first.press((await first.start(SUBSCRIPTION)).body.url, 'ACCEPTED_LOST')
  const late = await first.press((await first.start(TICKET)).body.url, 'LATER')
  await before.stop()

  const after = await startTestCity({ dataFolder })
  const payments = paymentsOf(after)
  after.clock.moveBy(4 * MINUTE)
  await reconcilePayments(after.deps)
  expect(await payments.summary(SUBSCRIPTION, lost)).toMatchObject({ status: 'PAYMENT_REGISTERED' })
  expect(await payments.summary(TICKET, late)).toMatchObject({ status: 'PENDING' })
  after.clock.moveBy(17 * MINUTE)
  await reconcilePayments(after.deps)
  expect(await payments.summary(TICKET, late)).toMatchObject({ status: 'PAYMENT_REGISTERED' })
  await after.stop()
})
