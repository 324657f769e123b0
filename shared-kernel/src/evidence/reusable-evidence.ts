import type { EvidenceId, MediaId } from '../ids/index.ts'
import { addDuration, type Instant, type IsoDuration } from '../time/index.ts'
import type { SupportingEvidence } from './evidence.ts'
import { isEvidenceExpired } from './evidence-expiry.ts'

/** A document that the city accepted for some right of the person. */
export interface AcceptedEvidence {
  readonly id: EvidenceId
  readonly mediaId: MediaId
  readonly urn: string
  readonly name: string
  readonly mime: string
  /** In bytes. */
  readonly size: number
  readonly created: Instant
  readonly accepted: Instant
}

/** An accepted document that can be reused until it expires; null when it never expires. */
export interface ReusableEvidence extends AcceptedEvidence {
  readonly expires: Instant | null
}

const expiryOf = ({ created }: AcceptedEvidence, period: IsoDuration | null, zone: string): Instant | null =>
  period === null ? null : addDuration(created, period, zone)

const byExpiry = (a: Instant | null, b: Instant | null): number =>
  (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY)

const byNewestThenMedia = (a: AcceptedEvidence, b: AcceptedEvidence): number =>
  b.created - a.created || b.accepted - a.accepted || (a.mediaId < b.mediaId ? -1 : 1)

/**
 * The newest document of each kind that some offer still requires and that has not expired, newest first. Where offers
 * differ in period the shortest counts, so that a document shown as valid is valid everywhere.
 */
export function reusableEvidences(
  accepted: readonly AcceptedEvidence[],
  asked: readonly SupportingEvidence[],
  now: Instant,
  zone: string,
): readonly ReusableEvidence[] {
  const seen = new Set<EvidenceId>()
  return accepted.toSorted(byNewestThenMedia).flatMap(document => {
    const periods = asked
      .filter(({ id }) => id === document.id)
      .map(({ expirationPeriod }) => expirationPeriod)
    if (periods.length === 0 || seen.has(document.id)) return []
    seen.add(document.id)
    if (periods.some(period => isEvidenceExpired(document, period, now, zone))) return []
    const [expires = null] = periods.map(period => expiryOf(document, period, zone)).toSorted(byExpiry)
    return [{ ...document, expires }]
  })
}
