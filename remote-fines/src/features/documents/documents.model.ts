import type { FinePaper } from '@parvis/shared-kernel/api'
import {
  amountDue,
  type ClaimStatus,
  type Fine,
  type FineVersion,
  versionInForce,
} from '@parvis/shared-kernel/fines'
import { type Instant, isEnded } from '@parvis/shared-kernel/time'

const ANSWERED: readonly ClaimStatus[] = ['accepted', 'rejected', 'transferred']

/** Whether the reduced price still applies: a document asking for an expired price would be paid short. */
const isReducedOpen = ({ reducedPrice, reducedUntil }: FineVersion, now: Instant): boolean =>
  reducedPrice !== null && reducedUntil !== null && !isEnded(reducedUntil, now)

/**
 * Number and plate open this document but no access-controlled appeal, whose answer stays with the appeal. Offered for
 * paper contestations or in a city without case access control.
 */
const isAnswerOfFine = ({ claims }: Fine): boolean =>
  claims.every(({ access }) => access === 'unguarded') && ANSWERED.includes(claims.at(-1)?.status ?? 'none')

/** Documents that the city produces for the fine's current state; none that it would refuse. */
export function papersOf(fine: Fine, now: Instant): readonly FinePaper[] {
  const [first] = fine.versions
  const inForce = versionInForce(fine)
  const isCorrected = fine.versions.length > 1
  const papers: readonly (readonly [FinePaper, boolean])[] = [
    ['notice-corrected', isCorrected],
    ['notice-corrected-reduced', isCorrected && isReducedOpen(inForce, now)],
    ['notice', true],
    ['notice-reduced', !isCorrected && isReducedOpen(first, now)],
    ['statement', true],
    ['proof', amountDue(fine, now).paid > 0],
    ['appeal-answer', isAnswerOfFine(fine)],
  ]
  return papers.flatMap(([paper, isThere]) => (isThere ? [paper] : []))
}
