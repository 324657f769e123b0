const DAY_MS = 86_400_000
const timeZone = 'Europe/Paris'
const today = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
const weekday = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long' })

/**
 * Near noon of the city's day in `days` days: the same date in every time zone in use, late in the evening and across
 * clock changes.
 */
export const cityDay = (days: number): number =>
  Date.parse(`${today.format(Date.now())}T11:00:00Z`) + days * DAY_MS

/** Days until the next Saturday; 0 on a Saturday. */
export const daysToSaturday = (): number =>
  [0, 1, 2, 3, 4, 5, 6].find(days => weekday.format(cityDay(days)) === 'Saturday') ?? 0
