import { expect, test } from 'vitest'
import { addDays, easter, weekdayOf } from './index.ts'

// Known dates of Easter Sunday, among them the earliest there can be but one (23 March) and the latest (25 April).
const TABLE = `
1900-04-15 1901-04-07 1913-03-23 1916-04-23 1923-04-01 1943-04-25 1954-04-18 1961-04-02 1970-03-29 1981-04-19
1999-04-04 2000-04-23 2001-04-15 2002-03-31 2003-04-20 2004-04-11 2005-03-27 2006-04-16 2007-04-08 2008-03-23
2009-04-12 2010-04-04 2011-04-24 2012-04-08 2013-03-31 2014-04-20 2015-04-05 2016-03-27 2017-04-16 2018-04-01
2019-04-21 2020-04-12 2021-04-04 2022-04-17 2023-04-09 2024-03-31 2025-04-20 2026-04-05 2027-03-28 2028-04-16
2029-04-01 2030-04-21 2031-04-13 2032-03-28 2033-04-17 2034-04-09 2035-03-25 2036-04-13 2037-04-05 2038-04-25
2049-04-18 2076-04-19 2100-03-28 2106-04-18 2160-03-23 2199-04-14`
  .trim()
  .split(/\s+/)

test.each(TABLE)('Easter falls on %s', expected => {
  expect(easter(Number(expected.slice(0, 4)))).toBe(expected)
})

/** Independent computation: the Sunday after the ecclesiastical full moon, by the golden number (Gauss). */
function gauss(year: number): string {
  const [a, b, c] = [year % 19, year % 4, year % 7]
  const k = Math.floor(year / 100)
  const m = (15 - Math.floor((13 + 8 * k) / 25) + k - Math.floor(k / 4)) % 30
  const n = (4 + k - Math.floor(k / 4)) % 7
  const d = (19 * a + m) % 30
  const e = (2 * b + 4 * c + 6 * d + n) % 7
  const late = (d === 29 && e === 6) || (d === 28 && e === 6 && (11 * m + 11) % 30 < 19)
  const march = 22 + d + e - (late ? 7 : 0)
  return new Date(Date.UTC(year, 2, march)).toISOString().slice(0, 10)
}

test('for three hundred years Easter is a Sunday from 22 March to 25 April, as Gauss reckons it too', () => {
  for (let year = 1900; year <= 2199; year += 1) {
    const sunday = easter(year)
    expect(weekdayOf(sunday)).toBe('SUNDAY')
    expect(sunday >= `${year}-03-22` && sunday <= `${year}-04-25`).toBe(true)
    expect(sunday).toBe(gauss(year))
  }
  expect(addDays(easter(2026), 39)).toBe('2026-05-14')
})
