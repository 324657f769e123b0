import { aMoment, aSubscription, NOW } from '@parvis/shared-kernel/testing'
import { expect, test } from 'vitest'
import { aView } from '../../testing/a-view.ts'
import { calendarHref, isForCalendar } from './right-calendar.model.ts'
import type { RightEvent } from './right-event.ts'
import { rightTimeline } from './right-timeline.model.ts'

const view = aView(aSubscription())
const events = rightTimeline(view, NOW, 'Europe/Paris')

test('a calendar is given what is ahead, the opening of renewal among it', () => {
  expect(events.filter(isForCalendar).map(({ kind }) => kind)).toEqual(['renewal', 'end'])
})

const textOf = (kind: RightEvent['kind']) => {
  const event = events.find(one => one.kind === kind)
  if (!event) throw new Error(`a right has no ${kind}`)
  const href = calendarHref(event, view, { title: 'Fin', cityId: 'valmont', writtenAt: NOW })
  return decodeURIComponent(href.slice(href.indexOf(',') + 1))
}

test('the end of a right is the last hour of it', () => {
  expect(aSubscription().endOfValidity).toBe(aMoment('2026-12-31T23:59:59+01:00'))
  expect(textOf('end')).toContain('DTSTART:20261231T215959Z\r\nDTEND:20261231T225959Z')
})

test('each date of a right is an event of its own, which a calendar takes once', () => {
  const uid = (kind: RightEvent['kind']) => /UID:(.*)\r\n/.exec(textOf(kind).replaceAll('\r\n ', ''))?.[1]
  expect(uid('end')).toBe(`${view.right.id}-end@valmont.parvis`)
  expect(uid('renewal')).not.toBe(uid('end'))
})
