import { displayFineId, type Refund, type RefundStatus } from '@parvis/shared-kernel/fines'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Language } from '../../../http/language.ts'
import type { Block } from '../../../pdf/paper.ts'
import { type Formats, NOTHING_SAID } from '../document-formats.ts'
import type { Content } from '../document-order.ts'

export interface RefundFile {
  refund: Refund
  decidedAt: Instant | null
  /** What the right is called whose payment goes back; null for a fine. */
  rightName: string | null
}

const WORDS = {
  fr: {
    title: 'Remboursement',
    amount: 'Montant du remboursement',
    fine: 'Numéro du FPS',
    right: 'Droit de stationnement',
    opened: 'Ouvert le',
    decided: 'Décidé le',
    paid: 'Versé le',
    documents: 'Pièces',
    missing: (name: string) => `${name}, à envoyer`,
    sent: (name: string, moment: string) => `${name}, reçu le ${moment}`,
    answer: 'Réponse de la Ville',
    statuses: {
      'document-requested': 'Une pièce est attendue',
      'under-review': 'En cours d’examen',
      accepted: 'Accepté, versement à venir',
      paid: 'Versé',
      rejected: 'Refusé',
      unknown: 'Enregistré',
    },
  },
  en: {
    title: 'Refund',
    amount: 'Amount of the refund',
    fine: 'FPS number',
    right: 'Parking right',
    opened: 'Opened on',
    decided: 'Decided on',
    paid: 'Paid on',
    documents: 'Documents',
    missing: (name: string) => `${name}, to be sent`,
    sent: (name: string, moment: string) => `${name}, received on ${moment}`,
    answer: 'Answer of the City',
    statuses: {
      'document-requested': 'A document is needed',
      'under-review': 'Under review',
      accepted: 'Accepted, to be paid',
      paid: 'Paid',
      rejected: 'Refused',
      unknown: 'On record',
    },
  },
} satisfies Record<Language, { statuses: Record<RefundStatus, string> } & Record<string, unknown>>

const aboutOf = ({ refund: { fineId }, rightName }: RefundFile, lang: Language) => {
  const { fine, right } = WORDS[lang]
  if (fineId !== null) return [fine, displayFineId(fineId)] as const
  return [right, rightName ?? NOTHING_SAID] as const
}

const dateFacts = ({ refund, decidedAt }: RefundFile, lang: Language, formats: Formats) => {
  const words = WORDS[lang]
  const moments: [string, Instant | null][] = [
    [words.opened, refund.createdAt],
    [words.decided, decidedAt],
    [words.paid, refund.paidAt],
  ]
  return moments.flatMap(([name, moment]) =>
    moment === null ? [] : [[name, formats.moment(moment)] as const],
  )
}

const documentBlocks = ({ refund }: RefundFile, lang: Language, formats: Formats): Block[] => {
  if (refund.documents.length === 0) return []
  const { documents, missing, sent } = WORDS[lang]
  const items = refund.documents.map(({ name, providedAt }) =>
    providedAt === null ? missing(name) : sent(name, formats.moment(providedAt)),
  )
  return [
    { kind: 'heading', text: documents },
    { kind: 'list', items },
  ]
}

/** Where a refund stands: how much, since when, what is asked, what was decided. */
export const refundPaper = (file: RefundFile, lang: Language, formats: Formats): Content => {
  const words = WORDS[lang]
  const { amount, status, answer } = file.refund
  return {
    title: words.title,
    blocks: [
      { kind: 'amount', label: words.amount, amount: formats.price(amount), detail: words.statuses[status] },
      {
        kind: 'facts',
        rows: [aboutOf(file, lang), ...dateFacts(file, lang, formats)],
      },
      ...documentBlocks(file, lang, formats),
      ...(answer === null
        ? []
        : ([
            { kind: 'heading', text: words.answer },
            { kind: 'quote', text: answer },
          ] as const)),
    ],
  }
}
