import { mandatory } from '@parvis/shared-kernel/subscriber'

/** The parameter of the links that are mailed (second document §2). */
export const SHARE_PARAMETER = 'shareToken'

/** The code in what was typed or pasted: alone, or within the whole link. No space belongs to it. */
export function codeIn(typed: string): string {
  const [, inLink] = /[?&]shareToken=([^&#\s]+)/.exec(typed) ?? []
  return (inLink === undefined ? typed : decoded(inLink)).replace(/\s+/g, '')
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
