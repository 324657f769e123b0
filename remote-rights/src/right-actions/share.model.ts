import type { Right } from '@parvis/shared-kernel/orders'
import { type EmailReason, email, mandatory } from '@parvis/shared-kernel/subscriber'

/** Days for which a code is good; the city's rule. */
export const SHARE_DAYS = 7

/**
 * The two checks of an address that a code is sent to (first document §5): that there is one, and that it is one (D6).
 * Null when both pass.
 */
export function shareTargetFault(address: string): EmailReason | null {
  if (!mandatory(address.trim()).allowed) return 'blank'
  const verdict = email(address)
  return verdict.allowed ? null : verdict.reason
}

/**
 * How many others hold the right now. The city gives their ids and never their names; of a ticket it says no more than
 * that it is shared.
 */
export const othersIn = (right: Right): number =>
  right.kind === 'subscription' && right.subscriberIds.length > 1
    ? right.subscriberIds.length - 1
    : Number(right.isCurrentlyShared)

/** Where a code is entered; the screen reads it from there, so that nobody has to type it. */
export const shareLink = (href: string, token: string): string =>
  `${href}?shareToken=${encodeURIComponent(token)}`
