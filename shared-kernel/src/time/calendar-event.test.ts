import { describe, expect, test } from 'vitest'
import { aMoment } from '../testing/builders/index.ts'
import { type CalendarEvent, calendarFile, calendarHref, lastHourBefore } from './calendar-event.ts'

const event = {
  id: '0197a000-0000-7000-8000-0000000000a1',
  title: 'Visiteur',
  start: aMoment('2026-03-29T01:59:59+01:00'),
  end: aMoment('2026-03-29T03:00:00+02:00'),
}
const written = { cityId: 'ville', writtenAt: aMoment('2026-03-01T10:00:00.250Z') }
const textOf = (changes: Partial<CalendarEvent> = {}) => calendarFile({ ...event, ...changes }, written)
const linesOf = (changes: Partial<CalendarEvent> = {}) => textOf(changes).split('\r\n')
const unfolded = (text: string) => text.replaceAll('\r\n ', '')

describe('the file that puts an event into a calendar', () => {
  test('is one event between its frames, each line ended by CR LF', () => {
    const text = textOf()
    expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(linesOf()).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'BEGIN:VEVENT',
        `UID:${event.id}@ville.parvis`,
      ]),
    )
  })

  test('says moments in UTC, over a change of clocks too, and without fractions of seconds', () => {
    expect(linesOf()).toEqual(
      expect.arrayContaining([
        'DTSTART:20260329T005959Z',
        'DTEND:20260329T010000Z',
        'DTSTAMP:20260301T100000Z',
      ]),
    )
  })

  test.each([
    ['comma, semicolon', 'SUMMARY:comma\\, semicolon'],
    ['a;b', 'SUMMARY:a\\;b'],
    ['back\\slash', 'SUMMARY:back\\\\slash'],
    ['two\r\nlines\rand\nthree', 'SUMMARY:two\\nlines\\nand\\nthree'],
    ['X\u0007Y\tZ', 'SUMMARY:X Y Z'],
    ['10:30', 'SUMMARY:10:30'],
  ])('writes %j as calendars read it', (title, line) => {
    expect(linesOf({ title })).toContain(line)
  })

  test('cannot be broken out of by a name', () => {
    const lines = linesOf({ title: 'x\r\nEND:VEVENT\r\nBEGIN:VALARM' })
    expect(lines.filter(line => line.startsWith('END:VEVENT'))).toHaveLength(1)
    expect(lines.some(line => line.startsWith('BEGIN:VALARM'))).toBe(false)
  })

  test.each(['a', 'é', '€', '🅿'])('folds long lines of %s at 75 octets, never within a character', letter => {
    const title = letter.repeat(200)
    const text = textOf({ title, description: `,${title}` })
    for (const line of text.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      expect(line).not.toContain('\ufffd')
    }
    expect(unfolded(text)).toContain(`SUMMARY:${title}\r\n`)
    expect(unfolded(text)).toContain(`DESCRIPTION:\\,${title}\r\n`)
  })

  test('leaves a line of exactly 75 octets whole', () => {
    const title = 'a'.repeat(75 - 'SUMMARY:'.length)
    expect(linesOf({ title })).toContain(`SUMMARY:${title}`)
    expect(linesOf({ title: `${title}b` })).toContain(' b')
  })

  test('says nothing of a place or a description that are not known', () => {
    expect(textOf({ description: ' ' })).not.toMatch(/DESCRIPTION|LOCATION/)
    expect(linesOf({ place: 'Centre' })).toContain('LOCATION:Centre')
  })
})

test('a link holds the whole file', () => {
  const href = calendarHref(event, written)
  expect(href.startsWith('data:text/calendar;charset=utf-8,')).toBe(true)
  expect(decodeURIComponent(href.slice(href.indexOf(',') + 1))).toBe(textOf())
})

test('a deadline is shown in its last hour', () => {
  const end = aMoment('2026-12-31T23:59:59+01:00')
  expect(linesOf(lastHourBefore(end))).toEqual(
    expect.arrayContaining(['DTSTART:20261231T215959Z', 'DTEND:20261231T225959Z']),
  )
})
