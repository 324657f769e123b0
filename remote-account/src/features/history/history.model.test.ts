import { instant } from '@parvis/shared-kernel/time'
import type { TimelineEvent } from '@parvis/shared-kernel/wire'
import { describe, expect, it } from 'vitest'
import { byMonth, eventMessageId, eventTone, filterOf, thingOf } from './history.model.ts'

const at = (iso: string) => {
  const read = instant(iso)
  if (read === null) throw new Error(iso)
  return read
}

const event = (change: Partial<TimelineEvent>): TimelineEvent => ({
  id: '1',
  at: at('2026-11-20T10:00:00+01:00'),
  kind: 'right-granted',
  resourceType: 'subscription',
  resourceId: 'a/b',
  label: 'Visiteur',
  fineId: null,
  ...change,
})

describe('where a thing is looked at, and how it is called', () => {
  it.each<[string, Partial<TimelineEvent>, string | null, string | null]>([
    ['a subscription', {}, '/souscriptions/a%2Fb', null],
    ['a ticket', { resourceType: 'ticket' }, '/souscriptions/tickets/a%2Fb', null],
    ['one whose plan is unknown', { label: null }, '/souscriptions/a%2Fb', 'history.thing.subscription'],
    ['one that is gone', { kind: 'right-deleted' }, null, null],
    ['a fine', { resourceType: 'fine', resourceId: '12' }, '/fps/12', 'history.thing.fine'],
    ['an appeal', { resourceType: 'appeal', fineId: '12' }, '/fps/12', 'history.thing.appeal'],
    ['an appeal of an unnamed fine', { resourceType: 'appeal' }, null, 'history.thing.appeal'],
    [
      'a refund of a fine',
      { resourceType: 'refund', fineId: '12' },
      '/refunds/a%2Fb',
      'history.thing.refund.fine',
    ],
    ['a refund of a right', { resourceType: 'refund' }, '/refunds/a%2Fb', 'history.thing.refund'],
    [
      'a refund of who knows what',
      { resourceType: 'refund', label: null },
      '/refunds/a%2Fb',
      'history.thing.refund.plain',
    ],
    ['the account', { resourceType: 'account', resourceId: null }, '/settings', 'history.thing.account'],
  ])('%s', (_, change, page, messageId) => {
    expect(thingOf(event(change))).toMatchObject({ page, messageId })
  })
})

it.each([
  ['fine', 'FPS du 3 mars', 'FPS du 3 mars'],
  ['fine', null, '12'],
  ['appeal', 'FPS du 3 mars', 'FPS du 3 mars'],
  ['appeal', null, '13'],
] as const)(
  'without a name of its own (%s, %s) it is called by its number: %s',
  (resourceType, label, called) => {
    expect(thingOf(event({ resourceType, label, resourceId: '12', fineId: '13' }))?.label).toBe(called)
  },
)

it.each([
  ['right-awaiting-payment', 'event.right-awaiting-payment', 'warning'],
  ['right-under-review', 'event.right-under-review', 'info'],
  ['right-granted', 'event.right-granted', 'success'],
  ['right-canceled', 'event.right-canceled', 'neutral'],
  ['right-rejected', 'event.right-rejected', 'danger'],
  ['payment-received', 'event.payment-received', 'success'],
  ['toString', 'event.unknown', 'neutral'],
])('%s is told as %s, in the tone %s', (kind, messageId, tone) => {
  expect([eventMessageId(kind), eventTone(kind)]).toEqual([messageId, tone])
})

it.each([
  [null, 'all'],
  ['rights', 'rights'],
  ['gossip', 'all'],
  ['toString', 'all'],
])('the filter %s of an address shows %s', (raw, filter) => {
  expect(filterOf(raw)).toBe(filter)
})

it('a month begins by the city’s clock, and events keep their order', () => {
  const events = ['2026-11-01T00:30:00+01:00', '2026-10-31T23:30:00+01:00', '2026-10-02T12:00:00+02:00'].map(
    (iso, id) => event({ id: String(id), at: at(iso) }),
  )
  const months = byMonth(events, 'Europe/Paris')
  expect(months.map(({ id, events: inMonth }) => [id, inMonth.map(one => one.id)])).toEqual([
    ['2026-11', ['0']],
    ['2026-10', ['1', '2']],
  ])
  expect(byMonth(events, 'America/Martinique').map(({ id }) => id)).toEqual(['2026-10'])
})
