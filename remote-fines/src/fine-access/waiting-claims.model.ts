import { type Claim, isClaimOpen, isImplicitlyRejected, ownClaims } from '@parvis/shared-kernel/fines'
import type { Instant } from '@parvis/shared-kernel/time'

/** The reader's claims that the city still has to answer; silence has answered the others. */
export const waitingClaims = (claims: readonly Claim[], now: Instant): readonly Claim[] =>
  ownClaims(claims).filter(claim => isClaimOpen(claim) && !isImplicitlyRejected(claim, now))
