import type { Refund } from '@parvis/shared-kernel/fines'

export type CaseKind = 'appeal' | 'refund'

export interface ClosedCase extends Pick<Refund, 'hasMailAddress' | 'hasReceipt'> {
  readonly kind: CaseKind
  /** The tab holds a secret that the city no longer accepts. */
  readonly isEnded: boolean
}

export interface WaysIn {
  readonly title: 'case.ended.title' | `case.closed.${CaseKind}.title`
  /** Only a true sentence: never refers to an e-mail that was not sent. */
  readonly text:
    | 'case.ended.text'
    | `case.closed.${CaseKind}.text`
    | 'case.closed.appeal.unmailed'
    | 'case.closed.refund.by-receipt'
    | 'case.closed.refund.by-desk'
  /** The noted link is the quickest way in where none can be mailed. */
  readonly hint: 'case.ended.check' | null
  /** A link can be mailed to the address on file. */
  readonly canAsk: boolean
  /** The payment's receipt numbers open the case. */
  readonly hasReceiptForm: boolean
  /** Shows desk, post and telephone, where the city verifies the identity. */
  readonly isDeskNamed: boolean
}

const unmailedText = ({ kind, hasReceipt }: ClosedCase): WaysIn['text'] => {
  if (kind === 'appeal') return 'case.closed.appeal.unmailed'
  return hasReceipt === false ? 'case.closed.refund.by-desk' : 'case.closed.refund.by-receipt'
}

/**
 * How a citizen without the secret gets access to a case (D16): by e-mail to the address on file; without an address by
 * the link shown once, the payment's receipt or the desk. An address is never taken from the requester.
 */
export function waysIn(closed: ClosedCase): WaysIn {
  const { kind, hasMailAddress, hasReceipt, isEnded } = closed
  const isUnmailed = hasMailAddress === false
  const mailedText = isEnded ? 'case.ended.text' : (`case.closed.${kind}.text` as const)
  return {
    title: isEnded ? 'case.ended.title' : `case.closed.${kind}.title`,
    text: isUnmailed ? unmailedText(closed) : mailedText,
    hint: isEnded && isUnmailed ? 'case.ended.check' : null,
    canAsk: !isUnmailed,
    hasReceiptForm: kind === 'refund' && isUnmailed && hasReceipt !== false,
    isDeskNamed: isUnmailed,
  }
}
