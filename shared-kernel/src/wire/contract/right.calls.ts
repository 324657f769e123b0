import * as v from 'valibot'
import { definitionsWire } from '../definition.wire.ts'
import { plansWire } from '../offer.wire.ts'
import { paymentBodyWire, paymentStartWire, paymentSummaryWire } from '../payment.wire.ts'
import { shareLookUpWire, shareMailBodyWire, shareTokenBodyWire, shareTokenWire } from '../share.wire.ts'
import { subscriptionWire } from '../subscription.wire.ts'
import { plateChangeBodyWire, platesBodyWire, subscriptionCreationWire } from '../subscription-bodies.wire.ts'
import { ticketNumberWire, ticketsWire } from '../ticket.wire.ts'
import { ticketCreatedWire, ticketCreationWire } from '../ticket-creation.wire.ts'
import { type Calls, LINKED_PAGE, LINKED_PDF, OPERATION, PAYMENT } from './call.ts'
import { TICKET_NUMBER } from './queries.ts'
import { SUBSCRIPTION_REQUEST_ERRORS, TICKET_REQUEST_ERRORS } from './request-errors.ts'

export const RIGHTS = {
  'GET /api/plans': {
    access: 'subscriber',
    purpose: 'Offers and zones for the subscriber',
    answer: plansWire,
    query: v.object({ subscriberId: v.optional(v.string()) }),
    errors: { 404: ['Not Found'] },
  },
  'PUT /api/subscriber/subscriptions/:id': {
    access: 'subscriber',
    purpose: 'Create a subscription request under the client’s id',
    body: subscriptionCreationWire,
    answer: subscriptionWire,
    success: [201, 200],
    errors: SUBSCRIPTION_REQUEST_ERRORS,
  },
  'GET /api/parking-right-definition': {
    access: 'subscriber',
    purpose: 'Ticket definitions',
    answer: definitionsWire,
  },
  'GET /api/parking-right-definition/:definitionId/subscribers/:subscriberId/ticket-number': {
    access: 'self',
    purpose: 'Tickets that remain',
    answer: ticketNumberWire,
    query: TICKET_NUMBER,
  },
  'GET /api/tickets': { access: 'subscriber', purpose: 'Tickets of the subscriber', answer: ticketsWire },
  'POST /api/tickets': {
    access: 'subscriber',
    purpose: 'Create a ticket',
    body: ticketCreationWire,
    answer: ticketCreatedWire,
    success: [201, 200],
    isKeyed: true,
    errors: TICKET_REQUEST_ERRORS,
  },
  'DELETE /api/order/:id': {
    access: 'owner',
    purpose: 'Cancel a right',
    isKeyed: true,
    errors: { 409: ['OrderIsNotCancelable', 'OrderAlreadyStarted', 'OrderIsNotCancelableDueToPaymentNotif'] },
  },
  'PUT /api/order/:id/plates': {
    access: 'right',
    purpose: 'Write the plates of a right',
    body: platesBodyWire,
    errors: { 409: ['OrderPlateUsed', 'OrderPlateMaxLengthExceeded', 'Conflict'] },
  },
  'POST /api/order/:id/plate-change': {
    access: 'right',
    purpose: 'Ask for other plates, with evidence',
    body: plateChangeBodyWire,
    success: [202],
    isKeyed: true,
    errors: { 409: ['OrderEvidenceMissing', 'OrderPlateUsed', 'Conflict'] },
  },
  'POST /api/order/:id/complete': {
    access: 'owner',
    purpose: 'Say that every asked document was sent',
    answer: subscriptionWire,
    isKeyed: true,
    errors: { 409: ['OrderEvidenceMissing', 'OrderEvidenceNotExpected'] },
  },
} as const satisfies Calls

export const SHARING = {
  'GET /api/order/share/order/:id/generate': {
    access: 'owner',
    purpose: 'A token that lets another person join',
    answer: shareTokenWire,
    errors: { 409: ['ProductSharingDisabled'] },
  },
  'POST /api/order/share/email': {
    access: 'subscriber',
    purpose: 'Send a share token by e-mail',
    body: shareMailBodyWire,
    bodyInQuery: 'shareToken',
    isKeyed: true,
    errors: { 404: ['ShareTokenNotFound'], 429: ['Too Many Requests'] },
  },
  'PUT /api/order/share/email': {
    access: 'subscriber',
    purpose: 'Send a share token by e-mail',
    body: shareMailBodyWire,
    bodyInQuery: 'shareToken',
    errors: { 404: ['ShareTokenNotFound'], 429: ['Too Many Requests'] },
  },
  'GET /api/order/share': {
    access: 'subscriber',
    purpose: 'What a share token leads to',
    answer: shareLookUpWire,
    query: shareTokenBodyWire,
    errors: { 404: ['ShareTokenNotFound'], 429: ['Too Many Requests'] },
  },
  'PUT /api/order/share': {
    access: 'subscriber',
    purpose: 'Join by a share token',
    body: shareTokenBodyWire,
    bodyInQuery: 'shareToken',
    answer: shareLookUpWire,
    isKeyed: true,
    errors: {
      404: ['ShareTokenNotFound'],
      409: ['SubscriberAlreadyInOrder', 'ProductSharingDisabled'],
      429: ['Too Many Requests'],
    },
  },
  'DELETE /api/order/share/order/:id': {
    access: 'right',
    purpose: 'Leave a right that another shares',
    isKeyed: true,
  },
} as const satisfies Calls

export const RIGHT_PAYMENTS = {
  'POST /api/subscriber/subscriptions/:id/payments': {
    access: 'right',
    purpose: 'Pay a subscription',
    body: paymentBodyWire,
    answer: paymentStartWire,
    errors: PAYMENT,
    isKeyed: true,
  },
  'GET /api/subscriber/subscriptions/:id/payments/summary': {
    access: 'right',
    purpose: 'Operation of a subscription',
    answer: paymentSummaryWire,
    query: v.object(OPERATION),
  },
  'POST /api/tickets/:id/payments': {
    access: 'right',
    purpose: 'Pay a ticket',
    body: paymentBodyWire,
    answer: paymentStartWire,
    errors: PAYMENT,
    isKeyed: true,
  },
  'GET /api/tickets/:id/payments/summary': {
    access: 'right',
    purpose: 'Operation of a ticket',
    answer: paymentSummaryWire,
    query: v.object(OPERATION),
  },
} as const satisfies Calls

export const RIGHT_PAPERS = {
  'GET /api/subscriber/subscriptions/:id/payments/proof': {
    access: 'secret',
    purpose: 'Proof of a subscription (PDF)',
    ...LINKED_PDF,
  },
  'GET /api/tickets/:id/payments/proof': {
    access: 'secret',
    purpose: 'Proof of a ticket (PDF)',
    ...LINKED_PDF,
  },
  'GET /api/order/:id/plateHistoryPDF': {
    access: 'secret',
    purpose: 'Plate history of a right (PDF)',
    ...LINKED_PDF,
  },
  'GET /api/payments/:operationId/receipt': {
    access: 'secret',
    purpose: 'Receipt of a payment of a right (PDF)',
    ...LINKED_PDF,
  },
} as const satisfies Calls

export const PROVIDER = {
  'POST /api/payments/callback': {
    access: 'public',
    purpose: 'Signed result from the payment provider (redirect dialect)',
    media: 'application/json',
    errors: { 403: ['Forbidden'] },
  },
  'POST /api/payments/notification': {
    access: 'public',
    purpose: 'Signed result from the payment provider (form dialect)',
    isForm: true,
    success: [200],
    media: 'text/plain',
    errors: { 403: ['Forbidden'], 415: ['Unsupported Media Type'] },
  },
  'GET /api/payments/links/:token': {
    access: 'secret',
    purpose: 'What a mailed link pays (page)',
    ...LINKED_PAGE,
  },
  'POST /api/payments/links/:token': {
    access: 'secret',
    purpose: 'On to the payment that a mailed link stands for (page)',
    ...LINKED_PAGE,
    success: [303, 200],
  },
} as const satisfies Calls
