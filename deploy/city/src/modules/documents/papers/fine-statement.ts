import {
  amountDue,
  type Claim,
  type ClaimStatus,
  type Fine,
  type FinePayment,
  finePayments,
} from '@parvis/shared-kernel/fines'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Language } from '../../../http/language.ts'
import type { Block } from '../../../pdf/paper.ts'
import { type Formats, NOTHING_SAID } from '../document-formats.ts'
import type { Content } from '../document-order.ts'
import { fineFacts } from './fine-facts.ts'

export interface StatementFile {
  fine: Fine
  /** Authorisation numbers of the card payments, by operation. */
  authorizations: ReadonlyMap<string, string>
  now: Instant
}

const WORDS = {
  fr: {
    title: 'Relevé de forfait de post-stationnement',
    due: 'Reste à payer',
    until: (moment: string) => `Au montant minoré, jusqu’au ${moment} inclus`,
    overpaid: 'Trop-perçu',
    settled: 'Réglé',
    price: 'Montant en vigueur',
    paid: 'Total reçu',
    versions: 'Avis émis',
    issued: 'Émis le',
    amount: 'Montant',
    reduced: 'Minoré',
    reducedUntil: 'Jusqu’au',
    payments: 'Paiements reçus',
    none: 'Aucun paiement n’a été reçu.',
    date: 'Date',
    operation: 'Opération',
    authorization: 'Autorisation',
    to: 'Reçu par',
    city: 'Ville',
    agency: 'ANTAI',
    recovery: 'Recouvrement',
    claims: 'Recours',
    claim: {
      none: 'Sans suite',
      filed: 'Déposé, en cours d’examen',
      accepted: 'Accepté',
      rejected: 'Rejeté',
      transferred: 'Transmis à une autre autorité',
      unknown: 'Enregistré',
    },
  },
  en: {
    title: 'Statement of a parking fine (FPS)',
    due: 'Left to pay',
    until: (moment: string) => `At the reduced amount, up to and including ${moment}`,
    overpaid: 'Paid too much',
    settled: 'Settled',
    price: 'Amount in force',
    paid: 'Received in all',
    versions: 'Notices issued',
    issued: 'Issued on',
    amount: 'Amount',
    reduced: 'Reduced',
    reducedUntil: 'Until',
    payments: 'Payments received',
    none: 'No payment was received.',
    date: 'Date',
    operation: 'Operation',
    authorization: 'Authorisation',
    to: 'Received by',
    city: 'City',
    agency: 'ANTAI',
    recovery: 'Debt recovery',
    claims: 'Appeals',
    claim: {
      none: 'Without effect',
      filed: 'Filed, under review',
      accepted: 'Accepted',
      rejected: 'Rejected',
      transferred: 'Passed on to another authority',
      unknown: 'On record',
    },
  },
} satisfies Record<Language, { claim: Record<ClaimStatus, string> } & Record<string, unknown>>

const balanceBlock = ({ fine, now }: StatementFile, lang: Language, formats: Formats): Block => {
  const words = WORDS[lang]
  const { due, overpaid, reducedUntil } = amountDue(fine, now)
  if (overpaid > 0) return { kind: 'amount', label: words.overpaid, amount: formats.price(overpaid) }
  if (due === 0) return { kind: 'amount', label: words.due, amount: words.settled }
  const block: Block = { kind: 'amount', label: words.due, amount: formats.price(due) }
  return reducedUntil === null ? block : { ...block, detail: words.until(formats.moment(reducedUntil)) }
}

const versionTable = ({ fine }: StatementFile, lang: Language, formats: Formats): Block => {
  const words = WORDS[lang]
  return {
    kind: 'table',
    columns: [
      { title: words.issued, share: 2 },
      { title: words.reducedUntil, share: 2 },
      { title: words.reduced, share: 1.3, align: 'right' },
      { title: words.amount, share: 1.3, align: 'right' },
    ],
    rows: fine.versions.map(({ issuedAt, price, reducedPrice, reducedUntil }) => [
      formats.moment(issuedAt),
      formats.moment(reducedUntil),
      reducedPrice === null ? NOTHING_SAID : formats.price(reducedPrice),
      formats.price(price),
    ]),
  }
}

const receiverOf = (fine: Fine, payment: FinePayment, lang: Language): string => {
  if (fine.agencyPayments.includes(payment)) return WORDS[lang].agency
  return fine.debtRecoveryPayments.includes(payment) ? WORDS[lang].recovery : WORDS[lang].city
}

/** Every payment with who received it; an operation that a correction carries over counts once. */
export const finePaymentTable = (file: StatementFile, lang: Language, formats: Formats): Block => {
  const words = WORDS[lang]
  const { fine, authorizations } = file
  return {
    kind: 'table',
    columns: [
      { title: words.date, share: 2 },
      { title: words.operation, share: 2.6 },
      { title: words.authorization, share: 1.6 },
      { title: words.to, share: 1.6 },
      { title: words.amount, share: 1.3, align: 'right' },
    ],
    rows: finePayments(fine).map(payment => [
      formats.moment(payment.paidAt),
      payment.operationId ?? NOTHING_SAID,
      authorizations.get(payment.operationId ?? '') ?? NOTHING_SAID,
      receiverOf(fine, payment, lang),
      formats.price(payment.amount),
    ]),
  }
}

const claimLine = ({ type, date, status }: Claim, lang: Language, formats: Formats): string =>
  `${type}, ${formats.moment(date)} – ${WORDS[lang].claim[status]}`

const claimBlocks = ({ fine }: StatementFile, lang: Language, formats: Formats): Block[] =>
  fine.claims.length === 0
    ? []
    : [
        { kind: 'heading', text: WORDS[lang].claims },
        { kind: 'list', items: fine.claims.map(claim => claimLine(claim, lang, formats)) },
      ]

/** Where a fine stands: its notices, what was paid to whom, what is left or was paid too much, its appeals. */
export const fineStatement = (file: StatementFile, lang: Language, formats: Formats): Content => {
  const words = WORDS[lang]
  const { price, paid } = amountDue(file.fine, file.now)
  return {
    title: words.title,
    blocks: [
      balanceBlock(file, lang, formats),
      {
        kind: 'facts',
        rows: [
          ...fineFacts(file.fine, lang, formats),
          [words.price, formats.price(price)],
          [words.paid, formats.price(paid)],
        ],
      },
      { kind: 'heading', text: words.versions },
      versionTable(file, lang, formats),
      { kind: 'heading', text: words.payments },
      paid > 0 ? finePaymentTable(file, lang, formats) : { kind: 'text', text: words.none },
      ...claimBlocks(file, lang, formats),
    ],
  }
}
