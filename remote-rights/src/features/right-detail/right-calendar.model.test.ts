import { zoneId } from '@parvis/shared-kernel/ids'
import { aMoment, aSubscription, NOW } from '@parvis/shared-kernel/testing'
import { expect, test } from 'vitest'
import { aView } from '../../testing/a-view.ts'
import { calendarEventOf } from './right-calendar.model.ts'
import type { RightEvent } from './right-event.ts'
import { rightTimeline } from './right-timeline.model.ts'

const START = aMoment('2026-06-20T00:00:00+02:00')
const view = aView(aSubscription({ startOfValidity: START, zoneIds: ['vm-centre', 'vm-gare'].map(zoneId) }))
const events = rightTimeline(view, NOW, 'Europe/Paris')

test('a calendar is given what is ahead, the opening of renewal among it', () => {
  expect(events.filter(({ isAhead }) => isAhead).map(({ kind }) => kind)).toEqual(['start', 'renewal', 'end'])
})

const eventOf = (kind: RightEvent['kind']) => {
  const event = events.find(one => one.kind === kind)
  if (!event) throw new Error(`a right has no ${kind}`)
  return calendarEventOf(event, view, 'Fin')
}

test('the end of a right is the last hour of it, other dates the hour that follows, in its zones', () => {
  expect(eventOf('start')).toMatchObject({
    start: START,
    end: aMoment('2026-06-20T01:00:00+02:00'),
    place: 'Centre, Zone vm-gare',
  })
  expect(eventOf('end')).toMatchObject({
    start: aMoment('2026-12-31T22:59:59+01:00'),
    end: aMoment('2026-12-31T23:59:59+01:00'),
  })
})

test('each date of a right is an event of its own, which a calendar takes once', () => {
  expect(eventOf('end').id).toBe(`${view.right.id}-end`)
  expect(eventOf('renewal').id).not.toBe(eventOf('end').id)
})
