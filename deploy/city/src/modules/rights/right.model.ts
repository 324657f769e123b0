import { latestRequests } from '@parvis/shared-kernel/evidence'
import {
  definitionId,
  evidenceId,
  mediaId,
  offerId,
  operationId,
  optionId,
  orderId,
  subscriberId,
  ticketId,
  zoneId,
} from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
import type { OrderRecords, Right, RightBase, Subscription, Ticket } from '@parvis/shared-kernel/orders'
import { isPaid, operationStatus } from '@parvis/shared-kernel/payment'
import {
  dropBlankPlates,
  type PlateChangeRequest,
  type PlateHistory,
  plateHistoryLabel,
} from '@parvis/shared-kernel/plates'
import { type Instant, wallTime } from '@parvis/shared-kernel/time'
import type { RightDetails } from './right.details.ts'
import type { RightRow } from './right.repo.ts'

/** Who views the rights, and the city's time zone. */
export interface Viewer {
  subscriberId: string
  timeZone: string
  hasEmail: boolean
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

const plateHistoryOf = (row: RightRow, { plateChanges }: RightDetails, timeZone: string): PlateHistory => ({
  initialPlates: dropBlankPlates(row.initial_plates),
  activePlates: dropBlankPlates(row.plates),
  elements: plateChanges.map(change => {
    const { day, hour, minute } = wallTime(change.changed_at, timeZone)
    return {
      date: day,
      time: `${twoDigits(hour)}:${twoDigits(minute)}`,
      source: change.source,
      newPlates: dropBlankPlates(change.new_plates),
      removedPlates: dropBlankPlates(change.removed_plates),
      status: plateHistoryLabel(change.status),
    }
  }),
})

/** Attempts to pay. What goes back, as of another amount than the price, does not hinder paying a right that waits. */
const attemptsOf = ({ status }: RightRow, { operations }: RightDetails) =>
  status === 'awaiting-payment' ? operations.filter(({ is_refunded }) => !is_refunded) : operations

const baseOf = (row: RightRow, details: RightDetails, viewer: Viewer): RightBase => ({
  status: row.status,
  rawStatus: row.status,
  startOfValidity: row.start_of_validity,
  endOfValidity: row.end_of_validity,
  createdAt: row.created_at,
  plates: dropBlankPlates(row.plates),
  zoneIds: row.zone_ids.map(zoneId),
  plateHistory: plateHistoryOf(row, details, viewer.timeZone),
  optionId: row.option_id === null ? null : optionId(row.option_id),
  price: cents(row.price_cents),
  canWithdraw: row.subscriber_id !== viewer.subscriberId,
  isCurrentlyShared: details.sharers.length > 0,
  shouldRequestMailForPayment: !viewer.hasEmail,
  // Sharers see neither the owner's payments nor their documents.
  operationIds:
    row.subscriber_id === viewer.subscriberId
      ? attemptsOf(row, details).map(({ operation_id }) => operationId(operation_id))
      : [],
  // Sharers may pay too, and must not pay a second time.
  isPaymentPending: details.operations.some(({ status }) => operationStatus(status) === 'pending'),
})

type PlateLine = RightDetails['plateChanges'][number]

/** A history line as a request: a modification when both plates are named. */
const plateRequestOf = (line: PlateLine): PlateChangeRequest => {
  const [oldPlate = null] = dropBlankPlates(line.removed_plates)
  const [newPlate = null] = dropBlankPlates(line.new_plates)
  return {
    changeType: oldPlate === null ? 'addition' : 'modification',
    oldPlate,
    newPlate,
    // `newPlate` already holds the plate itself.
    newHashedPlate: null,
    status: plateHistoryLabel(line.status),
  }
}

/** The latest waiting plate-change request. */
const plateChangeOf = ({ plateChanges }: RightDetails): PlateChangeRequest | null => {
  const waiting = plateChanges.findLast(change => change.status === 'WAITING')
  return waiting === undefined ? null : plateRequestOf(waiting)
}

interface Turn {
  at: Instant
  subscriberId: string
  hasJoined: boolean
}

const turnsOf = ({ sharers, pastSharers }: RightDetails): Turn[] => {
  const joined = [...sharers, ...pastSharers].map(({ joined_at, subscriber_id }) => ({
    at: joined_at,
    subscriberId: subscriber_id,
    hasJoined: true,
  }))
  const left = pastSharers.map(({ left_at, subscriber_id }) => ({
    at: left_at,
    subscriberId: subscriber_id,
    hasJoined: false,
  }))
  return [...joined, ...left].sort((a, b) => a.at - b.at)
}

/** Holder history: the owner alone, then one entry per joining or leaving. */
const holdersOf = (row: RightRow, details: RightDetails): OrderRecords['holders'] => {
  const holders = [[row.subscriber_id]]
  for (const { subscriberId: id, hasJoined } of turnsOf(details)) {
    const before = (holders.at(-1) ?? []).filter(holder => holder !== id)
    holders.push(hasJoined ? [...before, id] : before)
  }
  return holders.map(ids => ids.map(subscriberId))
}

const recordsOf = (row: RightRow, details: RightDetails): OrderRecords => ({
  creationSource: row.creation_source,
  holders: holdersOf(row, details),
  plateChanges: details.plateChanges.map(plateRequestOf),
  reminders: details.reminders.map(({ sent_at, days_before }) => ({
    sentAt: sent_at,
    daysBefore: days_before,
  })),
})

/** Whether payments whose money stays reach the price; always true for a free right. */
export const isFullyPaid = (
  row: Pick<RightRow, 'price_cents'>,
  operations: readonly Pick<RightDetails['operations'][number], 'status' | 'amount_cents' | 'is_refunded'>[],
): boolean => {
  const paid = operations.filter(({ status, is_refunded }) => isPaid(operationStatus(status)) && !is_refunded)
  return paid.reduce((sum, { amount_cents }) => sum + amount_cents, 0) >= row.price_cents
}

/** One complement per time an agent asked, with everything asked then. */
const complementsOf = ({ requested }: RightDetails): Pick<Subscription, 'complements'> => {
  if (requested.length === 0) return {}
  const moments = [...new Set(requested.map(({ requested_at }) => requested_at))]
  const complements = moments.map(requestedAt => ({
    requestedAt,
    evidences: requested
      .filter(({ requested_at }) => requested_at === requestedAt)
      .map(({ evidence_properties_id, name }) => ({ id: evidenceId(evidence_properties_id), name })),
  }))
  return { complements }
}

const ASKS_EVIDENCE: readonly RightRow['status'][] = ['awaiting-evidence', 'awaiting-completion']

type Dossier = Pick<
  Subscription,
  | 'customFields'
  | 'userComment'
  | 'attachmentEvidences'
  | 'requestedEvidences'
  | 'complements'
  | 'agentComments'
>

/** What the owner submitted to obtain the right, and the city's comments. */
const dossierOf = (row: RightRow, details: RightDetails): Dossier => ({
  customFields: row.custom_fields,
  userComment: row.user_comment ?? '',
  attachmentEvidences: details.evidences.map(evidence => ({
    id: evidenceId(evidence.evidence_properties_id),
    name: evidence.name,
    size: evidence.size_bytes,
    mime: evidence.mime,
    urn: evidence.urn,
    // Opened by a one-minute ticket (POST /api/documents/tickets), never by a lasting address.
    contentUrl: null,
    created: evidence.created_at,
    evidenceSubscriberMediaId: mediaId(evidence.media_id),
  })),
  requestedEvidences: ASKS_EVIDENCE.includes(row.status)
    ? latestRequests(details.requested.map(row => ({ ...row, requestedAt: row.requested_at }))).map(
        asked => ({
          id: evidenceId(asked.evidence_properties_id),
          name: asked.name,
        }),
      )
    : [],
  ...complementsOf(details),
  agentComments: details.comments.map(({ created_at, comment }) => ({ createdAt: created_at, comment })),
})

/** A sharer parks with the right but must not see the owner's documents. */
const CLOSED_DOSSIER: Dossier = {
  customFields: [],
  userComment: '',
  attachmentEvidences: [],
  requestedEvidences: [],
  agentComments: [],
}

export const subscriptionOf = (row: RightRow, details: RightDetails, viewer: Viewer): Subscription => ({
  ...baseOf(row, details, viewer),
  kind: 'subscription',
  id: orderId(row.right_id),
  planId: offerId(row.offer_id ?? ''),
  ...(row.subscriber_id === viewer.subscriberId ? dossierOf(row, details) : CLOSED_DOSSIER),
  subscriberIds: [row.subscriber_id, ...details.sharers.map(sharer => sharer.subscriber_id)].map(
    subscriberId,
  ),
  plateChange: plateChangeOf(details),
  hasCreationRecord: row.creation_source === 'FRONT',
  renewedId: row.renewed_right_id === null ? null : orderId(row.renewed_right_id),
  duration: null,
  isFullyPaid: isFullyPaid(row, details.operations),
  records: recordsOf(row, details),
})

export const ticketOf = (row: RightRow, details: RightDetails, viewer: Viewer): Ticket => ({
  ...baseOf(row, details, viewer),
  kind: 'ticket',
  id: ticketId(row.right_id),
  planId: definitionId(row.definition_id ?? ''),
  subscriptionId: row.subscription_id === null ? null : orderId(row.subscription_id),
  ticketCount: row.ticket_count,
})

export const rightOf = (row: RightRow, details: RightDetails, viewer: Viewer): Right =>
  row.kind === 'ticket' ? ticketOf(row, details, viewer) : subscriptionOf(row, details, viewer)
