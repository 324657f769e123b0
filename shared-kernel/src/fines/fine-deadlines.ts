import { addMonths, dayOf, endOfDay, type Instant, isEnded } from '../time/index.ts'
import type { AppealState } from './appeal.ts'

/** The law counts whole days in the city's time zone: the same date of a later month, or that month's last day. */
const monthsAfter = (moment: Instant, months: number, zone: string): Instant =>
  endOfDay(addMonths(dayOf(moment, zone), months), zone)

/** Last moment to contest: one month after the notice, or after the corrected one. */
export const appealDeadline = (issuedAt: Instant, zone: string): Instant => monthsAfter(issuedAt, 1, zone)

/** When the authority's silence becomes a rejection: one month after filing. */
export const implicitRejectionAt = (filedAt: Instant, zone: string): Instant => monthsAfter(filedAt, 1, zone)

interface Answered {
  readonly state: AppealState
  readonly answeredAt: Instant | null
  readonly implicitRejectionAt: Instant | null
}

const ANSWERS: readonly AppealState[] = ['accepted', 'rejected']
const WAITING: readonly AppealState[] = ['filed', 'complement-requested']

/**
 * Last moment to go to court: one month after the answer (a granted appeal may still lower the price too little) or
 * after the implicit rejection. Null while the authority may still answer.
 */
export function tribunalDeadline(appeal: Answered, now: Instant, zone: string): Instant | null {
  const { state, answeredAt, implicitRejectionAt: silence } = appeal
  if (ANSWERS.includes(state)) return answeredAt === null ? null : monthsAfter(answeredAt, 1, zone)
  const isSilent = WAITING.includes(state) && silence !== null && isEnded(silence, now)
  return isSilent ? monthsAfter(silence, 1, zone) : null
}

/** Last moment to pay before the fine is increased: three months after the notice. */
export const finePaymentDeadline = (issuedAt: Instant, zone: string): Instant =>
  monthsAfter(issuedAt, 3, zone)
