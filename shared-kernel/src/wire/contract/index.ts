import { ACCESS } from './access.calls.ts'
import { APPEALS, REFUNDS } from './appeal.calls.ts'
import { type Call, type Calls, needsSession } from './call.ts'
import { CATALOGUE, CONFIGURATION, CONTRACT, EMBEDDING, GEOCODING } from './city.calls.ts'
import { FINE_PAPERS, FINES, KEPT_FINES } from './fine.calls.ts'
import { DOCUMENT_TICKETS, EVIDENCE, PERSON } from './person.calls.ts'
import { PROVIDER, RIGHT_PAPERS, RIGHT_PAYMENTS, RIGHTS, SHARING } from './right.calls.ts'

export { type Access, type Call, needsSession, type Sent, successOf } from './call.ts'
export type { UploadUrlQuery } from './queries.ts'

/** Every call of the contract by area: source of the OpenAPI document's tags and the contract suite's profiles. */
export const AREAS = {
  configuration: { title: 'Configuration', calls: CONFIGURATION },
  contract: { title: 'The contract itself', calls: CONTRACT },
  catalogue: { title: 'Before sign-in', calls: CATALOGUE },
  access: { title: 'Access', calls: ACCESS },
  embedding: { title: 'Parts in pages of other sites', calls: EMBEDDING },
  person: { title: 'The person', calls: PERSON },
  evidence: { title: 'Documents that a person sends', calls: EVIDENCE },
  rights: { title: 'Offers and rights', calls: RIGHTS },
  sharing: { title: 'Sharing', calls: SHARING },
  rightPayments: { title: 'Payment of rights', calls: RIGHT_PAYMENTS },
  rightPapers: { title: 'Papers of rights', calls: RIGHT_PAPERS },
  fines: { title: 'Fines', calls: FINES },
  finePapers: { title: 'Papers of fines', calls: FINE_PAPERS },
  keptFines: { title: 'Fines kept in an account', calls: KEPT_FINES },
  appeals: { title: 'Appeals', calls: APPEALS },
  refunds: { title: 'Refunds', calls: REFUNDS },
  documentTickets: { title: 'Tickets that open documents', calls: DOCUMENT_TICKETS },
  provider: { title: 'The payment provider and mailed links', calls: PROVIDER },
  geocoding: { title: 'Addresses', calls: GEOCODING },
} as const satisfies Record<string, { title: string; calls: Calls }>

/** The city mounts, guards and documents these calls; it starts only if each has a handler. */
export const CALLS = {
  ...AREAS.configuration.calls,
  ...AREAS.contract.calls,
  ...AREAS.catalogue.calls,
  ...AREAS.access.calls,
  ...AREAS.embedding.calls,
  ...AREAS.person.calls,
  ...AREAS.evidence.calls,
  ...AREAS.rights.calls,
  ...AREAS.sharing.calls,
  ...AREAS.rightPayments.calls,
  ...AREAS.rightPapers.calls,
  ...AREAS.fines.calls,
  ...AREAS.finePapers.calls,
  ...AREAS.keptFines.calls,
  ...AREAS.appeals.calls,
  ...AREAS.refunds.calls,
  ...AREAS.documentTickets.calls,
  ...AREAS.provider.calls,
  ...AREAS.geocoding.calls,
} satisfies Calls

export type CallName = keyof typeof CALLS

/** A call as the general type, with its optional fields. */
export const callOf = (name: CallName): Call => CALLS[name]

/** Calls whose responses the city stores under their idempotency key. */
export const KEYED_CALLS: readonly CallName[] = (Object.keys(CALLS) as CallName[]).filter(name => {
  const { isKeyed, access } = callOf(name)
  return isKeyed === true && needsSession(access)
})
