import { appendFileSync } from 'node:fs'

/** File where a test run records the error codes its cities returned; unset records nothing. */
const FILE = process.env.PARVIS_ANSWERED_CODES
const noted = new Set<string>()

/** Records an error code returned by a city, for `check-answered-codes`. */
export const recordCode = (code: unknown): void => {
  if (FILE === undefined || typeof code !== 'string' || noted.has(code)) return
  noted.add(code)
  appendFileSync(FILE, `${code}\n`)
}
