import { expect, test } from 'vitest'
import { HOLIDAY_CALENDARS, holidays } from './index.ts'

const listed = (calendar: (typeof HOLIDAY_CALENDARS)[number]) =>
  holidays(2026, calendar).map(({ day, name }) => `${day.slice(5)} ${name}`)

const LEGAL = [
  '01-01 new-year',
  '04-06 easter-monday',
  '05-01 labour-day',
  '05-08 victory-1945',
  '05-14 ascension',
  '05-25 whit-monday',
  '07-14 national-day',
  '08-15 assumption',
  '11-01 all-saints',
  '11-11 armistice',
  '12-25 christmas',
]

test('the default calendar holds the days of the specification', () => {
  const added = ['04-02 holy-thursday', '04-05 easter', '12-26 saint-stephen']
  expect(listed('spec-fr')).toEqual([...LEGAL, ...added].sort())
})

test('the legal calendar holds the eleven days of the law', () => {
  expect(listed('fr-legal')).toEqual(LEGAL)
})

test('Alsace-Moselle adds Good Friday and 26 December', () => {
  expect(listed('fr-alsace-moselle')).toEqual([...LEGAL, '04-03 good-friday', '12-26 saint-stephen'].sort())
})

test.each([
  ['2026-04-02', true, false, false],
  ['2026-04-03', false, false, true],
  ['2026-04-05', true, false, false],
  ['2026-12-26', true, false, true],
  ['2026-12-27', false, false, false],
] as const)('%s is free in spec-fr %s, in fr-legal %s, in fr-alsace-moselle %s', (day, ...expected) => {
  const isFree = HOLIDAY_CALENDARS.map(calendar =>
    holidays(2026, calendar).some(holiday => holiday.day === day),
  )
  expect(isFree).toEqual(expected)
})

test('holidays come by their day, wherever Easter puts them', () => {
  // In 2005, Ascension fell before 8 May.
  const days = holidays(2005, 'fr-legal').map(({ day }) => day)
  expect(days).toEqual([...days].sort())
})

test('two holidays on one day are both listed', () => {
  // Ascension fell on 1 May in 2008.
  expect(holidays(2008, 'fr-legal').filter(({ day }) => day === '2008-05-01')).toHaveLength(2)
})
