import { dayOf, daysBetween, instantFromMs } from '../../time/index.ts'

export interface ValiditySpan {
  /** In epoch milliseconds. */
  readonly start: number
  /** In epoch milliseconds; null for an unlimited right. */
  readonly end: number | null
}

export type ValidityPhase = 'to-come' | 'active' | 'expired' | 'endless' | 'endless-to-come'

export interface ValidityView {
  readonly phase: ValidityPhase
  /** Position of today on the bar, 0–1. */
  readonly elapsed: number
  /** Calendar days of the city that remain, today excluded: 0 on the last day; null unless it is active and ends. */
  readonly daysLeft: number | null
  /** Renewal mark in epoch milliseconds; null for none. */
  readonly renewalAt: number | null
}

/** Days from today's date to the end's date: independent of hours and clock changes. */
const daysUntil = (end: number, now: number, timeZone: string): number =>
  daysBetween(dayOf(instantFromMs(now), timeZone), dayOf(instantFromMs(end), timeZone))

/** State of the bar at an instant, in a city's time zone (IANA name). A right has ended strictly after its end (D2). */
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
