import { addMonths, dayOf, endOfDay, type Instant } from '../time/index.ts'

/** The law counts in whole days of the city: the last one is the same date of a later month, or that month's end. */
const monthsAfter = (moment: Instant, months: number, zone: string): Instant =>
  endOfDay(addMonths(dayOf(moment, zone), months), zone)

/** Last moment to contest: one month after the notice, or after the corrected one. */
export const appealDeadline = (issuedAt: Instant, zone: string): Instant => monthsAfter(issuedAt, 1, zone)

/** When the authority's silence becomes a rejection: one month after filing. */
export const implicitRejectionAt = (filedAt: Instant, zone: string): Instant => monthsAfter(filedAt, 1, zone)

/** Last moment to pay before the fine is increased: three months after the notice. */
export const finePaymentDeadline = (issuedAt: Instant, zone: string): Instant =>
  monthsAfter(issuedAt, 3, zone)
