import { isFree } from '@parvis/shared-kernel/money'
import { rightPrice } from '@parvis/shared-kernel/orders'
import { NO_PLATE } from '@parvis/shared-kernel/plates'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Language } from '../../../http/language.ts'
import type { Block } from '../../../pdf/paper.ts'
import { type Formats, NOTHING_SAID } from '../document-formats.ts'
import type { Content } from '../document-order.ts'
import { type RightFile, rightFacts } from './right-facts.ts'

/** A payment that arrived. */
export interface PaidOperation {
  operationId: string
  authorizationNumber: string | null
  amount: number
  paidAt: Instant | null
}

export interface ProofFile extends RightFile {
  cityName: string
  payments: readonly PaidOperation[]
}

const WORDS = {
  fr: {
    title: {
      subscription: 'Justificatif d’abonnement de stationnement',
      ticket: 'Justificatif de ticket de stationnement',
    },
    lead: (city: string) => `La ${city} confirme que le droit de stationnement ci-dessous a été accordé.`,
    price: 'Prix',
    free: 'Gratuit',
    plates: 'Plaques',
    row: 'N°',
    plate: 'Plaque',
    payments: 'Paiements',
    date: 'Date',
    operation: 'Opération',
    authorization: 'Autorisation',
    amount: 'Montant',
    noPayment: 'Aucun paiement en ligne n’est enregistré pour ce droit.',
    note: 'Ce document décrit le droit tel qu’il était enregistré au moment où il a été établi.',
  },
  en: {
    title: {
      subscription: 'Proof of a parking subscription',
      ticket: 'Proof of a parking ticket',
    },
    lead: (city: string) => `The ${city} confirms that the parking right below was granted.`,
    price: 'Price',
    free: 'Free',
    plates: 'Plates',
    row: 'No.',
    plate: 'Plate',
    payments: 'Payments',
    date: 'Date',
    operation: 'Operation',
    authorization: 'Authorisation',
    amount: 'Amount',
    noPayment: 'No online payment is on record for this right.',
    note: 'This document describes the right as it was on record at the moment it was made.',
  },
}

/** Few plates stand among the facts; more make a table that can go on over pages. */
const FEW_PLATES = 4

const platesBlock = ({ right }: ProofFile, lang: Language, formats: Formats): Block[] => {
  const { plates, row, plate } = WORDS[lang]
  if (right.plates.length <= FEW_PLATES) return []
  return [
    { kind: 'heading', text: `${plates} (${right.plates.length})` },
    {
      kind: 'table',
      columns: [
        { title: row, share: 1 },
        { title: plate, share: 7 },
      ],
      rows: right.plates.map((value, index) => [String(index + 1), formats.plate(value)]),
    },
  ]
}

const plateFact = ({ right }: ProofFile, lang: Language, formats: Formats): [string, string][] => {
  if (right.plates.length > FEW_PLATES) return []
  return [[WORDS[lang].plates, formats.list(right.plates.map(formats.plate)) || NO_PLATE]]
}

export const paymentTable = (payments: readonly PaidOperation[], lang: Language, formats: Formats): Block => {
  const words = WORDS[lang]
  return {
    kind: 'table',
    columns: [
      { title: words.date, share: 2 },
      { title: words.operation, share: 3.4 },
      { title: words.authorization, share: 1.8 },
      { title: words.amount, share: 1.4, align: 'right' },
    ],
    rows: payments.map(payment => [
      formats.moment(payment.paidAt),
      payment.operationId,
      payment.authorizationNumber ?? NOTHING_SAID,
      formats.price(payment.amount),
    ]),
  }
}

const paymentBlocks = ({ payments }: ProofFile, lang: Language, formats: Formats): Block[] => [
  { kind: 'heading', text: WORDS[lang].payments },
  payments.length > 0 ? paymentTable(payments, lang, formats) : { kind: 'text', text: WORDS[lang].noPayment },
]

/** What a holder shows to whoever asks: the right, its plates and what was paid for it. */
export const rightProof = (file: ProofFile, lang: Language, formats: Formats): Content => {
  const words = WORDS[lang]
  const price = rightPrice(file.right, file.plan)
  const facts = rightFacts(file, lang, formats)
  return {
    title: words.title[file.right.kind],
    blocks: [
      { kind: 'text', text: words.lead(file.cityName) },
      {
        kind: 'facts',
        rows: [
          ...facts.rows,
          ...plateFact(file, lang, formats),
          [words.price, isFree(price) ? words.free : formats.price(price)],
        ],
      },
      ...platesBlock(file, lang, formats),
      ...(isFree(price) ? [] : paymentBlocks(file, lang, formats)),
      { kind: 'note', text: words.note },
    ],
  }
}
