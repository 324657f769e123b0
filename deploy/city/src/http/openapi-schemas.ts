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
  'POST /api/v0/geocoding/research': { body: 'GeocodingRequest', answer: 'Geocoding' },
}

/** The kernel's schemas as JSON Schema; OpenAPI 3.1 takes it as it is. */
export const schemasOfContract = (): Record<string, object> =>
  Object.fromEntries(
    Object.entries(MESSAGES).map(([name, schema]) => {
      const { $schema: _dialect, ...body } = toJsonSchema(schema, { errorMode: 'ignore' })
      return [name, body]
    }),
  )
