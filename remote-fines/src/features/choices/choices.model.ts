import { type ClaimStatus, type Fine, isClaimOpen } from '@parvis/shared-kernel/fines'
import { type Instant, isEnded } from '@parvis/shared-kernel/time'

/** Where contesting stands, as the server's dates and claims say; the portal computes no legal date (D10). */
export type ContestView =
  | { readonly kind: 'possible'; readonly until: Instant | null }
  | { readonly kind: 'too-late'; readonly since: Instant }
  | { readonly kind: 'under-review' }
  | { readonly kind: 'answered'; readonly status: Exclude<ClaimStatus, 'none' | 'filed'> }

export function contestView(fine: Fine, now: Instant): ContestView {
  const claims = fine.claims.filter(({ status }) => status !== 'none')
  if (claims.some(isClaimOpen)) return { kind: 'under-review' }
  const last = claims.at(-1)
  if (last && last.status !== 'none' && last.status !== 'filed')
    return { kind: 'answered', status: last.status }
  if (fine.appealDeadline !== null && isEnded(fine.appealDeadline, now))
    return { kind: 'too-late', since: fine.appealDeadline }
  return { kind: 'possible', until: fine.appealDeadline }
}
