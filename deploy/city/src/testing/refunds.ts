import { CASE_KEY_HEADER } from '@parvis/shared-kernel/wire'
import { openRefund } from '../modules/refunds/refund.agent.ts'
import { appealsOf } from './appeals.ts'
import { mailBoxOf } from './mail-box.ts'
import { fine as fineTarget, paymentsOf } from './payments.ts'
import type { TestCity } from './test-city.ts'

export const keyIn = (text: string): string => /#case=([\w-]+)/.exec(text)?.[1] ?? ''
export const objectionIn = (text: string): string => /#object=([\w-]+)/.exec(text)?.[1] ?? ''
export const withCaseKey = (key: string) => ({ headers: { [CASE_KEY_HEADER]: key } })

export const refundsOf = (city: TestCity) => {
  const on = appealsOf(city)
  const payments = paymentsOf(city)
  let people = 0
  const address = (name: string) => {
    people += 1
    return `${name}-${people}@example.org`
  }

  /** A fine paid by card and again through the agency. */
  const paidTwice = async (payer: string | null) => {
    const fine = await on.issue()
    const email = payer ?? address('forgotten')
    const started = (await payments.start(fineTarget(fine.number, fine.plate), { email })).body
    await payments.press(started.url, 'ACCEPTED')
    const { operationId } = await payments.operationOf(started)
    if (payer === null)
      await city.deps.db
        .updateTable('operations')
        .set({ email: null })
        .where('operation_id', '=', operationId)
        .execute()
    const { authorization_number: authorization } = await city.deps.db
      .selectFrom('operations')
      .select('authorization_number')
      .where('operation_id', '=', operationId)
      .executeTakeFirstOrThrow()
    await on.payElsewhere(fine, 500)
    return { fine, operationId, authorization: authorization ?? '' }
  }

  const opened = async (email: string, payer: string | null = null) => {
    const { fine, ...receipt } = await paidTwice(payer)
    const { refund_id: id } = await openRefund(city.deps, on.valmont, { fineId: fine.number, email })
    return { id, fine, ...receipt }
  }

  const accessOf = async (id: string, key: string) =>
    (await on.askAsStranger(`/api/refund/${id}`, withCaseKey(key))).body.access
  const give = async (id: string) => {
    await on.hold('refund', id)
    const document = await on.upload(`/api/refund/${id}/upload-url`, 'bank-details')
    return on.ask(`/api/refund/document/${id}`, { method: 'PUT', body: document })
  }
  const object = (id: string, token: string) =>
    on.askAsStranger(`/api/refund/${id}/objection`, { body: { token } })
  return { on, payments, mails: mailBoxOf(city), address, paidTwice, opened, accessOf, give, object }
}

/** Id of any demo refund. */
export const someRefund = async ({ deps }: TestCity): Promise<string> =>
  (
    await deps.db
      .selectFrom('refunds')
      .select('refund_id')
      .where('city_id', '=', 'valmont')
      .executeTakeFirstOrThrow()
  ).refund_id
