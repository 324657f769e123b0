import { expect, it } from 'vitest'
import { fakeApi } from '../testing/fake-api.ts'
import { fetchTimeline } from './timeline.api.ts'

const event = {
  id: '7',
  at: '2026-11-20T10:00:00+01:00',
  kind: 'right-granted',
  resourceType: 'subscription',
}

it('a page of the timeline keeps its order, and lacks nothing that a city leaves out', async () => {
  const events = [event, { ...event, id: '5' }]
  const api = fakeApi({ 'GET /api/subscriber/timeline': { events, before: 'p2' } })
  const page = await fetchTimeline(api, { about: [], before: null, limit: 30 })
  expect([page.events.map(({ id }) => id), page.before]).toEqual([['7', '5'], 'p2'])
  expect(page.events[0]).toMatchObject({ resourceId: null, label: null, fineId: null })
})

it.each([
  [[], null, { limit: '30' }],
  [['fine'], 'p2', { limit: '30', about: 'fine', before: 'p2' }],
  [['subscription', 'ticket'], null, { limit: '30', about: 'subscription,ticket' }],
] as const)('%j before %s is asked as %j', async (about, before, query) => {
  const api = fakeApi({ 'GET /api/subscriber/timeline': { events: [] } })
  expect(await fetchTimeline(api, { about, before, limit: 30 })).toEqual({ events: [], before: null })
  expect(api.calls[0]?.query).toEqual(query)
})
