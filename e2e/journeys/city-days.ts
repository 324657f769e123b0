const DAY_MS = 86_400_000
const timeZone = 'Europe/Paris'
const today = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
const weekday = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long' })

/**
 * About noon of the city's day so many days from today: the same day wherever it is read, late in the evening and
 * over a change of clocks too.
 */
export const cityDay = (days: number): number =>
  Date.parse(`${today.format(Date.now())}T11:00:00Z`) + days * DAY_MS

/** Days from today to the next Saturday, today included. */
export const daysToSaturday = (): number =>
  [0, 1, 2, 3, 4, 5, 6].find(days => weekday.format(cityDay(days)) === 'Saturday') ?? 0
