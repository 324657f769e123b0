import { amountDue } from '@parvis/shared-kernel/fines'
import type { Formats } from '../document-formats.ts'
import type { Content } from '../document-order.ts'
import { fineFacts } from './fine-facts.ts'
import { finePaymentTable, payoutBlocks, type StatementFile } from './fine-statement.ts'

const state = ({ fine, now }: StatementFile, formats: Formats): string => {
  const { due, overpaid } = amountDue(fine, now)
  if (due > 0) return formats.say('fine-payment-proof.left', { price: formats.price(due) })
  return overpaid > 0
    ? formats.say('fine-payment-proof.too-much', { price: formats.price(overpaid) })
    : formats.say('fine-payment-proof.settled')
}

/** What was received for a fine, whether that settles it, and what went back. */
export const finePaymentProof = (file: StatementFile, formats: Formats): Content => {
  const { paid } = amountDue(file.fine, file.now)
  return {
    title: formats.say('fine-payment-proof.title'),
    blocks: [
      {
        kind: 'amount',
        label: formats.say('fine-payment-proof.received'),
        amount: formats.price(paid),
        detail: state(file, formats),
      },
      { kind: 'facts', rows: fineFacts(file.fine, formats) },
      { kind: 'heading', text: formats.say('fine-payment-proof.payments') },
      finePaymentTable(file, formats),
      ...payoutBlocks(file, formats),
    ],
  }
}
