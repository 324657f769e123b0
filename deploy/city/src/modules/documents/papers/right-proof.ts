import { isFree } from '@parvis/shared-kernel/money'
import { rightPrice } from '@parvis/shared-kernel/orders'
import { NO_PLATE } from '@parvis/shared-kernel/plates'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Block } from '../../../pdf/paper.ts'
import { type Formats, NOTHING_SAID } from '../document-formats.ts'
import type { Content } from '../document-order.ts'
import { type RightFile, rightFacts } from './right-facts.ts'

/** A completed payment. */
export interface PaidOperation {
  operationId: string
  authorizationNumber: string | null
  amount: number
  paidAt: Instant | null
  /** False if the money arrived but has not been applied to the right yet. */
  isProcessed: boolean
  isRefunded: boolean
}

export interface ProofFile extends RightFile {
  cityName: string
  payments: readonly PaidOperation[]
}

/** Up to this many plates are listed among the facts; more make a table that can span pages. */
const FEW_PLATES = 4

const platesBlock = ({ right }: ProofFile, formats: Formats): Block[] => {
  if (right.plates.length <= FEW_PLATES) return []
  return [
    { kind: 'heading', text: formats.say('right-proof.plates-counted', { count: right.plates.length }) },
    {
      kind: 'table',
      columns: [
        { title: formats.say('right-proof.row'), share: 1 },
        { title: formats.say('right-proof.plate'), share: 7 },
      ],
      rows: right.plates.map((value, index) => [String(index + 1), formats.plate(value)]),
    },
  ]
}

const plateFact = ({ right }: ProofFile, formats: Formats): [string, string][] => {
  if (right.plates.length > FEW_PLATES) return []
  return [[formats.say('right-proof.plates'), formats.list(right.plates.map(formats.plate)) || NO_PLATE]]
}

export const paymentTable = (payments: readonly PaidOperation[], formats: Formats): Block => {
  return {
    kind: 'table',
    columns: [
      { title: formats.say('right-proof.date'), share: 2 },
      { title: formats.say('right-proof.operation'), share: 3.4 },
      { title: formats.say('right-proof.authorization'), share: 1.8 },
      { title: formats.say('right-proof.amount'), share: 1.4, align: 'right' },
    ],
    rows: payments.map(payment => [
      formats.moment(payment.paidAt),
      payment.operationId,
      payment.authorizationNumber ?? NOTHING_SAID,
      formats.price(payment.amount),
    ]),
  }
}

const paymentBlocks = ({ payments }: ProofFile, formats: Formats): Block[] => {
  const kept = payments.filter(({ isRefunded }) => !isRefunded)
  return [
    { kind: 'heading', text: formats.say('right-proof.payments') },
    kept.length > 0
      ? paymentTable(kept, formats)
      : { kind: 'text', text: formats.say('right-proof.no-payment') },
  ]
}

/** Writes the proof that a holder shows: the right, its plates and its payments. */
export const rightProof = (file: ProofFile, formats: Formats): Content => {
  const price = rightPrice(file.right, file.plan)
  const facts = rightFacts(file, formats)
  return {
    title: formats.say(`right-proof.title.${file.right.kind}`),
    blocks: [
      { kind: 'text', text: formats.say('right-proof.lead', { city: file.cityName }) },
      {
        kind: 'facts',
        rows: [
          ...facts.rows,
          ...plateFact(file, formats),
          [
            formats.say('right-proof.price'),
            isFree(price) ? formats.say('right-proof.free') : formats.price(price),
          ],
        ],
      },
      ...platesBlock(file, formats),
      ...(isFree(price) ? [] : paymentBlocks(file, formats)),
      { kind: 'note', text: formats.say('right-proof.note') },
    ],
  }
}
