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

/** What a subscription and a ticket have in common. Instants are moments; their days are the city's (D2). */
export interface RightBase {
  readonly status: RightStatus
  /** The code as the city sent it: shown when the status is unknown, sent back as it came. */
  readonly rawStatus: string
  /** Null while nobody knows (an "as soon as possible" request under review). */
  readonly startOfValidity: Instant | null
  /** Null for a right without end. */
  readonly endOfValidity: Instant | null
  readonly createdAt: Instant | null
  readonly plates: readonly Plate[]
  /** Where it is valid (`validityAreas`). */
  readonly zoneIds: readonly ZoneId[]
  readonly plateHistory: PlateHistory | null
  /** The option that was chosen; null where there was no choice. */
  readonly optionId: OptionId | null
  /** What it cost; null when the city does not say, then the plan's price counts. */
  readonly price: Cents | null
  /** This subscriber joined another's right and may leave it. */
  readonly canWithdraw: boolean
  readonly isCurrentlyShared: boolean
  /** Payment cannot start without an e-mail address. */
  readonly shouldRequestMailForPayment: boolean
  /** Every attempt to pay it, oldest first; empty where the city does not say. */
  readonly operationIds: readonly OperationId[]
  /** The latest of them is on its way: the bank has not said yes or no. False where the city does not say. */
  readonly isPaymentPending: boolean
}

/** The answer that a subscriber gave to a custom field of the application procedure. */
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

/** Documents that the city asked for at one time, answered or not. */
export interface AskedComplement {
  /** Null where the city does not say. */
  readonly askedAt: Instant | null
  readonly evidences: readonly RequestedEvidence[]
}

/** Long-term right that follows an offer (first document §3; *order* in the second). */
export interface Subscription extends RightBase {
  readonly kind: 'subscription'
  readonly id: OrderId
  /** The offer it follows. */
  readonly planId: OfferId
  readonly customFields: readonly CustomFieldValue[]
  readonly userComment: string
  readonly attachmentEvidences: readonly AttachmentEvidence[]
  /** What "complete" must provide: the latest complement asked; empty when nothing is asked. */
  readonly requestedEvidences: readonly RequestedEvidence[]
  /** Every complement that was ever asked, oldest first; missing where there was none. */
  readonly complements?: readonly AskedComplement[]
  readonly agentComments: readonly AgentComment[]
  /** Who holds it now (latest `subscribersHistory`); empty when the city does not say. */
  readonly subscriberIds: readonly SubscriberId[]
  readonly plateChange: PlateChangeRequest | null
  /** An order without creation record came from elsewhere and cannot be canceled here (second document §4). */
  readonly hasCreationRecord: boolean
  readonly renewedId: OrderId | null
  readonly duration: IsoDuration | null
  readonly isFullyPaid: boolean | null
  /** What a city also keeps of an order and writes into its histories; the portal reads the latest of each alone. */
  readonly records?: OrderRecords
}

/** Oldest first, the last entry in force (second document §3). */
export interface OrderRecords {
  readonly creationSource: string
  /** Who held the order, one entry for each time that somebody joined or left. */
  readonly holders: readonly (readonly SubscriberId[])[]
  /** Every change of plates that was asked, decided or not. */
  readonly plateChanges: readonly PlateChangeRequest[]
  /** When the owner was told that the order ends, and how many days before. */
  readonly reminders: readonly { readonly sentAt: Instant; readonly daysBefore: number }[]
}

/** Short-term right that follows a definition (*parking right request*, first document §3). */
export interface Ticket extends RightBase {
  readonly kind: 'ticket'
  readonly id: TicketId
  /** The definition it follows. */
  readonly planId: DefinitionId
  /** The subscription whose holder may have it; null when none is needed. */
  readonly subscriptionId: OrderId | null
  /** How many tickets the order makes, one after the other (`multipleOrderAllowed`). */
  readonly ticketCount: number
}

export type Right = Subscription | Ticket
