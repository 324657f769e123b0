import { appendFileSync } from 'node:fs'

/** Where the tests of a run note the error codes that their cities answered with; without it nothing is noted. */
const FILE = process.env.PARVIS_ANSWERED_CODES
const noted = new Set<string>()

/** Notes that a city answered a call with this code, for `check-answered-codes`. */
export const recordCode = (code: unknown): void => {
  if (FILE === undefined || typeof code !== 'string' || noted.has(code)) return
  noted.add(code)
  appendFileSync(FILE, `${code}\n`)
}
