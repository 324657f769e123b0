import { evidenceId } from '@parvis/shared-kernel/ids'
import { dropBlankPlates } from '@parvis/shared-kernel/plates'
import { aMoment, aSubscription, aTicket, NOW } from '@parvis/shared-kernel/testing'
import { addSeconds, day } from '@parvis/shared-kernel/time'
import type { TimelineEvent } from '@parvis/shared-kernel/wire'
import { expect, test } from 'vitest'
import { aView } from '../../testing/a-view.ts'
import { payBefore, rightTimeline } from './right-timeline.model.ts'

const events = (view: ReturnType<typeof aView>) => rightTimeline(view, NOW, 'Europe/Paris')
const kinds = (view: ReturnType<typeof aView>) =>
  events(view).map(({ kind, isAhead }) => (isAhead ? `${kind}…` : kind))

test('the life of a granted right runs from its request to its end, what is ahead last', () => {
  expect(kinds(aView(aSubscription()))).toEqual(['created', 'start', 'renewal…', 'end…'])
})

test.each([
  ['awaiting-payment', ['created', 'now']],
  ['under-review', ['created', 'now']],
  ['plate-under-review', ['created', 'start', 'now', 'renewal…', 'end…']],
  ['rejected', ['created', 'now']],
  ['canceled', ['created', 'now']],
  ['unknown', ['created']],
] as const)('a right that is %s tells where it stands', (status, expected) => {
  expect(kinds(aView(aSubscription({ status })))).toEqual(expected)
})

test.each([
  ['a ticket, which is requested anew', aTicket(), ['created', 'start', 'end…']],
  [
    'a right that begins at this moment',
    aSubscription({ startOfValidity: NOW }),
    ['created', 'start', 'renewal…', 'end…'],
  ],
  [
    'a right that begins later',
    aSubscription({ startOfValidity: aMoment('2026-06-20T00:00:00+02:00') }),
    ['created', 'start…', 'renewal…', 'end…'],
  ],
  [
    'a request whose time ends at this moment',
    aSubscription({ status: 'under-review', endOfValidity: NOW }),
    ['created', 'now'],
  ],
])('%s', (_, right, expected) => {
  expect(kinds(aView(right))).toEqual(expected)
})

test('what was waited for when the time of a right ended is not waited for today', () => {
  const late = aMoment('2027-06-01T10:00:00+02:00')
  for (const status of ['awaiting-payment', 'awaiting-evidence', 'under-review', 'rejected'] as const) {
    const view = aView(aSubscription({ status }), undefined, late)
    const told = rightTimeline(view, late, 'Europe/Paris').map(({ kind }) => kind)
    expect(told.includes('now'), status).toBe(status === 'rejected')
  }
})

const NOON = '2026-06-13T12:00:00+02:00'

test.each([
  ['awaiting-payment', '2026-06-20T00:00:00+02:00', true],
  ['awaiting-payment', NOON, false],
  ['under-review', '2026-06-20T00:00:00+02:00', false],
] as const)('a right that is %s and begins on %s is to be paid before: %s', (status, start, isToBePaid) => {
  const startOfValidity = aMoment(start)
  expect(payBefore(aView(aSubscription({ status, startOfValidity })), NOW)).toBe(
    isToBePaid ? startOfValidity : null,
  )
})

test('a payment on its way is told as that, without a day to pay before', () => {
  const startOfValidity = aMoment('2026-06-20T00:00:00+02:00')
  const right = aSubscription({ status: 'awaiting-payment', startOfValidity, isPaymentPending: true })
  const now = rightTimeline(aView(right), NOW, 'Europe/Paris').find(({ kind }) => kind === 'now')
  expect(now).toMatchObject({ title: { id: 'status.payment-pending' }, hasHour: false })
  expect(payBefore(aView(right), NOW)).toBeNull()
})

test('nothing begins before it was granted, whatever hour its first day counts from', () => {
  const granted = (at: string) => ({ id: at, at: aMoment(at), kind: 'right-granted' }) as TimelineEvent
  const asked = {
    id: 'a',
    at: aMoment('2025-12-31T09:00:00+01:00'),
    kind: 'right-under-review',
  } as TimelineEvent
  const told = [granted('2026-03-01T09:00:00+01:00'), granted('2026-01-01T07:15:00+01:00'), asked]
  const titles = rightTimeline(aView(aSubscription()), NOW, 'Europe/Paris', told).map(({ title }) => title.id)
  expect(titles).toEqual([
    'timeline.created',
    'timeline.step.under-review',
    'timeline.step.granted',
    'timeline.start',
    'timeline.step.granted',
    'timeline.renewal',
    'timeline.end',
  ])
})

test('what happened a moment ago is not told as planned, though the page looked at its clock before', () => {
  const at = addSeconds(NOW, 5)
  const canceled = { id: 'e', at, kind: 'right-canceled' } as TimelineEvent
  const view = aView(aSubscription({ status: 'canceled' }))
  const told = rightTimeline(view, NOW, 'Europe/Paris', [canceled]).find(event => event.at === at)
  expect(told).toMatchObject({ isAhead: false, hasHour: true })
})

const document = {
  name: 'a.pdf',
  size: 1,
  mime: 'application/pdf',
  urn: null,
  contentUrl: null,
  evidenceSubscriberMediaId: null,
}
const documentsOf = (moments: readonly string[]) =>
  moments.map(at => ({ ...document, id: evidenceId(at), created: aMoment(at) }))

test('documents of one day are one event, messages keep their day', () => {
  const created = ['2025-12-10T10:00:00+01:00', '2025-12-10T23:59:00+01:00', '2025-12-11T00:00:00+01:00']
  const right = aSubscription({
    attachmentEvidences: documentsOf(created),
    agentComments: [
      { createdAt: aMoment('2025-12-12T10:00:00+01:00'), comment: 'Complet.' },
      { createdAt: null, comment: 'Sans date.' },
    ],
  })
  const told = ['created', 'evidence', 'evidence', 'comment', 'start', 'renewal…', 'end…']
  expect(kinds(aView(right))).toEqual(told)
  expect(events(aView(right)).map(({ title }) => title.values.count)).toMatchObject({ 1: 2, 2: 1 })
})

test('what answers a demand of the same day stands after it, what came with the request beside it', () => {
  const right = aSubscription({
    createdAt: aMoment('2025-12-10T09:30:00+01:00'),
    attachmentEvidences: documentsOf([
      '2025-05-01T21:28:00+02:00',
      '2025-12-10T09:29:00+01:00',
      '2025-12-10T11:00:00+01:00',
    ]),
    complements: [{ requestedAt: aMoment('2025-12-10T10:00:00+01:00'), evidences: [] }],
  })
  const told = events(aView(right)).slice(0, 4)
  expect(told.map(({ kind, title }) => [kind, title.values.count])).toEqual([
    ['created', undefined],
    ['evidence', 2],
    ['complement', 0],
    ['evidence', 1],
  ])
  expect(told[1]?.at).toBe(right.createdAt)
})

test('what the city asked has its place once it is known when', () => {
  const evidences = ['home', 'car'].map(id => ({ id: evidenceId(id), name: id }))
  const asked = aMoment('2025-12-11T10:00:00+01:00')
  const right = aSubscription({
    complements: [
      { requestedAt: null, evidences },
      { requestedAt: asked, evidences },
    ],
  })
  const [event, ...others] = events(aView(right)).filter(({ kind }) => kind === 'complement')
  expect(event).toMatchObject({ at: asked, title: { id: 'timeline.complement', values: { count: 2 } } })
  expect(others).toEqual([])
})

test('a change of plates stands at the city’s clock; one without a day has no place', () => {
  const element = {
    source: 'FRONT',
    newPlates: dropBlankPlates(['EF-456-GH']),
    removedPlates: [],
    status: 'waiting',
  } as const
  const right = aTicket({
    plateHistory: {
      initialPlates: [],
      activePlates: [],
      elements: [
        { ...element, date: day('2026-06-11'), time: '23:30' },
        { ...element, date: day('2026-06-12'), time: '' },
        { ...element, date: day('2026-06-13'), time: '14h05' },
        { ...element, date: day('2026-06-14'), time: '9:30' },
        { ...element, date: null, time: '' },
      ],
    },
  })
  const title = { id: 'timeline.plates-waiting' }
  expect(events(aView(right)).filter(({ kind }) => kind === 'plates')).toMatchObject([
    { at: aMoment('2026-06-11T23:30:00+02:00'), title, hasHour: true },
    { at: aMoment('2026-06-12T00:00:00+02:00'), title, hasHour: false },
    { at: aMoment('2026-06-13T14:05:00+02:00'), title, hasHour: true },
    { at: aMoment('2026-06-14T09:30:00+02:00'), title, hasHour: true },
  ])
})
