import type { KnownAppealState } from '@parvis/shared-kernel/fines'
import { implicitRejectionAt } from '@parvis/shared-kernel/fines'
import { EMPTY_ADDRESS } from '@parvis/shared-kernel/subscriber'
import type { Instant } from '@parvis/shared-kernel/time'
import type { SeedAppeal, SeedFine, SeedRefund } from '../cities/demo-shapes.ts'
import { at, type Schema } from '../db/schema.ts'
import { newCapability } from '../modules/appeals/appeal.repo.ts'
import { deadlinesOf } from '../modules/fines/fine-write.repo.ts'
import { BANK_DETAILS } from '../modules/refunds/refund.repo.ts'
import type { SeedContext } from './seed-context.ts'
import { daysFrom } from './seed-moment.ts'

const CLAIM_OF = {
  draft: null,
  filed: 'FILLED',
  'complement-requested': 'FILLED',
  accepted: 'ACCEPTED',
  rejected: 'REJECTED',
  transferred: 'TRANSFERRED',
  abandoned: 'NONE',
} as const satisfies Record<KnownAppealState, Schema['fine_claims']['status'] | null>

const instantOf = (written: string) => Date.parse(written) as Instant

const writeClaim = async (number: string, appeal: SeedAppeal, { db, now }: SeedContext) => {
  const status = CLAIM_OF[appeal.state]
  if (status === null) return null
  const claimedAt = daysFrom(now, appeal.filed ?? appeal.begun)
  await db
    .insertInto('fine_claims')
    .values({ fine_id: number, position: 1, type: 'RAPO', status, claimed_at: claimedAt })
    .execute()
  return 1
}

/** The demo's appellant. */
const appellantOf = ({ city }: SeedContext) => {
  const { appellant } = city.fines
  if (appellant === undefined) throw new Error(`${city.cityId} has a contested fine and no appellant`)
  const { firstName, lastName, email, phone, address } = appellant
  return {
    first_name: firstName,
    last_name: lastName,
    email,
    phone_number: phone,
    address: JSON.stringify({ ...EMPTY_ADDRESS, country: 'France', ...address }),
  }
}

const writeComplement = async (appealId: string, { complement }: SeedAppeal, { db, now }: SeedContext) => {
  if (complement === undefined) return
  const pieces = complement.pieces.map((name, index) => ({ id: `piece-${index + 1}`, name, mandatory: true }))
  await db
    .insertInto('appeal_complements')
    .values({
      appeal_id: appealId,
      position: 1,
      requested_at: daysFrom(now, complement.asked),
      due_at: daysFrom(now, complement.due),
      message: complement.message,
      pieces: JSON.stringify(pieces),
      answer_message: null,
    })
    .execute()
}

/** Writes a demo fine's appeal with its claim; returns its id. */
export const writeAppeal = async (fine: SeedFine, context: SeedContext): Promise<string | null> => {
  const { appeal } = fine
  if (appeal === undefined) return null
  const { db, now, city, timeZone } = context
  const appealId = newCapability()
  const moment = (day: number | undefined) => (day === undefined ? null : daysFrom(now, day))
  const filedAt = moment(appeal.filed)
  const claim = await writeClaim(fine.number, appeal, context)
  const issued = instantOf(daysFrom(now, fine.versions[0]?.issued ?? 0))
  const silence = filedAt === null ? null : at(implicitRejectionAt(instantOf(filedAt), timeZone))
  await db
    .insertInto('appeals')
    .values({
      ...appellantOf(context),
      city_id: city.cityId,
      appeal_id: appealId,
      fine_id: fine.number,
      version_position: 1,
      state: appeal.state,
      lang: 'fr',
      subscriber_id: null,
      reason_id: appeal.reasonId,
      statement: appeal.statement,
      created_at: daysFrom(now, appeal.begun),
      updated_at: daysFrom(now, appeal.answered ?? appeal.filed ?? appeal.begun),
      deadline: deadlinesOf(issued, timeZone).appealDeadline,
      filed_at: filedAt,
      implicit_rejection_at: silence,
      claim_position: claim,
      answered_at: moment(appeal.answered),
      answer: appeal.answer ?? null,
    })
    .execute()
  await writeComplement(appealId, appeal, context)
  return appealId
}

const documentsOf = (refund: SeedRefund, now: Instant): string => {
  const providedAt = refund.sent === undefined ? null : daysFrom(now, refund.sent)
  return JSON.stringify([{ id: BANK_DETAILS, urn: null, providedAt }])
}

export const writeRefund = async (
  fine: SeedFine,
  appealId: string | null,
  context: SeedContext,
): Promise<void> => {
  const { refund } = fine
  if (refund === undefined) return
  const { db, now, city } = context
  const moment = (day: number | undefined) => (day === undefined ? null : daysFrom(now, day))
  await db
    .insertInto('refunds')
    .values({
      city_id: city.cityId,
      refund_id: newCapability(),
      fine_id: fine.number,
      appeal_id: appealId,
      subscriber_id: null,
      status: refund.status,
      amount_cents: refund.amount,
      created_at: daysFrom(now, refund.opened),
      documents: documentsOf(refund, now),
      email: appealId === null ? '' : appellantOf(context).email,
      decided_at: moment(refund.decided),
      paid_at: moment(refund.paid),
      answer: refund.answer ?? null,
    })
    .execute()
}
