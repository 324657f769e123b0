import { expect, test } from 'vitest'
import { evidenceId, refundId } from '../ids/index.ts'
import { cents } from '../money/index.ts'
import type { Instant } from '../time/index.ts'
import {
  APPEAL_ACTIONS,
  APPEAL_STATES,
  afterAppealAction,
  appealState,
  claimStatus,
  finePaymentStatus,
  isClaimOpen,
  isRefundWaitingForCitizen,
  isSettled,
  missingRefundDocuments,
  type Refund,
  refundStatus,
} from './index.ts'

test.each([
  [finePaymentStatus, 'UNPAID', 'unpaid'],
  [finePaymentStatus, 'PARTIALLY_PAID', 'partly-paid'],
  [finePaymentStatus, 'PAID', 'paid'],
  [finePaymentStatus, 'OVERPAID', 'overpaid'],
  [finePaymentStatus, 'PAID_REDUCED', 'paid-reduced'],
  [finePaymentStatus, 'OVERPAID_REDUCED', 'overpaid-reduced'],
  [finePaymentStatus, 'SOMETHING_NEW', 'unknown'],
  [finePaymentStatus, 'constructor', 'unknown'],
  [claimStatus, 'NONE', 'none'],
  [claimStatus, 'FILLED', 'filed'],
  [claimStatus, 'FILED', 'filed'],
  [claimStatus, 'ACCEPTED', 'accepted'],
  [claimStatus, 'REJECTED', 'rejected'],
  [claimStatus, 'TRANSFERRED', 'transferred'],
  [claimStatus, 'toString', 'unknown'],
  [appealState, 'ABANDONED', 'abandoned'],
  [appealState, 'INIT_CREATION', 'draft'],
  [appealState, 'DRAFT', 'draft'],
  [appealState, 'IN_PROGRESS', 'filed'],
  [appealState, 'SOMETHING_NEW', 'unknown'],
  [appealState, 'toString', 'unknown'],
  [claimStatus, 'IN_PROGRESS', 'filed'],
  [claimStatus, 'COMPLEMENT_REQUESTED', 'complement-requested'],
  [refundStatus, 'DOCUMENT_REQUESTED', 'document-requested'],
  [refundStatus, 'UNDER_REVIEW', 'under-review'],
  [refundStatus, 'ACCEPTED', 'accepted'],
  [refundStatus, 'REJECTED', 'rejected'],
  [refundStatus, 'PAID', 'paid'],
  [refundStatus, '', 'unknown'],
  [refundStatus, 'constructor', 'unknown'],
] as const)('%o reads %s as %s', (read, code, expected) => {
  expect(read(code)).toBe(expected)
})

test('only what the city calls paid is settled, and only a filed claim waits for an answer', () => {
  for (const status of ['paid', 'paid-reduced', 'overpaid', 'overpaid-reduced'] as const)
    expect(isSettled(status)).toBe(true)
  for (const status of ['unpaid', 'partly-paid', 'unknown'] as const) expect(isSettled(status)).toBe(false)
  for (const status of ['filed', 'complement-requested'] as const) expect(isClaimOpen({ status })).toBe(true)
  for (const status of ['none', 'accepted', 'rejected', 'transferred', 'unknown'] as const)
    expect(isClaimOpen({ status })).toBe(false)
})

const ALLOWED_MOVES = new Set([
  'draft filed',
  'draft abandoned',
  ...['complement-requested', 'accepted', 'rejected', 'transferred', 'abandoned'].map(to => `filed ${to}`),
  ...['filed', 'accepted', 'rejected', 'transferred', 'abandoned'].map(to => `complement-requested ${to}`),
])

test.each(APPEAL_STATES.flatMap(from => APPEAL_STATES.map(to => [from, to] as const)))(
  'an appeal goes from %s to %s only where the table says so',
  (from, to) => {
    const reached = APPEAL_ACTIONS.map(action => afterAppealAction(from, action))
    expect(from !== to && reached.some(state => state === to)).toBe(ALLOWED_MOVES.has(`${from} ${to}`))
  },
)

test('a refund waits for the citizen while a document asked is not there', () => {
  const document = { id: evidenceId('rib'), name: 'RIB', providedAt: null }
  const refund: Refund = {
    id: refundId('r1'),
    fineId: null,
    rightId: null,
    rightKind: null,
    rightName: null,
    operationId: null,
    status: 'document-requested',
    amount: cents(1500),
    access: 'holder',
    hasMailAddress: null,
    hasReceipt: null,
    payableAt: null,
    documents: [document],
    createdAt: null,
    decidedAt: null,
    paidAt: null,
    askedText: null,
    events: [],
    usualDays: null,
    answer: null,
  }
  expect(missingRefundDocuments(refund)).toEqual([document])
  expect(isRefundWaitingForCitizen(refund)).toBe(true)
  expect(
    isRefundWaitingForCitizen({ ...refund, documents: [{ ...document, providedAt: 1 as Instant }] }),
  ).toBe(false)
  expect(isRefundWaitingForCitizen({ ...refund, status: 'under-review' })).toBe(false)
})
