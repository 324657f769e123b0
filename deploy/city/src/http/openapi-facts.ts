import { TIMELINE_ABOUT } from '@parvis/shared-kernel/wire'
import { SUBSCRIPTION_REQUEST_ERRORS, TICKET_REQUEST_ERRORS } from '../modules/requests/request-errors.ts'
import type { CallName } from './calls.ts'
import {
  type CallFacts,
  CONTESTING,
  FINE,
  FINE_PDF,
  FINE_READ,
  HELD,
  LATE_UPLOAD_FAULTS,
  LINKED_PDF,
  may,
  must,
  OPERATION,
  PAID_BY_LINK,
  PAYMENT,
  PLATE,
  PROVIDER_LOGIN,
  SENT_FILES,
  SHARE,
  TOKEN,
  UNCONTESTABLE,
  UPLOAD,
  UPLOAD_FAULTS,
} from './openapi-parts.ts'

export const CALL_FACTS: Partial<Record<CallName, CallFacts>> = {
  'POST /api/auth2/oidc/login': { errors: PROVIDER_LOGIN },
  'GET /api/auth/fc': {
    query: { code_authz: must(), nonce: must(), hash: may(), redirect_uri: must() },
    errors: PROVIDER_LOGIN,
  },
  'POST /api/auth/customer/token': {
    errors: { 401: ['WrongLogin'], 403: ['EmailNotVerified', 'Forbidden'], 429: ['Too Many Requests'] },
  },
  'POST /api/auth/customer/registration': {
    success: [202],
    errors: { 400: ['WeakPassword'], 403: ['Forbidden'], 429: ['Too Many Requests'] },
  },
  'GET /api/auth/fc/check-plate': { query: PLATE, errors: { 429: ['Too Many Requests'] } },
  'GET /api/auth/customer/registration/check-plate': { query: PLATE, errors: { 429: ['Too Many Requests'] } },
  'PUT /api/auth/email/registration': {
    query: { email: must() },
    success: [202],
    errors: { 429: ['Too Many Requests'] },
  },
  'GET /api/auth/verify-hash/:hash': { errors: { 429: ['Too Many Requests'] } },
  'GET /api/auth/customer/verify': {
    query: { email: may(), token: may() },
    success: [202, 200],
    errors: { 429: ['Too Many Requests'] },
  },
  'GET /api/auth/customer/recover': {
    query: { email: must() },
    success: [202],
    errors: { 429: ['Too Many Requests'] },
  },
  'GET /api/auth/customer/checkRecover': {
    query: { recoverId: must() },
    errors: { 429: ['Too Many Requests'] },
  },
  'POST /api/auth/customer/modifyPassword': {
    errors: { 400: ['WeakPassword'], 410: ['LinkExpired'], 429: ['Too Many Requests'] },
  },
  'POST /api/embed/grants': {
    errors: { 403: ['EmbedOriginNotAllowed'], 409: ['Conflict'], 429: ['Too Many Requests'] },
  },
  'POST /api/embed/sessions': {
    errors: {
      403: ['EmbedOriginNotAllowed'],
      404: ['EmbedGrantNotFound'],
      429: ['Too Many Requests'],
    },
  },
  'DELETE /api/subscriber': { success: [202], errors: { 409: ['Conflict'], 429: ['Too Many Requests'] } },
  'POST /api/subscriber/erasure': { errors: { 409: ['Conflict'], 410: ['LinkExpired'] } },
  'POST /api/subscriber/email-change': {
    success: [202],
    errors: { 404: ['Not Found'], 429: ['Too Many Requests'] },
  },
  'GET /api/subscriber/timeline': {
    query: {
      before: may(),
      limit: may({ type: 'string', pattern: '^([1-9]\\d?|100)$' }),
      about: may({ type: 'string', pattern: TIMELINE_ABOUT.source }),
    },
  },
  'GET /api/subscriber/drafts/:procedure': { isVersioned: true, success: [200, 204] },
  'PUT /api/subscriber/drafts/:procedure': {
    isVersioned: true,
    errors: { 409: ['Conflict'], 412: ['DraftConflict'] },
  },
  'DELETE /api/subscriber/drafts/:procedure': { isVersioned: true, errors: { 412: ['DraftConflict'] } },
  'PUT /api/subscriber/vehicles/:vehicleId': { errors: { 409: ['VehicleAlreadyExists'] } },
  'GET /api/subscriber/upload-url/:subscriberId': { query: UPLOAD, errors: UPLOAD_FAULTS },
  'POST /api/subscriber/media': {
    isKeyed: true,
    errors: {
      409: ['EvidenceNeedsToBeUploaded', 'Conflict'],
      413: ['FileTooLarge'],
      415: ['FileTypeNotSupported'],
      422: ['FileUnreadable'],
    },
  },
  'PUT /api/subscriber/order/:id/media': {
    errors: {
      404: ['OrderEvidenceNotFound'],
      409: ['OrderEvidenceNotExpected', 'EvidenceNoLongerAvailable'],
    },
  },
  'GET /api/plans': { query: { subscriberId: may() }, errors: { 404: ['Not Found'] } },
  'PUT /api/subscriber/subscriptions/:id': {
    success: [201, 200],
    errors: { ...SUBSCRIPTION_REQUEST_ERRORS, 429: ['Too Many Requests'] },
  },
  'GET /api/parking-right-definition/:definitionId/subscribers/:subscriberId/ticket-number': {
    query: { year: may({ type: 'string', pattern: '^\\d{4}$' }), activeRightUsedId: may() },
  },
  'POST /api/tickets': {
    success: [201, 200],
    isKeyed: true,
    errors: TICKET_REQUEST_ERRORS,
  },
  'DELETE /api/order/:id': {
    errors: { 409: ['OrderIsNotCancelable', 'OrderAlreadyStarted', 'OrderIsNotCancelableDueToPaymentNotif'] },
  },
  'PUT /api/order/:id/plates': {
    errors: { 409: ['OrderPlateUsed', 'OrderPlateMaxLengthExceeded', 'Conflict'] },
  },
  'POST /api/order/:id/plate-change': {
    success: [202],
    isKeyed: true,
    errors: { 409: ['OrderEvidenceMissing', 'OrderPlateUsed', 'Conflict'] },
  },
  'POST /api/order/:id/complete': {
    isKeyed: true,
    errors: { 409: ['OrderEvidenceMissing', 'OrderEvidenceNotExpected'] },
  },
  'GET /api/order/share/order/:id/generate': { errors: { 409: ['ProductSharingDisabled'] } },
  'POST /api/order/share/email': {
    isKeyed: true,
    errors: { 404: ['ShareTokenNotFound'], 429: ['Too Many Requests'] },
  },
  'PUT /api/order/share/email': { errors: { 404: ['ShareTokenNotFound'], 429: ['Too Many Requests'] } },
  'GET /api/order/share': {
    query: SHARE,
    errors: { 404: ['ShareTokenNotFound'], 429: ['Too Many Requests'] },
  },
  'PUT /api/order/share': {
    query: { shareToken: may({ type: 'string', maxLength: 200 }) },
    errors: {
      404: ['ShareTokenNotFound'],
      409: ['SubscriberAlreadyInOrder', 'ProductSharingDisabled'],
      429: ['Too Many Requests'],
    },
  },
  'POST /api/subscriber/subscriptions/:id/payments': { errors: PAYMENT, isKeyed: true },
  'GET /api/subscriber/subscriptions/:id/payments/summary': { query: OPERATION },
  'POST /api/tickets/:id/payments': { errors: PAYMENT, isKeyed: true },
  'GET /api/tickets/:id/payments/summary': { query: OPERATION },
  'POST /api/payments/callback': { errors: { 403: ['Forbidden'] } },
  'POST /api/payments/notification': {
    isForm: true,
    success: [200],
    media: 'text/plain',
    errors: { 403: ['Forbidden'], 415: ['Unsupported Media Type'] },
  },
  'GET /api/reminders/stop/:token': PAID_BY_LINK,
  'POST /api/reminders/stop/:token': PAID_BY_LINK,
  'GET /api/payments/links/:token': PAID_BY_LINK,
  'POST /api/payments/links/:token': PAID_BY_LINK,
  'GET /api/fps/:fineId': FINE_READ,
  'GET /api/fps/:fineId/payments': FINE_READ,
  'POST /api/fps/:fineId/payments': {
    isKeyed: true,
    errors: { ...FINE, ...PAYMENT, 409: ['FineNothingToPay', 'OperationPending'] },
  },
  'GET /api/fps/:fineId/payments/summary': { query: { ...PLATE, ...OPERATION }, errors: FINE },
  'PUT /api/subscriber/fps/:fineId': { errors: { ...FINE, 409: ['FineListFull'] } },
  'GET /api/recourse/fps/:fineId/check': FINE_READ,
  'GET /api/recourse/fps/:fineId/creation': CONTESTING,
  'POST /api/recourse/fps/:fineId/_init-creation': { ...CONTESTING, success: [201, 200] },
  'GET /api/recourse/fps/:fineId': FINE_READ,
  'GET /api/recourse/fps/:fineId/complement-request': FINE_READ,
  'POST /api/recourse/:appealId/case-link': { query: PLATE, errors: { 429: ['Too Many Requests'] } },
  'POST /api/refund/:refundId/case-link': { errors: { 404: ['Not Found'], 429: ['Too Many Requests'] } },
  'POST /api/refund/:refundId/receipt': { errors: { ...HELD, 429: ['Too Many Requests'] } },
  'POST /api/refund/:refundId/objection': { errors: { 410: ['LinkExpired'], 429: ['Too Many Requests'] } },
  'GET /api/recourse/:appealId/complement-request': { errors: HELD },
  'PUT /api/recourse/:appealId': {
    isVersioned: true,
    query: { plate: may({ type: 'string', maxLength: 20 }) },
    errors: {
      ...HELD,
      412: ['DraftConflict'],
      409: [...UNCONTESTABLE[409], ...SENT_FILES, 'OrderEvidenceMissing', 'Conflict'],
    },
  },
  'DELETE /api/recourse/:appealId': {
    query: PLATE,
    errors: { ...HELD, 409: ['OrderDecisionAlreadyExists'] },
  },
  'PATCH /api/recourse/:appealId/complementRequest': {
    errors: { ...HELD, 409: [...SENT_FILES, 'OrderEvidenceMissing'] },
  },
  'GET /api/recourse/:appealId/upload-url': { query: UPLOAD, errors: { ...HELD, ...LATE_UPLOAD_FAULTS } },
  'PUT /api/refund/document/:refundId': {
    errors: { ...HELD, 409: [...SENT_FILES, 'OrderEvidenceNotFound'] },
  },
  'GET /api/refund/:refundId/upload-url': { query: UPLOAD, errors: { ...HELD, ...LATE_UPLOAD_FAULTS } },
  'POST /api/documents/tickets': {
    errors: { 404: ['Not Found'], 409: ['OrderInvoiceNotAllowed'], 429: ['Too Many Requests'] },
  },
  'GET /api/subscriber/subscriptions/:id/payments/proof': LINKED_PDF,
  'GET /api/tickets/:id/payments/proof': LINKED_PDF,
  'GET /api/order/:id/plateHistoryPDF': LINKED_PDF,
  'GET /api/payments/:operationId/receipt': LINKED_PDF,
  'GET /api/documents/evidence/:mediaId': { query: TOKEN, media: '*/*', errors: { 404: ['LinkExpired'] } },
  'GET /api/documents/fps/:fineId/notice': {
    ...FINE_PDF,
    query: { ...FINE_PDF.query, reduced: may(), corrected: may() },
  },
  'GET /api/documents/fps/:fineId/pdf': FINE_PDF,
  'GET /api/documents/fps/:fineId/payments/proof': FINE_PDF,
  'GET /api/documents/fps/:fineId/rapo/answer': FINE_PDF,
  'GET /api/recourse/:appealId/pdf': LINKED_PDF,
  'GET /api/recourse/:appealId/pdf/complement-request': LINKED_PDF,
  'GET /api/recourse/:appealId/pdf/answer': LINKED_PDF,
  'GET /api/refund/:refundId/pdf': LINKED_PDF,
  'GET /api/catalogue': { errors: { 429: ['Too Many Requests'] } },
  'GET /api/catalogue/streets': { errors: { 429: ['Too Many Requests'] } },
  'POST /api/catalogue/zone': { errors: { 429: ['Too Many Requests'] } },
  'POST /api/v0/geocoding/research': { errors: { 429: ['Too Many Requests'] } },
}
