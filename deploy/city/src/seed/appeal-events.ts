import type { Instant } from '@parvis/shared-kernel/time'
import type { EventKind } from '../modules/timeline/event.repo.ts'
import type { SeedContext } from './seed-context.ts'

/** An event of an appeal or a fine's refund. */
export interface DossierEvent {
  fineId: string | null
  at: Instant | null
  kind: EventKind
  resourceType: 'appeal' | 'refund'
  resourceId: string
}

const eventsOf =
  (resourceType: DossierEvent['resourceType'], resourceId: string, fineId: string | null) =>
  (at: Instant | null, kind: EventKind): DossierEvent => ({ fineId, at, kind, resourceType, resourceId })

const ANSWERS = {
  accepted: 'appeal-accepted',
  rejected: 'appeal-rejected',
  transferred: 'appeal-transferred',
} as const satisfies Record<string, EventKind>

const isAnswered = (state: string): state is keyof typeof ANSWERS => Object.hasOwn(ANSWERS, state)

const appealEvents = async ({ db }: SeedContext): Promise<DossierEvent[]> => {
  const appeals = await db.selectFrom('appeals').selectAll().execute()
  const complements = await db.selectFrom('appeal_complements').selectAll().execute()
  return appeals.flatMap(appeal => {
    const event = eventsOf('appeal', appeal.appeal_id, appeal.fine_id)
    return [
      event(appeal.created_at, 'appeal-begun'),
      event(appeal.filed_at, 'appeal-filed'),
      ...complements
        .filter(({ appeal_id }) => appeal_id === appeal.appeal_id)
        .flatMap(({ requested_at, answered_at }) => [
          event(requested_at, 'appeal-complement-requested'),
          event(answered_at, 'appeal-complement-answered'),
        ]),
      ...(isAnswered(appeal.state) ? [event(appeal.answered_at, ANSWERS[appeal.state])] : []),
      ...(appeal.state === 'abandoned' ? [event(appeal.updated_at, 'appeal-abandoned')] : []),
    ]
  })
}

interface SentDocument {
  providedAt?: string | null
}

const sentAt = (documents: readonly SentDocument[]): Instant | null => {
  const moments = documents.flatMap(({ providedAt }) => (providedAt ? [Date.parse(providedAt)] : []))
  return moments.length === 0 ? null : (Math.max(...moments) as Instant)
}

const refundEvents = async ({ db }: SeedContext): Promise<DossierEvent[]> => {
  const refunds = await db.selectFrom('refunds').selectAll().execute()
  return refunds.flatMap(refund => {
    const event = eventsOf('refund', refund.refund_id, refund.fine_id)
    return [
      event(refund.created_at, 'refund-opened'),
      event(refund.created_at, 'refund-document-requested'),
      event(sentAt(refund.documents), 'refund-document-sent'),
      event(refund.decided_at, refund.status === 'REJECTED' ? 'refund-rejected' : 'refund-accepted'),
      event(refund.paid_at, 'refund-paid'),
    ]
  })
}

/** Events of the demo's appeals and refunds; steps without a moment are left out. */
export const dossierEvents = async (context: SeedContext): Promise<DossierEvent[]> => [
  ...(await appealEvents(context)),
  ...(await refundEvents(context)),
]
