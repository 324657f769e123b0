import type { PlateHistoryStatus } from '@parvis/shared-kernel/plates'
import { aMoment, aSubscription, aTicket, NOW } from '@parvis/shared-kernel/testing'
import { day, toIso } from '@parvis/shared-kernel/time'
import { timelineFromWire } from '@parvis/shared-kernel/wire'
import { expect, test } from 'vitest'
import { aView } from '../../testing/a-view.ts'
import { cityEventDrafts, cityEventsOf } from './city-events.model.ts'
import { rightTimeline } from './right-timeline.model.ts'

const ticket = aTicket()
/** Newest first, an hour apart. */
const told = (...kinds: readonly string[]) =>
  timelineFromWire({
    before: null,
    events: kinds.map((kind, index) => ({
      id: String(index),
      at: toIso(aMoment(`2026-06-12T${20 - index}:00:00+02:00`)),
      kind,
      resourceType: kind.startsWith('refund') ? 'refund' : 'ticket',
      resourceId: kind.startsWith('refund') ? 'refund-1' : ticket.id,
    })),
  })
const titles = (...kinds: readonly string[]) =>
  cityEventDrafts(ticket, told(...kinds)).map(({ title }) => title.id)

test('what the city tells of other rights and other refunds is left out', () => {
  const events = told('refund-opened', 'payment-received')
  expect(cityEventsOf(events, ticket.id, ['refund-1'])).toHaveLength(2)
  expect(cityEventsOf(events, ticket.id, [])).toHaveLength(1)
  expect(cityEventsOf(events, 'another', ['refund-2'])).toEqual([])
})

test('money is told from the payment to what came back, oldest first', () => {
  const kinds = ['refund-paid', 'refund-document-sent', 'refund-opened', 'right-canceled', 'payment-received']
  expect(titles(...kinds)).toEqual([
    'timeline.payment.received',
    'status.canceled',
    'timeline.refund.opened',
    'timeline.refund.document-sent',
    'timeline.refund.paid',
  ])
})

test.each([
  'plates-changed',
  'agent-commented',
  'evidence-sent',
  'payment-started',
  'something-new',
  'constructor',
])('%s is passed over: the right tells it better, or nobody has words for it', kind =>
  expect(titles(kind)).toEqual([]),
)

const aChange = (status: PlateHistoryStatus) => ({
  date: day('2026-06-12'),
  time: '20:00',
  source: 'FRONT',
  newPlates: [],
  removedPlates: [],
  status,
})

test.each<[string, PlateHistoryStatus[], number]>([
  ['one that is decided', ['validated'], 1],
  ['one that is refused', ['rejected'], 1],
  ['one that waits, which the right says with its plates', ['waiting'], 0],
  ['one that is decided before one that waits', ['validated', 'waiting'], 1],
  ['one of a city without a history', [], 1],
])('a request for other plates: %s', (_name, statuses, count) => {
  const history = { initialPlates: [], activePlates: [], elements: statuses.map(aChange) }
  const right = { ...ticket, plateHistory: statuses.length === 0 ? null : history }
  const asked = told(...Array.from({ length: Math.max(1, statuses.length) }, () => 'plate-change-requested'))
  const drafts = cityEventDrafts(right, asked)
  expect(drafts.map(({ title }) => title.id)).toEqual(Array(count).fill('timeline.plates-waiting'))
  expect(drafts.map(({ at }) => at)).toEqual(asked.slice(asked.length - count).map(({ at }) => at))
})

test.each([
  [false, 'timeline.step.joined'],
  [true, 'timeline.step.you-joined'],
])('to whoever joined (%s), joining reads %s', (canWithdraw, title) => {
  expect(cityEventDrafts({ ...ticket, canWithdraw }, told('right-joined'))[0]?.title.id).toBe(title)
})

test.each([
  ['rejected', 'right-rejected'],
  ['canceled', 'right-canceled'],
  ['deleted', 'right-deleted'],
] as const)('a right that is %s was so on the day that the city tells, not today', (status, kind) => {
  const view = aView({ ...ticket, status })
  const kindsOf = (events: ReturnType<typeof told>) =>
    rightTimeline(view, NOW, 'Europe/Paris', events).map(event => event.kind)
  expect(kindsOf([])).toContain('now')
  expect(kindsOf(told(kind))).not.toContain('now')
  expect(kindsOf(told('right-granted'))).toContain('now')
})

test('a right that still waits says so today, whatever was told before', () => {
  const view = aView(aSubscription({ status: 'awaiting-payment' }))
  expect(rightTimeline(view, NOW, 'Europe/Paris', told('right-awaiting-payment')).at(-1)?.kind).toBe('now')
})
