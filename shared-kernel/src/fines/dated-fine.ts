import { mayAct } from './case-access.ts'
import { type Claim, isClaimOpen } from './claim.ts'
import type { Fine } from './fine.ts'
import { courtDeadline, implicitRejectionAt } from './fine-deadlines.ts'

/**
 * Adds to each claim the dates that the law derives from it, in the city's time zone: only the city computes them
 * (D10). A contestation on paper counts from the day on which it was received.
 */
function datedClaim(claim: Claim, zone: string): Claim {
  const { status: state, date, decidedAt: answeredAt } = claim
  if (!mayAct(claim)) return claim
  const counted = isClaimOpen(claim) && date !== null ? implicitRejectionAt(date, zone) : null
  const silence = claim.implicitRejectionAt ?? counted
  return {
    ...claim,
    implicitRejectionAt: silence,
    tribunalDeadline: courtDeadline({ state, answeredAt, implicitRejectionAt: silence }, zone),
  }
}

export const datedFine = (fine: Fine, zone: string): Fine => ({
  ...fine,
  claims: fine.claims.map(claim => datedClaim(claim, zone)),
})
