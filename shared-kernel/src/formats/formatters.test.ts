import { createIntl } from '@formatjs/intl'
import { describe, expect, it } from 'vitest'
import { createFormatters } from './formatters.ts'
import { intlSettings } from './intl-settings.ts'
import type { Locale } from './locale-tags.ts'

const config = { currency: 'EUR', timeZone: 'Europe/Paris' }
const formats = (locale: Locale) => createFormatters(createIntl(intlSettings(locale, config)))
const fr = formats('fr')
const en = formats('en')
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('prices', () => {
  it.each([
    [0, '0,00 €', '€0.00'],
    [5, '0,05 €', '€0.05'],
    [3000, '30,00 €', '€30.00'],
    [123456789, '1 234 567,89 €', '€1,234,567.89'],
    [-250, '-2,50 €', '-€2.50'],
  ])('%i cents always show 2 decimals', (cents, french, english) => {
    expect(plain(fr.formatPrice(cents))).toBe(french)
    expect(en.formatPrice(cents)).toBe(english)
  })
})

describe('days and hours are the city’s', () => {
  const lateInParis = Date.parse('2026-03-04T23:30:00Z')

  it('shows the day of the city, not of Greenwich', () => {
    expect(fr.formatDay(lateInParis)).toBe('05/03/2026')
    expect(en.formatDay(lateInParis)).toBe('05/03/2026')
  })

  it('shows a day without an hour as written', () => {
    expect(fr.formatDay('2026-03-05')).toBe('05/03/2026')
  })

  it('shows midnight as 00:00 and in summer time', () => {
    expect(fr.formatDayTime(Date.parse('2026-06-30T22:00:00Z'))).toBe('01/07/2026\u00a000:00')
    expect(en.formatDayTime(Date.parse('2026-06-30T22:00:00Z'))).toBe('01/07/2026\u00a000:00')
  })

  it.each([
    ['before it', '2027-10-30T23:59:00Z', '01:59', '01:59'],
    ['the first time', '2027-10-31T00:30:00Z', '02:30 UTC+2', '02:30 CEST'],
    ['the second time', '2027-10-31T01:30:00Z', '02:30 UTC+1', '02:30 CET'],
    ['after it', '2027-10-31T02:00:00Z', '03:00', '03:00'],
    ['in spring', '2027-03-28T01:30:00Z', '03:30', '03:30'],
  ])(
    'says which of the two an hour is that clocks going back show twice: %s',
    (_when, iso, french, english) => {
      expect([fr, en].map(({ formatHour }) => plain(formatHour(Date.parse(iso))))).toEqual([french, english])
    },
  )

  it('shows fines with a dash', () => {
    expect(fr.formatDateTimeLong(lateInParis)).toBe('05/03/2026\u00a0- 00:30')
  })

  it('says a day in words', () => {
    expect(fr.formatLongDay('2026-11-05')).toBe('jeudi 5 novembre 2026')
    expect(en.formatLongDay('2026-11-05')).toMatch(/^Thursday,? 5 November 2026$/)
  })
})

describe('durations', () => {
  it.each([
    ['P1Y', '1 an', '1 year'],
    ['P1Y2M3D', '1 an, 2 mois et 3 jours', '1 year, 2 months and 3 days'],
    ['P12M', '1 an', '1 year'],
    ['P14M', '1 an et 2 mois', '1 year and 2 months'],
    ['P2W', '14 jours', '14 days'],
    ['PT2H30M', '2 heures et 30 minutes', '2 hours and 30 minutes'],
    ['nonsense', '', ''],
  ])('%s', (iso, french, english) => {
    expect(plain(fr.formatDuration(iso))).toBe(french)
    expect(en.formatDuration(iso)).toBe(english)
  })
})

describe('file sizes', () => {
  it.each([
    [0, '0 o', '0 B'],
    [999, '999 o', '999 B'],
    [1000, '1 Ko', '1 kB'],
    [999_949, '999,9 Ko', '999.9 kB'],
    [999_950, '1 Mo', '1 MB'],
    [1_500_000, '1,5 Mo', '1.5 MB'],
    [10_000_000, '10 Mo', '10 MB'],
  ])('%i bytes', (bytes, french, english) => {
    expect(plain(fr.formatFileSize(bytes))).toBe(french)
    expect(plain(en.formatFileSize(bytes))).toBe(english)
  })
})

it('joins a list with the language’s “and”', () => {
  expect(fr.formatList(['a', 'b', 'c'])).toBe('a, b et c')
  expect(en.formatList(['a', 'b'])).toBe('a and b')
})

describe('a period', () => {
  const at = (hour: string) => Date.parse(`2026-11-${hour}:00+01:00`)

  it.each([
    ['two days', at('24T00:00'), at('26T23:59'), 'days', ['other', '24/11/2026', '26/11/2026']],
    ['one day', at('24T00:00'), at('24T23:59'), 'days', ['day', '24/11/2026', '24/11/2026']],
    ['one written day', '2026-11-24', '2026-11-24', 'days', ['day', '24/11/2026', '24/11/2026']],
    [
      'one day in words',
      at('24T00:00'),
      at('24T23:59'),
      'long',
      ['day', 'mardi 24 novembre 2026', 'mardi 24 novembre 2026'],
    ],
    ['hours of one day', at('24T09:00'), at('24T11:30'), 'hours', ['hours', '09:00', '11:30']],
    ['hours from midnight', at('24T00:00'), at('24T11:30'), 'hours', ['hours', '00:00', '11:30']],
    ['hours until midnight', at('24T09:00'), at('24T23:59'), 'hours', ['hours', '09:00', '23:59']],
    [
      'hours that are a whole day',
      at('24T00:00'),
      at('24T23:59'),
      'hours',
      ['day', '24/11/2026', '24/11/2026'],
    ],
    [
      'hours that are whole days',
      at('24T00:00'),
      at('25T23:59'),
      'hours',
      ['other', '24/11/2026', '25/11/2026'],
    ],
    [
      'an hour while clocks go back',
      Date.parse('2027-10-31T00:30:00Z'),
      Date.parse('2027-10-31T01:30:00Z'),
      'hours',
      ['hours', '02:30 UTC+2', '02:30 UTC+1'],
    ],
    [
      'hours over midnight',
      at('24T22:00'),
      at('25T02:00'),
      'hours',
      ['other', '24/11/2026\u00a022:00', '25/11/2026\u00a002:00'],
    ],
    // Just after midnight in the city, the evening before in UTC.
    ['one day of the city', at('24T00:10'), at('24T23:50'), 'days', ['day', '24/11/2026', '24/11/2026']],
  ] as const)('of %s is told as such', (_, start, end, form, expected) => {
    const { shape, start: first, end: last } = fr.periodValues(start, end, form)
    expect([shape, first, last]).toEqual(expected)
  })
})
