import type { Refund } from '@parvis/shared-kernel/fines'

export type CaseKind = 'appeal' | 'refund'

export interface ClosedCase extends Pick<Refund, 'hasMailAddress' | 'hasReceipt'> {
  readonly kind: CaseKind
  /** The tab holds a secret, and the city does not take it any more. */
  readonly isEnded: boolean
}

export interface WaysIn {
  readonly title: 'case.ended.title' | `case.closed.${CaseKind}.title`
  /** One of those that are true: nobody is sent to a mail that never left. */
  readonly text:
    | 'case.ended.text'
    | `case.closed.${CaseKind}.text`
    | 'case.closed.appeal.unmailed'
    | 'case.closed.refund.by-receipt'
    | 'case.closed.refund.by-desk'
  /** A link can be mailed to the address on file. */
  readonly canAsk: boolean
  /** The numbers of the payment's receipt open it. */
  readonly hasReceiptForm: boolean
  /** Desk, post and telephone are named: the city looks at who asks. */
  readonly isDeskNamed: boolean
}

const unmailedText = ({ kind, hasReceipt }: ClosedCase): WaysIn['text'] => {
  if (kind === 'appeal') return 'case.closed.appeal.unmailed'
  return hasReceipt === false ? 'case.closed.refund.by-desk' : 'case.closed.refund.by-receipt'
}

/**
 * How somebody who does not hold a case gets into it (D16): by the mail that is on file; without an address by the link
 * that was shown once, by the receipt of the payment, or at the desk. An address is never taken from whoever asks.
 */
export function waysIn(closed: ClosedCase): WaysIn {
  const { kind, hasMailAddress, hasReceipt, isEnded } = closed
  const isUnmailed = hasMailAddress === false
  const mailedText = isEnded ? 'case.ended.text' : (`case.closed.${kind}.text` as const)
  return {
    title: isEnded ? 'case.ended.title' : `case.closed.${kind}.title`,
    text: isUnmailed ? unmailedText(closed) : mailedText,
    canAsk: !isUnmailed,
    hasReceiptForm: kind === 'refund' && isUnmailed && hasReceipt !== false,
    isDeskNamed: isUnmailed,
  }
}
