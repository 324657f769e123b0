import * as v from 'valibot'
import { finePaymentsWire, fineWire } from '../fine.wire.ts'
import { keepFineBodyWire, keptFinesWire, keptFineWire } from '../kept-fine.wire.ts'
import { finePaymentBodyWire, paymentStartWire, paymentSummaryWire } from '../payment.wire.ts'
import { recourseCheckWire } from '../recourse.wire.ts'
import { type Calls, FINE, FINE_PDF, FINE_READ, NOTICE, OPERATION, PAYMENT, PLATE } from './call.ts'

export const FINES = {
  'GET /api/fps/:fineId': {
    access: 'fine',
    purpose: 'A fine by number and plate',
    answer: fineWire,
    ...FINE_READ,
  },
  'GET /api/fps/:fineId/payments': {
    access: 'fine',
    purpose: 'Payments of a fine',
    answer: finePaymentsWire,
    ...FINE_READ,
  },
  'POST /api/fps/:fineId/payments': {
    access: 'fine',
    purpose: 'Pay a fine',
    body: finePaymentBodyWire,
    answer: paymentStartWire,
    isKeyed: true,
    errors: { ...FINE, ...PAYMENT, 409: ['FineNothingToPay', 'OperationPending'] },
  },
  'GET /api/fps/:fineId/payments/summary': {
    access: 'fine',
    purpose: 'Operation of a fine',
    answer: paymentSummaryWire,
    query: v.object({ ...PLATE, ...OPERATION }),
    errors: FINE,
  },
  'GET /api/recourse/fps/:fineId/check': {
    access: 'fine',
    purpose: 'Whether a fine can be contested now',
    answer: recourseCheckWire,
    ...FINE_READ,
  },
} as const satisfies Calls

export const FINE_PAPERS = {
  'GET /api/documents/fps/:fineId/notice': {
    access: 'fine',
    purpose: 'Notice of a fine (PDF)',
    ...FINE_PDF,
    query: NOTICE,
  },
  'GET /api/documents/fps/:fineId/pdf': {
    access: 'fine',
    purpose: 'A fine with its payments (PDF)',
    ...FINE_PDF,
  },
  'GET /api/documents/fps/:fineId/payments/proof': {
    access: 'fine',
    purpose: 'Proof that a fine is paid (PDF)',
    ...FINE_PDF,
  },
} as const satisfies Calls

export const KEPT_FINES = {
  'GET /api/subscriber/fps': {
    access: 'subscriber',
    purpose: 'Fines that the subscriber keeps in view',
    answer: keptFinesWire,
  },
  'PUT /api/subscriber/fps/:fineId': {
    access: 'subscriber',
    purpose: 'Keep a fine in view, by number and plate',
    body: keepFineBodyWire,
    answer: keptFineWire,
    errors: { ...FINE, 409: ['FineListFull'] },
  },
  'DELETE /api/subscriber/fps/:fineId': { access: 'subscriber', purpose: 'Keep a fine in view no longer' },
} as const satisfies Calls
