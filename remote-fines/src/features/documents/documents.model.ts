import type { FinePaper } from '@parvis/shared-kernel/api'
import { amountDue, type ClaimStatus, type Fine, versionInForce } from '@parvis/shared-kernel/fines'
import type { Instant } from '@parvis/shared-kernel/time'

const ANSWERED: readonly ClaimStatus[] = ['accepted', 'rejected', 'transferred']

/** The papers that the city makes of a fine as it stands: none is offered that it would refuse. */
export function papersOf(fine: Fine, now: Instant): readonly FinePaper[] {
  const [first] = fine.versions
  const inForce = versionInForce(fine)
  const isCorrected = fine.versions.length > 1
  const papers: readonly (readonly [FinePaper, boolean])[] = [
    ['notice-corrected', isCorrected],
    ['notice-corrected-reduced', isCorrected && inForce.reducedPrice !== null],
    ['notice', true],
    ['notice-reduced', first.reducedPrice !== null],
    ['statement', true],
    ['proof', amountDue(fine, now).paid > 0],
    ['appeal-answer', ANSWERED.includes(fine.claims.at(-1)?.status ?? 'none')],
  ]
  return papers.flatMap(([paper, isThere]) => (isThere ? [paper] : []))
}
