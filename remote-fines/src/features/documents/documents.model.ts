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

/** Its last instant has not passed: a paper that asks for a price that is over would be paid short. */
const isReducedOpen = ({ reducedPrice, reducedUntil }: FineVersion, now: Instant): boolean =>
  reducedPrice !== null && reducedUntil !== null && !isEnded(reducedUntil, now)

/**
 * The paper is asked for with the number and the plate alone, which open no appeal that somebody holds: its answer stands
 * with the appeal. Here is the one of what was contested on paper, or in a city that guards no case.
 */
const isAnswerOfFine = ({ claims }: Fine): boolean =>
  claims.every(({ access }) => access === 'unguarded') && ANSWERED.includes(claims.at(-1)?.status ?? 'none')

/** The papers that the city makes of a fine as it stands: none is offered that it would refuse. */
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
