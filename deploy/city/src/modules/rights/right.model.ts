import {
  definitionId,
  evidenceId,
  mediaId,
  offerId,
  optionId,
  orderId,
  subscriberId,
  ticketId,
  zoneId,
} from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
import type { Right, RightBase, Subscription, Ticket } from '@parvis/shared-kernel/orders'
import {
  dropBlankPlates,
  type PlateChangeRequest,
  type PlateHistory,
  plateHistoryLabel,
} from '@parvis/shared-kernel/plates'
import { wallTime } from '@parvis/shared-kernel/time'
import type { RightDetails } from './right.details.ts'
import type { RightRow } from './right.repo.ts'

/** Who looks at the rights, and in which city's time and words. */
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
})

/** The request for another plate that waits for the city; one plate against another when both are named. */
const plateChangeOf = ({ plateChanges }: RightDetails): PlateChangeRequest | null => {
  const waiting = plateChanges.findLast(change => change.status === 'WAITING')
  if (waiting === undefined) return null
  const [oldPlate = null] = dropBlankPlates(waiting.removed_plates)
  const [newPlate = null] = dropBlankPlates(waiting.new_plates)
  return {
    changeType: oldPlate === null ? 'addition' : 'modification',
    oldPlate,
    newPlate,
    newHashedPlate: null,
    status: 'waiting',
  }
}

const ASKS_EVIDENCE: readonly RightRow['status'][] = ['awaiting-evidence', 'awaiting-completion']

export const subscriptionOf = (row: RightRow, details: RightDetails, viewer: Viewer): Subscription => ({
  ...baseOf(row, details, viewer),
  kind: 'subscription',
  id: orderId(row.right_id),
  planId: offerId(row.offer_id ?? ''),
  customFields: row.custom_fields,
  userComment: row.user_comment ?? '',
  attachmentEvidences: details.evidences.map(evidence => ({
    id: evidenceId(evidence.evidence_properties_id),
    name: evidence.name,
    size: evidence.size_bytes,
    mime: evidence.mime,
    urn: evidence.urn,
    contentUrl: null,
    created: evidence.created_at,
    evidenceSubscriberMediaId: mediaId(evidence.media_id),
  })),
  requestedEvidences: ASKS_EVIDENCE.includes(row.status)
    ? details.requested.map(asked => ({ id: evidenceId(asked.evidence_properties_id), name: asked.name }))
    : [],
  agentComments: details.comments.map(({ created_at, comment }) => ({ createdAt: created_at, comment })),
  subscriberIds: [row.subscriber_id, ...details.sharers.map(sharer => sharer.subscriber_id)].map(
    subscriberId,
  ),
  plateChange: plateChangeOf(details),
  hasCreationRecord: row.creation_source === 'FRONT',
  renewedId: row.renewed_right_id === null ? null : orderId(row.renewed_right_id),
  duration: null,
  isFullyPaid: row.status !== 'awaiting-payment',
  operationIds: [],
})

export const ticketOf = (row: RightRow, details: RightDetails, viewer: Viewer): Ticket => ({
  ...baseOf(row, details, viewer),
  kind: 'ticket',
  id: ticketId(row.right_id),
  planId: definitionId(row.definition_id ?? ''),
  subscriptionId: row.subscription_id === null ? null : orderId(row.subscription_id),
})

export const rightOf = (row: RightRow, details: RightDetails, viewer: Viewer): Right =>
  row.kind === 'ticket' ? ticketOf(row, details, viewer) : subscriptionOf(row, details, viewer)
