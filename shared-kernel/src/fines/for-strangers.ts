import type { Appeal } from './appeal.ts'
import type { Refund } from './refund.ts'

/**
 * That it was filed, and when: what number and plate tell of an appeal. What became of it is its holder's to know, for the
 * owner of the car must not read a stranger's refusal as their own.
 */
export const appealForStranger = (appeal: Appeal): Appeal => ({
  ...appeal,
  access: 'stranger',
  state: 'filed',
  revision: null,
  reasonId: null,
  statement: '',
  sentPieces: [],
  complementAnswers: [],
  appellant: null,
  updatedAt: null,
  deadline: null,
  implicitRejectionAt: null,
  tribunalDeadline: null,
  complement: null,
  answeredAt: null,
  answer: null,
  history: appeal.history.filter(({ kind }) => kind === 'filed'),
})

/** Status and amount alone: what its number tells of a refund. */
export const refundForStranger = ({ id, status, amount, hasMailAddress, hasReceipt }: Refund): Refund => ({
  id,
  status,
  amount,
  hasMailAddress,
  hasReceipt,
  access: 'stranger',
  fineId: null,
  rightId: null,
  rightKind: null,
  rightName: null,
  operationId: null,
  documents: [],
  createdAt: null,
  decidedAt: null,
  paidAt: null,
  payableAt: null,
  askedWords: null,
  events: [],
  usualDays: null,
  answer: null,
})
