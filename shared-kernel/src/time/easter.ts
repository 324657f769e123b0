import { type Day, dayFrom } from './day.ts'

/** Easter Sunday of a Gregorian year, by the anonymous computus (Meeus, Jones, Butcher): exact for every year from 1583. */
export function easter(year: number): Day {
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const golden = year % 19
  const lunarCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - lunarCorrection + 15) % 30
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const count = epact + toSunday - 7 * late + 114
  return dayFrom(year, Math.floor(count / 31), (count % 31) + 1)
}
