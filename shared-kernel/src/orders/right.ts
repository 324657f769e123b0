import type { AttachmentEvidence } from '../evidence/index.ts'
import type {
  DefinitionId,
  EvidenceId,
  OfferId,
  OperationId,
  OptionId,
  OrderId,
  SubscriberId,
  TicketId,
  ZoneId,
} from '../ids/index.ts'
import type { Cents } from '../money/index.ts'
import type { Plate, PlateChangeRequest, PlateHistory } from '../plates/index.ts'
import type { Instant, IsoDuration } from '../time/index.ts'
import type { RightStatus } from './right-status.ts'

/** Common fields of a subscription and a ticket. Their days are those of the city's time zone (D2). */
export interface RightBase {
  readonly status: RightStatus
  /** The city's code: shown when the status is unknown, sent back unchanged. */
  readonly rawStatus: string
  /** Null while unknown (an "as soon as possible" request under review). */
  readonly startOfValidity: Instant | null
  /** Null for an unlimited right. */
  readonly endOfValidity: Instant | null
  readonly createdAt: Instant | null
  readonly plates: readonly Plate[]
  /** Zones of validity (`validityAreas`). */
  readonly zoneIds: readonly ZoneId[]
  readonly plateHistory: PlateHistory | null
  /** The chosen option; null when there was no choice. */
  readonly optionId: OptionId | null
  /** Price paid; null when the city does not say: the plan's price then applies. */
  readonly price: Cents | null
  /** This subscriber joined another's right and may leave it. */
  readonly canWithdraw: boolean
  readonly isCurrentlyShared: boolean
  /** Payment requires an e-mail address first. */
  readonly shouldRequestMailForPayment: boolean
  /** All payment operations, oldest first; empty when the city does not say. */
  readonly operationIds: readonly OperationId[]
  /** The latest payment is pending at the provider. False when the city does not say. */
  readonly isPaymentPending: boolean
}

/** A subscriber's answer to a custom field of the application procedure. */
export interface CustomFieldValue {
  readonly id: string
  readonly value: string
}

export interface AgentComment {
  readonly createdAt: Instant | null
  readonly comment: string
}

/** A document that the city asks again for an order (`complementEvidenceHistory`). */
export interface RequestedEvidence {
  readonly id: EvidenceId
  readonly name: string
}

/** Documents requested at one time, answered or not. */
export interface ComplementRequest {
  /** Null when the city does not say. */
  readonly requestedAt: Instant | null
  readonly evidences: readonly RequestedEvidence[]
}

/** Long-term right that follows an offer (first document §3; *order* in the second). */
export interface Subscription extends RightBase {
  readonly kind: 'subscription'
  readonly id: OrderId
  /** Id of its offer. */
  readonly planId: OfferId
  readonly customFields: readonly CustomFieldValue[]
  readonly userComment: string
  readonly attachmentEvidences: readonly AttachmentEvidence[]
  /** Documents that "complete" must provide: the latest complement; empty when nothing is requested. */
  readonly requestedEvidences: readonly RequestedEvidence[]
  /** Every complement requested so far, oldest first; missing when there was none. */
  readonly complements?: readonly ComplementRequest[]
  readonly agentComments: readonly AgentComment[]
  /** Current holders (latest `subscribersHistory`); empty when the city does not say. */
  readonly subscriberIds: readonly SubscriberId[]
  readonly plateChange: PlateChangeRequest | null
  /** False for an order created elsewhere, which cannot be canceled here (second document §4). */
  readonly hasCreationRecord: boolean
  readonly renewedId: OrderId | null
  readonly duration: IsoDuration | null
  readonly isFullyPaid: boolean | null
  /** Further records of a city for its histories; the portal uses only the latest of each. */
  readonly records?: OrderRecords
}

/** Oldest first, the last entry in force (second document §3). */
export interface OrderRecords {
  readonly creationSource: string
  /** Holders of the order, one entry per change of holders. */
  readonly holders: readonly (readonly SubscriberId[])[]
  /** Every plate change requested, decided or not. */
  readonly plateChanges: readonly PlateChangeRequest[]
  /** When the owner was reminded of the order's end, and how many days before it. */
  readonly reminders: readonly { readonly sentAt: Instant; readonly daysBefore: number }[]
}

/** Short-term right that follows a definition (*parking right request*, first document §3). */
export interface Ticket extends RightBase {
  readonly kind: 'ticket'
  readonly id: TicketId
  /** Id of its definition. */
  readonly planId: DefinitionId
  /** The subscription that entitles to this ticket; null when none is needed. */
  readonly subscriptionId: OrderId | null
  /** Number of consecutive tickets in the order (`multipleOrderAllowed`). */
  readonly ticketCount: number
}

export type Right = Subscription | Ticket
