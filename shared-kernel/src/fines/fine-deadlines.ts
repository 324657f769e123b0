import type { Cents } from '../money/index.ts'
import { addMonths, dayOf, endOfDay, type Instant, isEnded } from '../time/index.ts'
import type { AppealState } from './appeal.ts'

/** The law counts whole months in the city's time zone: the same day of a later month, or that month's last day. */
const monthsAfter = (moment: Instant, months: number, zone: string): Instant =>
  endOfDay(addMonths(dayOf(moment, zone), months), zone)

/** Last moment to contest: one month after the notice, or after the corrected one. */
export const appealDeadline = (issuedAt: Instant, zone: string): Instant => monthsAfter(issuedAt, 1, zone)

/** When the authority's silence becomes a rejection: one month after filing. */
export const implicitRejectionAt = (filedAt: Instant, zone: string): Instant => monthsAfter(filedAt, 1, zone)

interface Answered {
  /** State of an appeal, or of its claim on the fine. */
  readonly state: AppealState | 'none'
  readonly answeredAt: Instant | null
  readonly implicitRejectionAt: Instant | null
}

const ANSWERS: readonly Answered['state'][] = ['accepted', 'rejected']
const UNANSWERED: readonly Answered['state'][] = ['filed', 'complement-requested']

/**
 * Whether the authority's silence has become a rejection. One rule for an appeal and for its claim on the fine. A
 * request for a complement is no answer: the month goes on.
 */
export const isRejectedBySilence = (
  { state, implicitRejectionAt: silence }: Pick<Answered, 'state' | 'implicitRejectionAt'>,
  now: Instant,
): boolean => UNANSWERED.includes(state) && isEnded(silence, now)

/**
 * Last moment to go to court: one month after the answer (a granted appeal may still lower the price too little), or
 * after the implicit rejection, ahead or passed. Null where neither can be.
 */
export function courtDeadline(appeal: Answered, zone: string): Instant | null {
  const { state, answeredAt, implicitRejectionAt: silence } = appeal
  if (ANSWERS.includes(state)) return answeredAt === null ? null : monthsAfter(answeredAt, 1, zone)
  return UNANSWERED.includes(state) && silence !== null ? monthsAfter(silence, 1, zone) : null
}

/** The same, but null until the appeal was answered or silently rejected. */
export const tribunalDeadline = (appeal: Answered, now: Instant, zone: string): Instant | null =>
  UNANSWERED.includes(appeal.state) && !isRejectedBySilence(appeal, now) ? null : courtDeadline(appeal, zone)

/** Whether one may go to court: no reason to, date unknown, until a future moment, or too late. */
export type CourtAccess = 'none' | 'undated' | 'open' | 'ended'

/**
 * What page and document may say about the court after a rejection or a partial decision.
 * @param price of the version in force; 0 leaves no reason to go to court
 */
export function courtAccess(price: Cents, deadline: Instant | null, now: Instant): CourtAccess {
  if (price === 0) return 'none'
  if (deadline === null) return 'undated'
  return isEnded(deadline, now) ? 'ended' : 'open'
}

/** Last moment to pay before the fine is increased: three months after the notice. */
export const finePaymentDeadline = (issuedAt: Instant, zone: string): Instant =>
  monthsAfter(issuedAt, 3, zone)
