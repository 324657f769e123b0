import { displayFineId, type Refund } from '@parvis/shared-kernel/fines'
import type { Instant } from '@parvis/shared-kernel/time'
import { type Block, listUnder } from '../../../pdf/paper.ts'
import { type Formats, NOTHING_SAID } from '../document-formats.ts'
import type { Content } from '../document-order.ts'

export interface RefundFile {
  refund: Refund
  decidedAt: Instant | null
  /** Name of the right whose payment is refunded; null for a fine. */
  rightName: string | null
}

const aboutOf = ({ refund: { fineId }, rightName }: RefundFile, formats: Formats) => {
  if (fineId !== null) return [formats.say('refund-paper.fine'), displayFineId(fineId)] as const
  return [formats.say('refund-paper.right'), rightName ?? NOTHING_SAID] as const
}

const dateFacts = ({ refund, decidedAt }: RefundFile, formats: Formats) => {
  const moments: [string, Instant | null][] = [
    [formats.say('refund-paper.opened'), refund.createdAt],
    [formats.say('refund-paper.decided'), decidedAt],
    [formats.say('refund-paper.paid'), refund.paidAt],
  ]
  return moments.flatMap(([name, moment]) =>
    moment === null ? [] : [[name, formats.moment(moment)] as const],
  )
}

const documentBlocks = ({ refund }: RefundFile, formats: Formats): Block[] => {
  const items = refund.documents.map(({ name, providedAt }) =>
    providedAt === null
      ? formats.say('refund-paper.missing', { name })
      : formats.say('refund-paper.sent', { name, moment: formats.moment(providedAt) }),
  )
  return listUnder(formats.say('refund-paper.documents'), items)
}

/** Writes a refund's state: amount, dates, what is asked, the decision. */
export const refundPaper = (file: RefundFile, formats: Formats): Content => {
  const { amount, status, answer } = file.refund
  return {
    title: formats.say('refund-paper.title'),
    blocks: [
      {
        kind: 'amount',
        label: formats.say('refund-paper.amount'),
        amount: formats.price(amount),
        detail: formats.say(`refund-paper.statuses.${status}`),
      },
      {
        kind: 'facts',
        rows: [aboutOf(file, formats), ...dateFacts(file, formats)],
      },
      ...documentBlocks(file, formats),
      ...(answer === null
        ? []
        : ([
            { kind: 'heading', text: formats.say('refund-paper.answer') },
            { kind: 'quote', text: answer },
          ] as const)),
    ],
  }
}
