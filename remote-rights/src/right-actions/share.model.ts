import type { Right } from '@parvis/shared-kernel/orders'
import { type EmailReason, email } from '@parvis/shared-kernel/subscriber'

/** Validity of a code in days; the city's rule. */
export const SHARE_DAYS = 7

/**
 * The two checks of a code's recipient (first document §5): not blank and a valid address (D6). Null when both pass.
 */
export function shareTargetFault(address: string): EmailReason | null {
  const verdict = email(address)
  return verdict.allowed ? null : verdict.reason
}

/**
 * Number of other holders. For a subscription the city gives their ids, never their names; for a ticket only whether it
 * is shared.
 */
export const othersIn = (right: Right): number =>
  right.kind === 'subscription' && right.subscriberIds.length > 1
    ? right.subscriberIds.length - 1
    : Number(right.isCurrentlyShared)

/** Link that carries the code, so that nobody has to type it. */
export const shareLink = (href: string, token: string): string =>
  `${href}?shareToken=${encodeURIComponent(token)}`
