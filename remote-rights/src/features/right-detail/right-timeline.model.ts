import {
  isActive,
  isLostStatus,
  type Right,
  renewalOpensAt,
  statusColumns,
} from '@parvis/shared-kernel/orders'
import {
  type PlateHistoryElement,
  type PlateHistoryStatus,
  plateHistoryHour,
} from '@parvis/shared-kernel/plates'
import { atHour, dayOf, type Instant } from '@parvis/shared-kernel/time'
import type { TimelineEvent } from '@parvis/shared-kernel/wire'
import type { RightView } from '../../rights-data/right-view.model.ts'
import type { RightMessageId, Sentence } from '../../use-messages.ts'
import { cityEventDrafts, isEndInEvents } from './city-events.model.ts'
import type { EventDraft, RightEvent } from './right-event.ts'
import { todayTitle } from './today-title.ts'

const sentence = (id: RightMessageId, values: Sentence['values'] = {}): Sentence<RightMessageId> => ({
  id,
  values,
})

const PLATE_TITLES = {
  validated: 'timeline.plates-validated',
  waiting: 'timeline.plates-waiting',
  rejected: 'timeline.plates-rejected',
  unknown: 'timeline.plates-unknown',
} as const satisfies Record<PlateHistoryStatus, RightMessageId>

/** Pending or final states, shown at today's date; granted rights are described by their dates. */
function awaitedTitle({ status }: Right): RightMessageId | undefined {
  const { waitsFor, isLost } = statusColumns(status)
  return waitsFor !== null || isLost ? todayTitle(status) : undefined
}

/** The city's local date and time: without a date nothing can be placed, and without an hour it counts from its day. */
function momentOf(element: PlateHistoryElement, timeZone: string): { at: Instant; hasHour: boolean } | null {
  const { date } = element
  if (date === null) return null
  const time = plateHistoryHour(element)
  const [hour = 0, minute = 0] = time.split(/\D/).map(Number)
  return { at: atHour(date, hour, minute, timeZone), hasHour: time !== '' }
}

function plateEvents(right: Right, timeZone: string): readonly EventDraft[] {
  return (right.plateHistory?.elements ?? []).flatMap((element, index): EventDraft[] => {
    const moment = momentOf(element, timeZone)
    if (moment === null) return []
    const { newPlates: added, removedPlates: removed, status } = element
    const title = sentence(PLATE_TITLES[status])
    return [{ id: `plates-${index}`, kind: 'plates', title, added, removed, ...moment }]
  })
}

function commentEvents(right: Right): readonly EventDraft[] {
  if (right.kind === 'ticket') return []
  return right.agentComments.flatMap(({ createdAt }, index): EventDraft[] =>
    createdAt === null
      ? []
      : [{ id: `comment-${index}`, kind: 'comment', at: createdAt, title: sentence('timeline.comment') }],
  )
}

function complementEvents(right: Right): readonly EventDraft[] {
  if (right.kind === 'ticket') return []
  return (right.complements ?? []).flatMap(({ requestedAt, evidences }, index): EventDraft[] => {
    const title = sentence('timeline.complement', { count: evidences.length })
    return requestedAt === null
      ? []
      : [{ id: `complement-${index}`, kind: 'complement', at: requestedAt, title }]
  })
}

/**
 * Documents received on one day form one event, unless the city asked for some of them in between. Those chosen before
 * the request, even from an earlier one, reach the city with it.
 */
function evidenceEvents(right: Right, timeZone: string): readonly EventDraft[] {
  if (right.kind === 'ticket') return []
  const asked = (right.complements ?? []).flatMap(({ requestedAt }) => requestedAt ?? [])
  const moments = right.attachmentEvidences
    .flatMap(({ created }) => created ?? [])
    .map(at => (right.createdAt !== null && at < right.createdAt ? right.createdAt : at))
  const groups = moments.map(at => `${dayOf(at, timeZone)}-${asked.filter(moment => moment <= at).length}`)
  return moments.flatMap((at, index): EventDraft[] => {
    const group = groups[index]
    if (groups.indexOf(group ?? '') !== index) return []
    const count = groups.filter(other => other === group).length
    return [
      { id: `evidence-${group}`, kind: 'evidence', at, title: sentence('timeline.evidence', { count }) },
    ]
  })
}

/** Only granted dates are shown: nobody should plan by requested ones. */
function validityEvents({ right, hasExactHours, renewalShare }: RightView): readonly EventDraft[] {
  if (!isActive(right)) return []
  const event = (
    kind: 'start' | 'renewal' | 'end',
    at: Instant | null,
    title: RightMessageId,
  ): EventDraft[] =>
    at === null ? [] : [{ id: kind, kind, at, title: sentence(title), hasHour: hasExactHours }]
  const { startOfValidity: start, endOfValidity: end } = right
  return [
    ...event('start', start, 'timeline.start'),
    ...event('renewal', renewalShare === null ? null : renewalOpensAt(right), 'timeline.renewal'),
    ...event('end', end, 'timeline.end'),
  ]
}

/** Whatever was pending at the end of validity no longer is. */
const isTooLate = ({ status, endOfValidity: end }: Right, now: Instant): boolean =>
  end !== null && end < now && !isLostStatus(status)

function todayEvent({ right, payment }: RightView, now: Instant): readonly EventDraft[] {
  const awaited = payment === 'pending' ? 'status.payment-pending' : awaitedTitle(right)
  const title = isTooLate(right, now) ? undefined : awaited
  return title ? [{ id: 'now', kind: 'now', at: now, title: sentence(title), hasHour: false }] : []
}

/** Payment deadline of a right that starts later; null if that day has come or nothing is due. */
export const payBefore = ({ right, payment }: RightView, now: Instant): Instant | null => {
  const { startOfValidity: start } = right
  return payment === 'due' && start !== null && start > now ? start : null
}

/** Validity counts from the first hour of its day, but the start is placed no earlier than the grant. */
function placeOf({ kind, at }: EventDraft, told: readonly TimelineEvent[]): number {
  const granted = told.findLast(event => event.kind === 'right-granted')
  return kind === 'start' && granted ? Math.max(at, granted.at) : at
}

/** A reported event is past even if the city's clock runs ahead; only the right's dates can be future. */
const isAhead = ({ kind, at }: EventDraft, now: Instant): boolean =>
  at > now && (kind === 'start' || kind === 'renewal' || kind === 'end')

/**
 * Timeline of a right in chronological order, future dates last.
 * @param told the city's events, newest first; empty until loaded
 */
export function rightTimeline(
  view: RightView,
  now: Instant,
  timeZone: string,
  told: readonly TimelineEvent[] = [],
): readonly RightEvent[] {
  const { right } = view
  const created: readonly EventDraft[] =
    right.createdAt === null
      ? []
      : [{ id: 'created', kind: 'created', at: right.createdAt, title: sentence('timeline.created') }]
  return [
    ...created,
    ...plateEvents(right, timeZone),
    ...commentEvents(right),
    ...complementEvents(right),
    ...evidenceEvents(right, timeZone),
    ...cityEventDrafts(right, told),
    ...(isEndInEvents(right, told) ? [] : todayEvent(view, now)),
    ...validityEvents(view),
  ]
    .map(draft => ({ added: [], removed: [], hasHour: true, isAhead: isAhead(draft, now), ...draft }))
    .toSorted((a, b) => placeOf(a, told) - placeOf(b, told))
}
