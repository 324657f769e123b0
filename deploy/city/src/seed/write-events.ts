import { isActiveStatus, type KnownStatus } from '@parvis/shared-kernel/orders'
import { earlier, type Instant, later } from '@parvis/shared-kernel/time'
import type { RightKind } from '../db/schema-columns.ts'
import { type EventKind, type NewEvent, recordEvents } from '../modules/timeline/event.repo.ts'
import { fineEvents } from './fine-events.ts'
import type { SeedContext } from './seed-context.ts'

type Path = readonly (readonly [hours: number, kind: EventKind])[]

/** Events of rights whose status has more than one, with hours after the request. */
const PATHS: Readonly<Partial<Record<KnownStatus, Path>>> = {
  'awaiting-evidence': [
    [2, 'right-under-review'],
    [6, 'right-awaiting-evidence'],
  ],
  'under-review': [[2, 'right-under-review']],
  'plate-under-review': [
    [2, 'right-under-review'],
    [12, 'right-granted'],
  ],
  granted: [
    [2, 'right-under-review'],
    [12, 'right-granted'],
  ],
  rejected: [
    [2, 'right-under-review'],
    [12, 'right-rejected'],
  ],
  canceled: [[12, 'right-canceled']],
  deleted: [
    [12, 'right-canceled'],
    [16, 'right-deleted'],
  ],
}

/** Events of a free ticket, which no agent reviews. */
const GRANTED_AT_ONCE: Path = [[0, 'right-granted']]

const pathOf = ({ kind, status }: { kind: 'subscription' | 'ticket'; status: KnownStatus }): Path =>
  kind === 'ticket' && status === 'granted' ? GRANTED_AT_ONCE : (PATHS[status] ?? [[6, `right-${status}`]])

const PAID_PATH = [
  [4, 'right-awaiting-payment'],
  [5, 'payment-started'],
  [5.1, 'payment-received'],
  [5.1, 'right-granted'],
] as const

const isPaid = (right: { status: KnownStatus; price_cents: number }) =>
  right.price_cents > 0 && isActiveStatus(right.status)

/** Columns of a right that its events need. */
const RIGHT = ['rights.city_id', 'rights.subscriber_id', 'rights.kind', 'rights.right_id'] as const
interface RightOfEvent {
  city_id: string
  subscriber_id: string
  kind: RightKind
  right_id: string
}

const eventOf = (
  row: RightOfEvent,
  at: Instant,
  kind: EventKind,
  subscriberId = row.subscriber_id,
): NewEvent => ({
  cityId: row.city_id,
  subscriberId,
  at,
  kind,
  resourceType: row.kind,
  resourceId: row.right_id,
})

const rightEvents = async ({ db }: SeedContext): Promise<NewEvent[]> => {
  const rights = await db.selectFrom('rights').selectAll().orderBy('right_id').execute()
  return rights.flatMap(right => {
    const path = isPaid(right) ? PAID_PATH : pathOf(right)
    return [[0, 'right-requested'] as const, ...path].map(([hours, kind]) =>
      eventOf(right, later(right.created_at, { hours }), kind),
    )
  })
}

/** With hours from the moment in the history of plates, which is the decision's where there is one. */
const PLATE_CHANGES = {
  VALIDATED: [[0, 'plates-changed']],
  WAITING: [
    [0, 'plate-change-requested'],
    [0.01, 'right-plate-under-review'],
  ],
  REJECTED: [
    [-20, 'plate-change-requested'],
    [0, 'plate-change-rejected'],
  ],
} as const satisfies Record<string, Path>

/** Events of rights' details: plates, documents, comments, sharing and payment attempts. */
const detailEvents = async ({ db }: SeedContext): Promise<NewEvent[]> => {
  const changes = await db
    .selectFrom('plate_changes')
    .innerJoin('rights', 'rights.right_id', 'plate_changes.right_id')
    .select([...RIGHT, 'changed_at', 'plate_changes.status'])
    .execute()
  const traces = await db
    .selectFrom('evidence_traces')
    .innerJoin('rights', 'rights.right_id', 'evidence_traces.right_id')
    .select([...RIGHT, 'traced_at'])
    .execute()
  const comments = await db
    .selectFrom('agent_comments')
    .innerJoin('rights', 'rights.right_id', 'agent_comments.right_id')
    .select([...RIGHT, 'agent_comments.created_at'])
    .execute()
  const sharers = await db
    .selectFrom('right_sharers')
    .innerJoin('rights', 'rights.right_id', 'right_sharers.right_id')
    .select([...RIGHT, 'joined_at', 'right_sharers.subscriber_id as sharer'])
    .execute()
  return [
    ...changes.flatMap(row =>
      PLATE_CHANGES[row.status].map(([hours, kind]) => eventOf(row, later(row.changed_at, { hours }), kind)),
    ),
    ...traces.map(row => eventOf(row, row.traced_at, 'evidence-sent')),
    ...comments.map(row => eventOf(row, row.created_at, 'agent-commented')),
    ...sharers.flatMap(row => [
      eventOf(row, earlier(row.joined_at, { hours: 2 }), 'right-shared'),
      eventOf(row, row.joined_at, 'right-joined', row.sharer),
    ]),
  ]
}

const OUTCOMES = {
  REFUSED: 'payment-refused',
  ABANDONED: 'payment-abandoned',
} as const satisfies Record<string, EventKind>

const attemptEvents = async ({ db }: SeedContext): Promise<NewEvent[]> => {
  const rows = await db
    .selectFrom('operations')
    .innerJoin('rights', 'rights.right_id', 'operations.resource_id')
    .select([...RIGHT, 'operations.created_at', 'operations.transaction_at', 'operations.status'])
    .where('operations.status', 'in', ['REFUSED', 'ABANDONED'])
    .execute()
  return rows.flatMap(row => [
    eventOf(row, row.created_at, 'payment-started'),
    eventOf(row, row.transaction_at ?? row.created_at, OUTCOMES[row.status as keyof typeof OUTCOMES]),
  ])
}

const accountEvents = async ({ db }: SeedContext): Promise<NewEvent[]> => {
  const people = await db.selectFrom('subscribers').selectAll().orderBy('subscriber_id').execute()
  return people.map(person => ({
    cityId: person.city_id,
    subscriberId: person.subscriber_id,
    at: person.created_at,
    kind: 'account-created',
    resourceType: 'account',
    resourceId: null,
  }))
}

/** Writes the events before the demo began, from the seeded rows, in date order. */
export const seedEvents = async (context: SeedContext): Promise<void> => {
  const { cityId, people, fines } = context.city
  if (people.subscribers.length === 0 && fines.fines.length === 0) return
  const events = [
    ...(await accountEvents(context)),
    ...(await rightEvents(context)),
    ...(await detailEvents(context)),
    ...(await attemptEvents(context)),
    ...(await fineEvents(context)),
  ]
    .filter(event => event.cityId === cityId)
    .sort((a, b) => a.at - b.at)
  await recordEvents(context.db, events)
}
