import type { Cents } from '../money/index.ts'
import type { Instant } from '../time/index.ts'
import { versionInForce } from './amount-due.ts'
import type { AppealState } from './appeal.ts'
import type { Fine } from './fine.ts'

interface Decided {
  /** State of an appeal, or of its claim on the fine. */
  readonly state: AppealState | 'none'
  readonly answeredAt: Instant | null
}

export interface DecidedPrice {
  readonly before: Cents
  readonly after: Cents
  /** Whether a later notice has replaced the decision's. */
  readonly isReplaced: boolean
}

/**
 * The decision's new price: that of the first notice after it, if lower. Later notices are not part of the decision.
 */
export function decidedPrice({ versions }: Fine, { state, answeredAt }: Decided): DecidedPrice | null {
  if (state !== 'accepted' || answeredAt === null) return null
  const index = versions.findIndex(({ issuedAt }) => issuedAt !== null && issuedAt >= answeredAt)
  const [before, decided] = [versions[index - 1], versions[index]]
  if (before === undefined || decided === undefined || decided.price >= before.price) return null
  return { before: before.price, after: decided.price, isReplaced: index < versions.length - 1 }
}

export type Granted =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly before: Cents; readonly after: Cents }

/** How much the authority granted, deduced from the prices; null while they do not show it. */
export function grantedBy(fine: Fine, appeal: Decided): Granted | null {
  const decided = decidedPrice(fine, appeal)
  const isWhole = decided?.after === 0 || versionInForce(fine).price === 0
  if (appeal.state === 'accepted' && isWhole) return { kind: 'whole' }
  return decided && { kind: 'part', before: decided.before, after: decided.after }
}
