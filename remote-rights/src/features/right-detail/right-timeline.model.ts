import { type Right, type RightStatus, renewalOpensAt } from '@parvis/shared-kernel/orders'
import type { Plate, PlateHistoryElement, PlateHistoryStatus } from '@parvis/shared-kernel/plates'
import { atHour, dayOf, type Instant } from '@parvis/shared-kernel/time'
import type { RightView } from '../../rights-data/right-view.model.ts'
import type { RightWordId, Sentence } from '../../words.ts'

/** Something that happened to a right, or will. */
export interface RightEvent {
  readonly id: string
  readonly kind:
    | 'created'
    | 'comment'
    | 'complement'
    | 'plates'
    | 'evidence'
    | 'now'
    | 'start'
    | 'renewal'
    | 'end'
  readonly at: Instant
  readonly title: Sentence<RightWordId>
  readonly added: readonly Plate[]
  readonly removed: readonly Plate[]
  readonly isAhead: boolean
  /** The hour says nothing of a validity that goes by days. */
  readonly hasHour: boolean
}

const sentence = (id: RightWordId, values: Sentence['values'] = {}): Sentence<RightWordId> => ({ id, values })

type Draft = Omit<RightEvent, 'isAhead' | 'added' | 'removed' | 'hasHour'> & Partial<RightEvent>

const PLATE_TITLES = {
  validated: 'timeline.plates-validated',
  waiting: 'timeline.plates-waiting',
  rejected: 'timeline.plates-rejected',
  unknown: 'timeline.plates-unknown',
} as const satisfies Record<PlateHistoryStatus, RightWordId>

/** What is waited for, or how it ended, told as of today; what is granted speaks through its dates. */
const TODAY: Readonly<Partial<Record<RightStatus, RightWordId>>> = {
  'awaiting-payment': 'timeline.today.awaiting-payment',
  'awaiting-completion': 'timeline.today.awaiting-completion',
  'awaiting-evidence': 'timeline.today.awaiting-evidence',
  'under-review': 'timeline.today.under-review',
  'plate-under-review': 'timeline.today.plate-under-review',
  rejected: 'timeline.today.rejected',
  canceled: 'timeline.today.canceled',
  deleted: 'timeline.today.deleted',
}

/** A right that came to nothing has no start to look forward to. */
const ENDED_EARLY: readonly RightStatus[] = ['rejected', 'canceled', 'deleted']

/** The city's clock as it wrote it; a change without a day cannot be placed. */
function momentOf({ date, time }: PlateHistoryElement, timeZone: string): Instant | null {
  if (date === null) return null
  const [hour = 0, minute = 0] = time === '' ? [] : time.split(':').map(Number)
  return atHour(date, hour, minute, timeZone)
}

function plateEvents(right: Right, timeZone: string): readonly Draft[] {
  return (right.plateHistory?.elements ?? []).flatMap((element, index): Draft[] => {
    const at = momentOf(element, timeZone)
    if (at === null) return []
    const { newPlates: added, removedPlates: removed, status, time } = element
    const title = sentence(PLATE_TITLES[status])
    return [{ id: `plates-${index}`, kind: 'plates', at, title, added, removed, hasHour: time !== '' }]
  })
}

function commentEvents(right: Right): readonly Draft[] {
  if (right.kind === 'ticket') return []
  return right.agentComments.flatMap(({ createdAt }, index): Draft[] =>
    createdAt === null
      ? []
      : [{ id: `comment-${index}`, kind: 'comment', at: createdAt, title: sentence('timeline.comment') }],
  )
}

function complementEvents(right: Right): readonly Draft[] {
  if (right.kind === 'ticket') return []
  return (right.complements ?? []).flatMap(({ askedAt, evidences }, index): Draft[] => {
    const title = sentence('timeline.complement', { count: evidences.length })
    return askedAt === null ? [] : [{ id: `complement-${index}`, kind: 'complement', at: askedAt, title }]
  })
}

/** Documents that came in on one day are one event. */
function evidenceEvents(right: Right, timeZone: string): readonly Draft[] {
  if (right.kind === 'ticket') return []
  const moments = right.attachmentEvidences.map(({ created }) => created).filter(created => created !== null)
  const days = moments.map(at => dayOf(at, timeZone))
  return moments.flatMap((at, index): Draft[] => {
    const day = days[index]
    if (day === undefined || days.indexOf(day) !== index) return []
    const count = days.filter(other => other === day).length
    return [{ id: `evidence-${day}`, kind: 'evidence', at, title: sentence('timeline.evidence', { count }) }]
  })
}

function validityEvents({ right, hasExactHours, renewalShare }: RightView): readonly Draft[] {
  if (ENDED_EARLY.includes(right.status)) return []
  const event = (kind: 'start' | 'renewal' | 'end', at: Instant | null, title: RightWordId): Draft[] =>
    at === null ? [] : [{ id: kind, kind, at, title: sentence(title), hasHour: hasExactHours }]
  const { startOfValidity: start, endOfValidity: end } = right
  return [
    ...event('start', start, 'timeline.start'),
    ...event('renewal', renewalShare === null ? null : renewalOpensAt(right), 'timeline.renewal'),
    ...event('end', end, 'timeline.end'),
  ]
}

function todayEvent({ status }: Right, now: Instant): readonly Draft[] {
  const title = TODAY[status]
  return title ? [{ id: 'now', kind: 'now', at: now, title: sentence(title), hasHour: false }] : []
}

/** The life of a right in order of time, what is still ahead last. */
export function rightTimeline(view: RightView, now: Instant, timeZone: string): readonly RightEvent[] {
  const { right } = view
  const created: readonly Draft[] =
    right.createdAt === null
      ? []
      : [{ id: 'created', kind: 'created', at: right.createdAt, title: sentence('timeline.created') }]
  return [
    ...created,
    ...plateEvents(right, timeZone),
    ...commentEvents(right),
    ...complementEvents(right),
    ...evidenceEvents(right, timeZone),
    ...todayEvent(right, now),
    ...validityEvents(view),
  ]
    .map(draft => ({ added: [], removed: [], hasHour: true, isAhead: draft.at > now, ...draft }))
    .toSorted((a, b) => a.at - b.at)
}
