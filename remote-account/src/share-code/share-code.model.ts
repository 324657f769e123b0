import { shareCodeOf } from '@parvis/shared-kernel/orders'
import { mandatory } from '@parvis/shared-kernel/subscriber'

/** Query parameter of mailed links (second document §2). */
export const SHARE_PARAMETER = 'shareToken'

/** The code in a typed or pasted text, normalised: alone or within a whole link. */
export function codeIn(typed: string): string {
  const [, inLink] = /[?&]shareToken=([^&#\s]+)/.exec(typed) ?? []
  return shareCodeOf(inLink === undefined ? typed : decoded(inLink))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A code is mandatory (second document §5). */
export const hasCode = (typed: string): boolean => mandatory(codeIn(typed)).allowed
