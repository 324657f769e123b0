import type { Instant } from '../time/index.ts'

/** What became of a contestation, as shown on the fine (second document §4). FILLED on the wire means filed (D10). */
export type ClaimStatus = 'none' | 'filed' | 'accepted' | 'rejected' | 'transferred' | 'unknown'

export interface Claim {
  /** The city's word, e.g. `RAPO`. */
  readonly type: string
  readonly date: Instant | null
  readonly status: ClaimStatus
}

const BY_CODE: Readonly<Record<string, ClaimStatus>> = {
  NONE: 'none',
  FILLED: 'filed',
  FILED: 'filed',
  ACCEPTED: 'accepted',
  REJECTED: 'rejected',
  TRANSFERRED: 'transferred',
}

export const claimStatus = (code: string): ClaimStatus =>
  (Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined) ?? 'unknown'

/** Somebody contested and has no answer yet. */
export const isClaimOpen = (claim: Claim): boolean => claim.status === 'filed'
