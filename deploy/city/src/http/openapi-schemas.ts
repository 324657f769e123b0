import * as wire from '@parvis/shared-kernel/wire'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { CallName } from './calls.ts'

/** Every message of the contract under its name. */
const MESSAGES = {
  ErrorBody: wire.errorBodyWire,
  Config: wire.configWire,
  ErrorReporting: wire.errorReportingWire,
  OidcLogin: wire.oidcLoginWire,
  CustomerLogin: wire.customerLoginWire,
  Token: wire.tokenWire,
  Subscriber: wire.subscriberWire,
  Profile: wire.profileWire,
  ProfilePatch: wire.patchWire,
  Vehicle: wire.vehicleWire,
  Vehicles: wire.vehiclesWire,
  VehicleBody: wire.vehicleBodyWire,
  UploadUrl: wire.uploadUrlWire,
  Media: wire.mediaWire,
  EvidenceTrace: wire.evidenceTraceWire,
  Plans: wire.plansWire,
  Definitions: wire.definitionsWire,
  TicketNumber: wire.ticketNumberWire,
  Tickets: wire.ticketsWire,
  Plates: wire.platesBodyWire,
  PaymentBody: wire.paymentBodyWire,
  FinePaymentBody: wire.finePaymentBodyWire,
  PaymentStart: wire.paymentStartWire,
  PaymentSummary: wire.paymentSummaryWire,
  Fine: wire.fineWire,
  FinePayments: wire.finePaymentsWire,
  CustomerRegistration: wire.customerRegistrationWire,
  PasswordChange: wire.passwordChangeWire,
  Check: wire.checkWire,
  Export: wire.exportWire,
  Timeline: wire.timelineWire,
  Draft: wire.draftWire,
  DraftBody: wire.draftBodyWire,
  Subscription: wire.subscriptionWire,
  SubscriptionCreation: wire.subscriptionCreationWire,
  TicketCreation: wire.ticketCreationWire,
  TicketCreated: wire.ticketCreatedWire,
  PlateChange: wire.plateChangeBodyWire,
  ShareToken: wire.shareTokenWire,
  ShareLookUp: wire.shareLookUpWire,
  Recourse: wire.recourseWire,
  RecourseBody: wire.recourseBodyWire,
  RecourseCheck: wire.recourseCheckWire,
  RecourseConfiguration: wire.recourseConfigurationWire,
  RecourseCreation: wire.recourseCreationWire,
  Complement: wire.complementWire,
  ComplementBody: wire.complementBodyWire,
  Refund: wire.refundWire,
  RefundDocument: wire.refundDocumentBodyWire,
  DocumentTicketBody: wire.documentTicketBodyWire,
  DocumentTicket: wire.documentTicketWire,
  GeocodingRequest: wire.geocodingRequestWire,
  Geocoding: wire.geocodingWire,
} satisfies Record<string, GenericSchema>

export type MessageName = keyof typeof MESSAGES

interface CallMessages {
  body?: MessageName
  answer?: MessageName
}

/** What each call takes and gives; a call that is not here takes and gives no JSON. */
export const CALL_MESSAGES: Partial<Record<CallName, CallMessages>> = {
  'GET /api/config': { answer: 'Config' },
  'GET /api/config/error-reporting': { answer: 'ErrorReporting' },
  'POST /api/auth2/oidc/login': { body: 'OidcLogin', answer: 'Token' },
  'GET /api/auth/fc': { answer: 'Token' },
  'POST /api/auth/customer/token': { body: 'CustomerLogin', answer: 'Token' },
  'POST /api/auth/renew': { answer: 'Token' },
  'GET /api/subscriber': { answer: 'Subscriber' },
  'PUT /api/subscriber': { body: 'Profile', answer: 'Subscriber' },
  'PATCH /api/subscriber': { body: 'ProfilePatch', answer: 'Subscriber' },
  'GET /api/subscriber/vehicles': { answer: 'Vehicles' },
  'PUT /api/subscriber/vehicles/:vehicleId': { body: 'VehicleBody', answer: 'Vehicle' },
  'GET /api/subscriber/upload-url/:subscriberId': { answer: 'UploadUrl' },
  'POST /api/subscriber/media': { body: 'Media', answer: 'Media' },
  'PUT /api/subscriber/order/:id/media': { body: 'EvidenceTrace' },
  'GET /api/plans': { answer: 'Plans' },
  'GET /api/parking-right-definition': { answer: 'Definitions' },
  'GET /api/parking-right-definition/:definitionId/subscribers/:subscriberId/ticket-number': {
    answer: 'TicketNumber',
  },
  'GET /api/tickets': { answer: 'Tickets' },
  'PUT /api/order/:id/plates': { body: 'Plates' },
  'POST /api/subscriber/subscriptions/:id/payments': { body: 'PaymentBody', answer: 'PaymentStart' },
  'GET /api/subscriber/subscriptions/:id/payments/summary': { answer: 'PaymentSummary' },
  'POST /api/tickets/:id/payments': { body: 'PaymentBody', answer: 'PaymentStart' },
  'GET /api/tickets/:id/payments/summary': { answer: 'PaymentSummary' },
  'GET /api/fps/:fineId': { answer: 'Fine' },
  'GET /api/fps/:fineId/payments': { answer: 'FinePayments' },
  'POST /api/fps/:fineId/payments': { body: 'FinePaymentBody', answer: 'PaymentStart' },
  'GET /api/fps/:fineId/payments/summary': { answer: 'PaymentSummary' },
  'GET /api/auth/fc/check-plate': { answer: 'Check' },
  'GET /api/auth/verify-hash/:hash': { answer: 'Check' },
  'POST /api/auth/customer/registration': { body: 'CustomerRegistration' },
  'GET /api/auth/customer/registration/check-plate': { answer: 'Check' },
  'GET /api/auth/customer/verify': { answer: 'Check' },
  'GET /api/auth/customer/checkRecover': { answer: 'Check' },
  'POST /api/auth/customer/modifyPassword': { body: 'PasswordChange' },
  'GET /api/subscriber/export': { answer: 'Export' },
  'GET /api/subscriber/timeline': { answer: 'Timeline' },
  'GET /api/subscriber/drafts/:procedure': { answer: 'Draft' },
  'PUT /api/subscriber/drafts/:procedure': { body: 'DraftBody', answer: 'Draft' },
  'PUT /api/subscriber/subscriptions/:id': { body: 'SubscriptionCreation', answer: 'Subscription' },
  'POST /api/tickets': { body: 'TicketCreation', answer: 'TicketCreated' },
  'POST /api/order/:id/plate-change': { body: 'PlateChange' },
  'POST /api/order/:id/complete': { answer: 'Subscription' },
  'GET /api/order/share/order/:id/generate': { answer: 'ShareToken' },
  'GET /api/order/share': { answer: 'ShareLookUp' },
  'PUT /api/order/share': { answer: 'ShareLookUp' },
  'GET /api/recourse/configuration': { answer: 'RecourseConfiguration' },
  'GET /api/recourse/fps/:fineId/check': { answer: 'RecourseCheck' },
  'GET /api/recourse/fps/:fineId/creation': { answer: 'RecourseCreation' },
  'POST /api/recourse/fps/:fineId/_init-creation': { answer: 'RecourseCreation' },
  'GET /api/recourse/fps/:fineId': { answer: 'Recourse' },
  'GET /api/recourse/fps/:fineId/complement-request': { answer: 'Complement' },
  'PUT /api/recourse/:appealId': { body: 'RecourseBody', answer: 'Recourse' },
  'GET /api/recourse/:appealId/complement-request': { answer: 'Complement' },
  'PATCH /api/recourse/:appealId/complementRequest': { body: 'ComplementBody', answer: 'Recourse' },
  'GET /api/recourse/:appealId/upload-url': { answer: 'UploadUrl' },
  'GET /api/refund/:refundId': { answer: 'Refund' },
  'PUT /api/refund/document/:refundId': { body: 'RefundDocument', answer: 'Refund' },
  'GET /api/refund/:refundId/upload-url': { answer: 'UploadUrl' },
  'POST /api/documents/tickets': { body: 'DocumentTicketBody', answer: 'DocumentTicket' },
  'POST /api/v0/geocoding/research': { body: 'GeocodingRequest', answer: 'Geocoding' },
}

/** The kernel's schemas as JSON Schema; OpenAPI 3.1 takes it as it is. */
export const schemasOfContract = (): Record<string, object> =>
  Object.fromEntries(
    Object.entries(MESSAGES).map(([name, schema]) => {
      const { $schema: _dialect, ...body } = toJsonSchema(schema, { errorMode: 'ignore', target: 'draft-2020-12' })
      return [name, body]
    }),
  )
