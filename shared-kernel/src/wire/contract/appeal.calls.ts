import * as v from 'valibot'
import { caseKeyWire, objectionBodyWire, paymentReceiptWire } from '../case.wire.ts'
import { complementBodyWire, complementWire } from '../complement.wire.ts'
import { recourseBodyWire, recourseCreationWire, recourseWire } from '../recourse.wire.ts'
import { recourseConfigurationWire } from '../recourse-form.wire.ts'
import { refundDocumentBodyWire, refundWire } from '../refund.wire.ts'
import { uploadUrlWire } from '../upload.wire.ts'
import {
  type Calls,
  CONTESTING,
  FINE_PDF,
  FINE_QUERY,
  FINE_READ,
  HELD,
  LATE_UPLOAD_FAULTS,
  LINKED_PDF,
  PLATE_IF_ANY,
  SENT_FILES,
  UNCONTESTABLE,
} from './call.ts'
import { UPLOAD } from './queries.ts'

export const APPEALS = {
  'GET /api/recourse/configuration': {
    access: 'public',
    purpose: 'The form of an appeal',
    answer: recourseConfigurationWire,
  },
  'GET /api/recourse/fps/:fineId/creation': {
    access: 'fine',
    purpose: 'The draft of an appeal, and its form',
    answer: recourseCreationWire,
    ...CONTESTING,
  },
  'POST /api/recourse/fps/:fineId/_init-creation': {
    access: 'fine',
    purpose: 'Begin an appeal',
    answer: recourseCreationWire,
    ...CONTESTING,
    success: [201, 200],
  },
  'GET /api/recourse/fps/:fineId': {
    access: 'fine',
    purpose: 'The appeal of a fine',
    answer: recourseWire,
    ...FINE_READ,
  },
  'GET /api/recourse/fps/:fineId/complement-request': {
    access: 'fine',
    purpose: 'What is still asked of the appeal of a fine',
    answer: complementWire,
    ...FINE_READ,
  },
  'PUT /api/recourse/:appealId': {
    access: 'secret',
    purpose: 'Write the draft of an appeal, or file it',
    body: recourseBodyWire,
    answer: recourseWire,
    isVersioned: true,
    query: v.object(PLATE_IF_ANY),
    errors: {
      ...HELD,
      412: ['DraftConflict'],
      409: [...UNCONTESTABLE[409], ...SENT_FILES, 'OrderEvidenceMissing', 'Conflict'],
    },
  },
  'DELETE /api/recourse/:appealId': {
    access: 'secret',
    purpose: 'Abandon an appeal',
    query: FINE_QUERY,
    errors: { ...HELD, 409: ['OrderDecisionAlreadyExists'] },
  },
  'GET /api/recourse/:appealId/complement-request': {
    access: 'secret',
    purpose: 'What is still asked of an appeal',
    answer: complementWire,
    query: v.object(PLATE_IF_ANY),
    errors: HELD,
  },
  'PATCH /api/recourse/:appealId/complementRequest': {
    access: 'secret',
    purpose: 'Answer what is still asked',
    body: complementBodyWire,
    answer: recourseWire,
    query: v.object(PLATE_IF_ANY),
    errors: { ...HELD, 409: [...SENT_FILES, 'OrderEvidenceMissing'] },
  },
  'POST /api/recourse/:appealId/case-link': {
    access: 'fine',
    purpose: 'Mail another case link to the address on file',
    query: FINE_QUERY,
    errors: { 429: ['Too Many Requests'] },
  },
  'GET /api/recourse/:appealId/upload-url': {
    access: 'secret',
    purpose: 'Signed address for one file of an appeal',
    answer: uploadUrlWire,
    query: v.object({ ...UPLOAD.entries, ...PLATE_IF_ANY }),
    errors: { ...HELD, ...LATE_UPLOAD_FAULTS },
  },
  'GET /api/documents/fps/:fineId/rapo/answer': {
    access: 'fine',
    purpose: 'Answer to an appeal (PDF)',
    ...FINE_PDF,
  },
  'GET /api/recourse/:appealId/pdf': {
    access: 'secret',
    purpose: 'Receipt of an appeal with its whole text (PDF)',
    ...LINKED_PDF,
  },
  'GET /api/recourse/:appealId/pdf/complement-request': {
    access: 'secret',
    purpose: 'What is still asked of an appeal (PDF)',
    ...LINKED_PDF,
  },
  'GET /api/recourse/:appealId/pdf/answer': {
    access: 'secret',
    purpose: 'Answer to an appeal in full (PDF)',
    ...LINKED_PDF,
  },
} as const satisfies Calls

export const REFUNDS = {
  'GET /api/refund/:refundId': {
    access: 'public',
    purpose: 'A refund: status and amount, or all by its case link',
    answer: refundWire,
  },
  'PUT /api/refund/document/:refundId': {
    access: 'secret',
    purpose: 'Send the document that a refund asks',
    body: refundDocumentBodyWire,
    answer: refundWire,
    errors: { ...HELD, 409: [...SENT_FILES, 'OrderEvidenceNotFound'] },
  },
  'POST /api/refund/:refundId/case-link': {
    access: 'public',
    purpose: 'Mail another case link to the address on file',
    errors: { 404: ['Not Found'], 429: ['Too Many Requests'] },
  },
  'POST /api/refund/:refundId/receipt': {
    access: 'secret',
    purpose: 'Open a refund without an address on file by the receipt of its payment',
    body: paymentReceiptWire,
    answer: caseKeyWire,
    errors: { ...HELD, 429: ['Too Many Requests'] },
  },
  'POST /api/refund/:refundId/objection': {
    access: 'secret',
    purpose: 'Object to the bank details by the link’s token',
    body: objectionBodyWire,
    errors: { 410: ['LinkExpired'], 429: ['Too Many Requests'] },
  },
  'GET /api/refund/:refundId/upload-url': {
    access: 'secret',
    purpose: 'Signed address for the document of a refund',
    answer: uploadUrlWire,
    query: UPLOAD,
    errors: { ...HELD, ...LATE_UPLOAD_FAULTS },
  },
  'GET /api/refund/:refundId/pdf': { access: 'secret', purpose: 'A refund (PDF)', ...LINKED_PDF },
} as const satisfies Calls
