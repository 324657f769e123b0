import { KNOWN_STATUSES } from '@parvis/shared-kernel/orders'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { at, type Schema } from '../../db/schema.ts'
import type { CaseName } from '../cases/case-key.repo.ts'

/** Kinds of timeline events; the portal has a sentence for each. */
export const EVENT_KINDS = [
  'right-requested',
  ...KNOWN_STATUSES.map(status => `right-${status}` as const),
  'right-completed',
  'right-shared',
  'right-joined',
  'right-withdrawn',
  'plates-changed',
  'plate-change-requested',
  'plate-change-accepted',
  'plate-change-rejected',
  'agent-commented',
  'evidence-sent',
  'payment-started',
  'payment-received',
  'payment-refused',
  'payment-abandoned',
  'fine-issued',
  'fine-corrected',
  'appeal-begun',
  'appeal-filed',
  'appeal-complement-requested',
  'appeal-complement-answered',
  'appeal-accepted',
  'appeal-rejected',
  'appeal-transferred',
  'appeal-abandoned',
  'refund-opened',
  'refund-document-requested',
  'refund-document-sent',
  'refund-objected',
  'refund-accepted',
  'refund-rejected',
  'refund-paid',
  'account-created',
  'email-verified',
  'password-changed',
  'profile-changed',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

export interface NewEvent {
  cityId: string
  /** Whose timeline; null when nobody signed in is concerned. */
  subscriberId: string | null
  at: Instant
  kind: EventKind
  resourceType: Schema['events']['resource_type']
  resourceId: string | null
}

const rowOf = (event: NewEvent) => ({
  city_id: event.cityId,
  subscriber_id: event.subscriberId,
  happened_at: at(event.at),
  kind: event.kind,
  resource_type: event.resourceType,
  resource_id: event.resourceId,
})

/** Records an event; pass the transaction of the change, so that both are kept or neither. */
export const recordEvent = async (db: Database, event: NewEvent): Promise<void> => {
  await db.insertInto('events').values(rowOf(event)).execute()
}

/** Records an event of the account itself. */
export const recordAccountEvent = (
  db: Database,
  event: Omit<NewEvent, 'subscriberId' | 'resourceType' | 'resourceId'> & { subscriberId: string },
): Promise<void> => recordEvent(db, { ...event, resourceType: 'account', resourceId: event.subscriberId })

/** Puts what was recorded of a case of nobody's on the timeline of an account. */
export const giveEvents = async (
  db: Database,
  { cityId, kind, caseId }: CaseName,
  subscriberId: string,
): Promise<void> => {
  await db
    .updateTable('events')
    .set({ subscriber_id: subscriberId })
    .where('city_id', '=', cityId)
    .where('resource_type', '=', kind)
    .where('resource_id', '=', caseId)
    .where('subscriber_id', 'is', null)
    .execute()
}

/** Records simultaneous events, in this order. */
export const recordEvents = async (db: Database, events: readonly NewEvent[]): Promise<void> => {
  await db.insertInto('events').values(events.map(rowOf)).execute()
}

/** Events of one appeal or refund, oldest first. */
export const listEventsOfCase = (db: Database, { cityId, kind, caseId }: CaseName) =>
  db
    .selectFrom('events')
    .select(['kind', 'happened_at'])
    .where('city_id', '=', cityId)
    .where('resource_type', '=', kind)
    .where('resource_id', '=', caseId)
    .orderBy('happened_at')
    .orderBy('event_id')
    .execute()
