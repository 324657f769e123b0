import { APPEAL_STATES, amountDue, paymentStatusOf, REFUND_STATUSES } from '@parvis/shared-kernel/fines'
import {
  appealFromWire,
  CASE_KEY_HEADER,
  fineFromWire,
  fineWire,
  recourseWire,
  refundFromWire,
  refundWire,
} from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type DemoFine, demoCities, demoFines } from '../cities/demo.ts'
import { EMPTY_FORM, reasonsOf } from '../modules/appeals/appeal-form.model.ts'
import { type CaseKind, issueCaseKey } from '../modules/cases/case-key.repo.ts'
import { testCity } from '../testing/city-of-file.ts'

const city = testCity()
let sequence = 0

/** Key of the case's holder. */
const keyOf = async ({ number, cityId }: DemoFine, kind: CaseKind): Promise<string> => {
  const { db } = city.deps
  const { id } =
    kind === 'appeal'
      ? await db
          .selectFrom('appeals')
          .select('appeal_id as id')
          .where('fine_id', '=', number)
          .executeTakeFirstOrThrow()
      : await db
          .selectFrom('refunds')
          .select('refund_id as id')
          .where('fine_id', '=', number)
          .executeTakeFirstOrThrow()
  return issueCaseKey(db, { cityId, kind, caseId: id }, city.clock.now())
}

const ask = async (fine: DemoFine, path: string, kind?: CaseKind) => {
  sequence += 1
  const held = kind === undefined ? {} : { [CASE_KEY_HEADER]: await keyOf(fine, kind) }
  const headers = { 'x-forwarded-for': `10.3.${sequence}.1`, ...held }
  return (await city.ask(path, { city: fine.cityId, headers })).body
}
const ofFine = (call: string, fine: DemoFine, kind?: CaseKind) =>
  ask(fine, `${call}/${fine.number}?plate=${fine.plate}`, kind)
const contested = demoFines.filter(({ appeal }) => appeal !== undefined)
const refunded = demoFines.filter(({ refund }) => refund !== undefined)

test.each(contested.map(fine => [fine.shows, fine] as const))('%s', async (_, fine) => {
  const appeal = appealFromWire(v.parse(recourseWire, await ofFine('/api/recourse/fps', fine, 'appeal')))
  expect(appeal).toMatchObject({ state: fine.appeal?.state, answer: fine.appeal?.answer ?? null })
  expect(appeal.complement === null).toBe(fine.appeal?.state !== 'complement-requested')
  const reasons = reasonsOf(
    demoCities.find(one => one.cityId === fine.cityId)?.appealForm ?? EMPTY_FORM,
    'fr',
  )
  expect(reasons.map(({ id }) => id)).toContain(appeal.reasonId)
})

test.each(refunded.map(fine => [fine.shows, fine] as const))('the money of: %s', async (_, fine) => {
  const { refundId } = fineFromWire(v.parse(fineWire, await ofFine('/api/fps', fine)))
  const refund = refundFromWire(v.parse(refundWire, await ask(fine, `/api/refund/${refundId}`, 'refund')))
  expect(refund).toMatchObject({ amount: fine.refund?.amount, fineId: fine.number })
})

test('the demo shows an appeal in every state and a refund in every status', async () => {
  expect(new Set(contested.map(({ appeal }) => appeal?.state))).toEqual(new Set(APPEAL_STATES))
  const rows = await city.deps.db.selectFrom('refunds').select('status').execute()
  expect(new Set(rows.map(({ status }) => status)).size).toBe(REFUND_STATUSES.length - 1)
})

test('every date of the demo lies in its order, and what was filed was filed in time', () => {
  for (const { versions, appeal, refund } of demoFines) {
    const issued = versions[0]?.issued ?? 0
    const days = [issued, appeal?.begun, appeal?.filed, appeal?.answered].filter(day => day !== undefined)
    expect(days).toEqual([...days].sort((a, b) => a - b))
    expect((appeal?.filed ?? issued) - issued).toBeLessThanOrEqual(28)
    const money = [refund?.opened, refund?.sent, refund?.decided, refund?.paid].filter(
      day => day !== undefined,
    )
    expect(money).toEqual([...money].sort((a, b) => a - b))
  }
})

test.each(demoFines.map(fine => [fine.number, fine] as const))(
  'what %s is called is what its payments make of it',
  async (_, demo) => {
    const fine = fineFromWire(v.parse(fineWire, await ofFine('/api/fps', demo)))
    expect(fine.paymentStatus).toBe(paymentStatusOf(amountDue(fine, city.clock.now())))
  },
)
