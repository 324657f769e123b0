import { aMoment, aSubscription, NOW } from '@parvis/shared-kernel/testing'
import { expect, test } from 'vitest'
import { aView } from '../../testing/a-view.ts'
import { calendarEventOf, isForCalendar } from './right-calendar.model.ts'
import type { RightEvent } from './right-event.ts'
import { rightTimeline } from './right-timeline.model.ts'

const view = aView(aSubscription())
const events = rightTimeline(view, NOW, 'Europe/Paris')

test('a calendar is given what is ahead, the opening of renewal among it', () => {
  expect(events.filter(isForCalendar).map(({ kind }) => kind)).toEqual(['renewal', 'end'])
})

const eventOf = (kind: RightEvent['kind']) => {
  const event = events.find(one => one.kind === kind)
  if (!event) throw new Error(`a right has no ${kind}`)
  return calendarEventOf(event, view, 'Fin')
}

test('the end of a right is the last hour of it', () => {
  expect(eventOf('end')).toMatchObject({
    start: aMoment('2026-12-31T22:59:59+01:00'),
    end: aMoment('2026-12-31T23:59:59+01:00'),
  })
})

test('each date of a right is an event of its own, which a calendar takes once', () => {
  expect(eventOf('end').id).toBe(`${view.right.id}-end`)
  expect(eventOf('renewal').id).not.toBe(eventOf('end').id)
})
