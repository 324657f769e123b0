import type { Appeal } from './appeal.ts'
import type { Refund } from './refund.ts'

/**
 * What number and plate reveal of an appeal: that it was filed, and when. Its outcome is for its holder only: the car's
 * owner must not read a stranger's refusal as their own.
 */
export const redactedAppeal = (appeal: Appeal): Appeal => ({
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

/** What a refund's id alone reveals: status and amount. */
export const redactedRefund = ({
  id,
  status,
  amount,
  currency,
  hasMailAddress,
  hasReceipt,
}: Refund): Refund => ({
  id,
  status,
  amount,
  currency,
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
  askedText: null,
  events: [],
  usualDays: null,
  answer: null,
})
