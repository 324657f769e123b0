import { shareCodeOf } from '@parvis/shared-kernel/orders'
import { mandatory } from '@parvis/shared-kernel/subscriber'

/** The parameter of the links that are mailed (second document §2). */
export const SHARE_PARAMETER = 'shareToken'

/** The code in what was typed or pasted, as the city writes it: alone, or within the whole link. */
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
