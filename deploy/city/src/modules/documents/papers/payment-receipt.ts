import { type Formats, NOTHING_SAID } from '../document-formats.ts'
import type { Content } from '../document-order.ts'
import { type RightFile, rightFacts } from './right-facts.ts'
import type { PaidOperation } from './right-proof.ts'

export interface PaymentFile extends RightFile {
  payment: PaidOperation
}

const paymentFacts = (payment: PaidOperation, formats: Formats): [string, string][] => [
  [formats.say('right-proof.date'), formats.moment(payment.paidAt)],
  [formats.say('right-proof.operation'), payment.operationId],
  [formats.say('right-proof.authorization'), payment.authorizationNumber ?? NOTHING_SAID],
]

const stateOf = ({ isRefunded, isProcessed }: PaidOperation) => {
  if (isRefunded) return 'refunded'
  return isProcessed ? 'processed' : 'not-processed'
}

/** Writes the receipt of one completed payment of a right, whatever becomes of the right. */
export const paymentReceipt = (file: PaymentFile, formats: Formats): Content => ({
  title: formats.say('payment-receipt.title'),
  blocks: [
    {
      kind: 'amount',
      label: formats.say('payment-receipt.received'),
      amount: formats.price(file.payment.amount),
      detail: formats.say(`payment-receipt.${stateOf(file.payment)}`),
    },
    { kind: 'heading', text: formats.say('payment-receipt.payment') },
    { kind: 'facts', rows: paymentFacts(file.payment, formats) },
    { kind: 'heading', text: formats.say('payment-receipt.right') },
    rightFacts(file, formats),
    { kind: 'note', text: formats.say('payment-receipt.note') },
  ],
})
