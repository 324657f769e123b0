import * as wire from '@parvis/shared-kernel/wire'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

/** Every message of the contract under its name. */
const MESSAGES = {
  ErrorBody: wire.errorBodyWire,
  Config: wire.configWire,
  ErrorReporting: wire.errorReportingWire,
  OidcLogin: wire.oidcLoginWire,
  CustomerLogin: wire.customerLoginWire,
  Token: wire.tokenWire,
  EmbedGrant: wire.embedGrantWire,
  EmbedVerifier: wire.embedVerifierWire,
  Subscriber: wire.subscriberWire,
  Profile: wire.profileWire,
  ProfilePatch: wire.patchWire,
  Vehicle: wire.vehicleWire,
  Vehicles: wire.vehiclesWire,
  VehicleBody: wire.vehicleBodyWire,
  UploadUrl: wire.uploadUrlWire,
  Media: wire.mediaWire,
  AcceptedMedia: wire.acceptedMediaWire,
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
  KeptFine: wire.keptFineWire,
  KeptFines: wire.keptFinesWire,
  KeepFineBody: wire.keepFineBodyWire,
  CustomerRegistration: wire.customerRegistrationWire,
  PasswordChange: wire.passwordChangeWire,
  Check: wire.checkWire,
  Export: wire.exportWire,
  Erasure: wire.erasureBodyWire,
  ErasureTerms: wire.erasureTermsWire,
  Timeline: wire.timelineWire,
  Draft: wire.draftWire,
  DraftBody: wire.draftBodyWire,
  DraftList: wire.draftListWire,
  Subscription: wire.subscriptionWire,
  SubscriptionCreation: wire.subscriptionCreationWire,
  TicketCreation: wire.ticketCreationWire,
  TicketCreated: wire.ticketCreatedWire,
  PlateChange: wire.plateChangeBodyWire,
  ShareToken: wire.shareTokenWire,
  ShareCode: wire.shareTokenBodyWire,
  ShareMail: wire.shareMailBodyWire,
  ShareLookUp: wire.shareLookUpWire,
  CaseKey: wire.caseKeyWire,
  Objection: wire.objectionBodyWire,
  PaymentReceipt: wire.paymentReceiptWire,
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
  Catalogue: wire.catalogueWire,
  Reminders: wire.remindersWire,
  ReminderChange: wire.reminderChangeWire,
  Streets: wire.streetsWire,
  ZoneQuestion: wire.zoneQuestionWire,
  ZoneAnswer: wire.zoneAnswerWire,
} satisfies Record<string, GenericSchema>

const NAMES = new Map<GenericSchema, string>(Object.entries(MESSAGES).map(([name, schema]) => [schema, name]))

/** Returns the name of a message schema. @throws for a schema without a name */
export const nameOfMessage = (schema: GenericSchema): string => {
  const name = NAMES.get(schema)
  if (name === undefined) throw new Error('A call takes or gives a message without a name')
  return name
}

/** A kernel's schema as JSON Schema, the form that OpenAPI 3.1 embeds. */
export const jsonSchemaOf = (schema: GenericSchema) => {
  const { $schema: _dialect, ...body } = toJsonSchema(schema, {
    errorMode: 'ignore',
    target: 'draft-2020-12',
  })
  return body
}

/** Returns all messages of the contract. */
export const schemasOfContract = (): Record<string, object> =>
  Object.fromEntries(Object.entries(MESSAGES).map(([name, schema]) => [name, jsonSchemaOf(schema)]))
