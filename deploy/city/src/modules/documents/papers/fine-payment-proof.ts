import { amountDue } from '@parvis/shared-kernel/fines'
import type { Language } from '../../../http/language.ts'
import type { Formats } from '../document-formats.ts'
import type { Content } from '../document-order.ts'
import { fineFacts } from './fine-facts.ts'
import { finePaymentTable, type StatementFile } from './fine-statement.ts'

const WORDS = {
  fr: {
    title: 'Justificatif de paiement de forfait de post-stationnement',
    received: 'Total reçu',
    settled: 'Ce forfait est réglé.',
    left: (price: string) => `Ce forfait est payé en partie : il reste ${price} à payer.`,
    tooMuch: (price: string) => `Ce forfait est réglé. ${price} ont été payés en trop.`,
    payments: 'Paiements',
  },
  en: {
    title: 'Proof of payment of a parking fine (FPS)',
    received: 'Received in all',
    settled: 'This fine is settled.',
    left: (price: string) => `This fine is paid in part: ${price} is left to pay.`,
    tooMuch: (price: string) => `This fine is settled. ${price} was overpaid.`,
    payments: 'Payments',
  },
}

const standing = ({ fine, now }: StatementFile, lang: Language, formats: Formats): string => {
  const { due, overpaid } = amountDue(fine, now)
  if (due > 0) return WORDS[lang].left(formats.price(due))
  return overpaid > 0 ? WORDS[lang].tooMuch(formats.price(overpaid)) : WORDS[lang].settled
}

/** What was received for a fine, and whether that settles it. */
export const finePaymentProof = (file: StatementFile, lang: Language, formats: Formats): Content => {
  const words = WORDS[lang]
  const { paid } = amountDue(file.fine, file.now)
  return {
    title: words.title,
    blocks: [
      {
        kind: 'amount',
        label: words.received,
        amount: formats.price(paid),
        detail: standing(file, lang, formats),
      },
      { kind: 'facts', rows: fineFacts(file.fine, lang, formats) },
      { kind: 'heading', text: words.payments },
      finePaymentTable(file, lang, formats),
    ],
  }
}
