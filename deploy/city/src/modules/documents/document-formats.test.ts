import type { Instant } from '@parvis/shared-kernel/time'
import { describe, expect, test } from 'vitest'
import { plainSpaces } from '../../testing/read-pdf.ts'
import { formatsOf, NOTHING_SAID } from './document-formats.ts'

const city = { timeZone: 'Europe/Paris', currency: 'EUR' }
const fr = formatsOf(city, 'fr')
const en = formatsOf(city, 'en')
const moment = (iso: string) => Date.parse(iso) as Instant

describe('a document writes as the portal does (D8, D11)', () => {
  test.each([
    [0, '0,00 €', '€0.00'],
    [5, '0,05 €', '€0.05'],
    [123_456_789, '1 234 567,89 €', '€1,234,567.89'],
  ])('%i cents', (cents, french, english) => {
    expect(plainSpaces(fr.price(cents))).toBe(french)
    expect(en.price(cents)).toBe(english)
  })

  test.each([
    ['the last minute of a day of the city', '2026-11-20T22:59:59Z', '20/11/2026', '23:59'],
    ['its first minute', '2026-11-20T23:00:00Z', '21/11/2026', '00:00'],
    ['summer', '2026-07-14T10:05:00Z', '14/07/2026', '12:05'],
    ['the hour that clocks skip', '2026-03-29T01:00:00Z', '29/03/2026', '03:00'],
  ])('%s', (_name, iso, day, hour) => {
    for (const formats of [fr, en]) {
      expect(formats.day(moment(iso))).toBe(day)
      expect(formats.dayTime(moment(iso))).toBe(`${day}\u00a0${hour}`)
      expect(formats.moment(moment(iso))).toBe(`${day}\u00a0- ${hour}`)
    }
  })

  test.each([
    [999, '999 o', '999 B'],
    [1_000, '1 Ko', '1 kB'],
    [999_949, '999,9 Ko', '999.9 kB'],
    [999_950, '1 Mo', '1 MB'],
    [10_000_000, '10 Mo', '10 MB'],
  ])('%i bytes', (bytes, french, english) => {
    expect(plainSpaces(fr.size(bytes))).toBe(french)
    expect(plainSpaces(en.size(bytes))).toBe(english)
  })

  test.each([
    ['ab123cd', 'AB-123-CD'],
    ['1234AB75', '1234 AB 75'],
    ['XYZ77', 'XYZ77'],
    ['?', '?'],
  ])('plate %s', (raw, shown) => {
    expect(fr.plate(raw)).toBe(shown)
  })

  test('a moment that nobody knows, and lists in each language', () => {
    expect(fr.moment(null)).toBe(NOTHING_SAID)
    expect(fr.list(['Centre', 'Gare', 'Port'])).toBe('Centre, Gare et Port')
    expect(en.list(['Centre', 'Gare'])).toBe('Centre and Gare')
  })
})
