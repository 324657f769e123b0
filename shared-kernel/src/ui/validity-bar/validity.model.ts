import { dayOf, daysBetween, instantFromMs } from '../../time/index.ts'

export interface ValiditySpan {
  /** Epoch ms. */
  readonly start: number
  /** Epoch ms; null when the right has no end. */
  readonly end: number | null
}

export type ValidityPhase = 'to-come' | 'active' | 'expired' | 'endless' | 'endless-to-come'

export interface ValidityView {
  readonly phase: ValidityPhase
  /** 0–1: how far along the bar today stands. */
  readonly elapsed: number
  /** Days of the city's calendar that remain, today not counted: 0 all through the last one; null when there is no end or it has passed. */
  readonly daysLeft: number | null
  /** Epoch ms of the renewal mark; null when there is none to show. */
  readonly renewalAt: number | null
}

/** From today's date to the date of the end, as a calendar on the wall counts: neither hours nor clock changes matter. */
const daysUntil = (end: number, now: number, timeZone: string): number =>
  daysBetween(dayOf(instantFromMs(now), timeZone), dayOf(instantFromMs(end), timeZone))

/** What the bar draws at an instant, in a city of that zone (IANA name). A right has ended strictly after its end (D2). */
export function validityView(
  { start, end }: ValiditySpan,
  now: number,
  renewalShare: number | null,
  timeZone: string,
): ValidityView {
  const none = { daysLeft: null, renewalAt: null }
  if (end === null) return { phase: now < start ? 'endless-to-come' : 'endless', elapsed: 0, ...none }
  const total = Math.max(1, end - start)
  const renewalAt = renewalShare === null ? null : start + total * renewalShare
  if (now < start) return { phase: 'to-come', elapsed: 0, daysLeft: null, renewalAt }
  if (end < now) return { phase: 'expired', elapsed: 1, ...none }
  return {
    phase: 'active',
    elapsed: (now - start) / total,
    daysLeft: daysUntil(end, now, timeZone),
    renewalAt,
  }
}
