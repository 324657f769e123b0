import { isLostStatus, LOST_STATUSES, type Right } from '@parvis/shared-kernel/orders'
import type { TimelineEvent } from '@parvis/shared-kernel/wire'
import type { RightMessageId } from '../../use-messages.ts'
import type { EventDraft, RightEvent } from './right-event.ts'
import { todayTitle } from './today-title.ts'

interface Telling {
  readonly kind: RightEvent['kind']
  readonly title: RightMessageId
}

const PLATES_ASKED = 'plate-change-requested'

// Events of the city that the right itself does not date. Plates, documents and comments are omitted because the
// right has more detail, but its history dates a decided change of plates with the decision; a begun payment
// without result says nothing.
const TELLINGS: ReadonlyMap<string, Telling> = new Map(
  Object.entries({
    'right-awaiting-payment': { kind: 'step', title: 'timeline.step.awaiting-payment' },
    'right-under-review': { kind: 'step', title: 'timeline.step.under-review' },
    'right-completed': { kind: 'evidence', title: 'timeline.step.completed' },
    'right-granted': { kind: 'step', title: 'timeline.step.granted' },
    [PLATES_ASKED]: { kind: 'plates', title: 'timeline.plates-waiting' },
    ...Object.fromEntries(
      LOST_STATUSES.map(status => [`right-${status}`, { kind: 'refusal', title: todayTitle(status) }]),
    ),
    'right-shared': { kind: 'sharing', title: 'timeline.step.shared' },
    'right-joined': { kind: 'sharing', title: 'timeline.step.joined' },
    'right-withdrawn': { kind: 'sharing', title: 'timeline.step.withdrawn' },
    'payment-received': { kind: 'money', title: 'timeline.payment.received' },
    'payment-refused': { kind: 'refusal', title: 'timeline.payment.refused' },
    'payment-abandoned': { kind: 'refusal', title: 'timeline.payment.abandoned' },
    'refund-opened': { kind: 'money', title: 'timeline.refund.opened' },
    'refund-document-requested': { kind: 'money', title: 'timeline.refund.document-requested' },
    'refund-objected': { kind: 'evidence', title: 'timeline.refund.objected' },
    'refund-document-sent': { kind: 'evidence', title: 'timeline.refund.document-sent' },
    'refund-accepted': { kind: 'money', title: 'timeline.refund.accepted' },
    'refund-rejected': { kind: 'refusal', title: 'timeline.refund.rejected' },
    'refund-paid': { kind: 'money', title: 'timeline.refund.paid' },
  }),
)

/** Wording for the guest: addresses the reader as the one who joined. */
const TO_WHO_JOINED: Readonly<Record<string, RightMessageId>> = { 'right-joined': 'timeline.step.you-joined' }

/** The city's events of this right and of its refunds. */
export const cityEventsOf = (
  events: readonly TimelineEvent[],
  rightId: string,
  refundIds: readonly string[],
): readonly TimelineEvent[] =>
  events.filter(
    ({ resourceId }) => resourceId !== null && (resourceId === rightId || refundIds.includes(resourceId)),
  )

/** The city's events include the right's end: the current status would repeat it. */
export const isEndInEvents = ({ status }: Right, told: readonly TimelineEvent[]): boolean =>
  isLostStatus(status) && told.some(({ kind }) => kind === `right-${status}`)

/** The request for other plates that the right's own history still shows as waiting, with its plates. */
const waitingChange = (
  { plateHistory }: Pick<Right, 'plateHistory'>,
  told: readonly TimelineEvent[],
): TimelineEvent | undefined =>
  plateHistory?.elements.some(({ status }) => status === 'waiting')
    ? told.find(({ kind }) => kind === PLATES_ASKED)
    : undefined

/** Oldest first; kinds without a message are skipped. */
export const cityEventDrafts = (
  right: Pick<Right, 'canWithdraw' | 'plateHistory'>,
  told: readonly TimelineEvent[],
): readonly EventDraft[] => {
  const waiting = waitingChange(right, told)
  return told.toReversed().flatMap((event): readonly EventDraft[] => {
    const { id, at, kind } = event
    const describing = TELLINGS.get(kind)
    if (!describing || event === waiting) return []
    const title = (right.canWithdraw ? TO_WHO_JOINED[kind] : undefined) ?? describing.title
    return [{ id: `told-${id}`, kind: describing.kind, at, title: { id: title, values: {} } }]
  })
}
