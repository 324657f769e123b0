import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** Codes of Node, of OpenSSL, of the mail client, of PostgreSQL (SQLSTATE): none quotes anything. */
const CODE = /^[A-Z0-9_]+$/

/** Code of a failure or of the first of its causes that has one. The mail client keeps what it met beside its own. */
const codeOf = (failure: unknown): string | null => {
  if (!(failure instanceof Error)) return null
  const { originalCode, code } = failure as { originalCode?: unknown; code?: unknown }
  const found = originalCode ?? code
  return typeof found === 'string' && CODE.test(found) ? found : codeOf(failure.cause)
}

/**
 * Describes a failure for the log so that an operator can act on it (`ECONNREFUSED`, `DEPTH_ZERO_SELF_SIGNED_CERT`,
 * `TimeoutError`), without its message, which could quote user input.
 */
export const failureName = (failure: unknown): string =>
  failure instanceof Error ? (codeOf(failure) ?? failure.name) : typeof failure

/**
 * Writes asynchronously, so that requests never wait for the log; lines that arrive during a write go into the next
 * one. The rest is flushed at exit, even after an uncaught failure.
 */
const standardOutput = (): DestinationStream => pino.destination({ dest: 1, sync: false })

/**
 * Creates structured logs without personal data: code never logs bodies, query strings, plates or addresses, and fields
 * that could slip in with an object are redacted by name.
 */
export const createLog = (level: string, destination: DestinationStream = standardOutput()): Log =>
  pino(
    {
      level,
      base: null,
      redact: {
        paths: [
          'email',
          'plate',
          'plates',
          'login',
          'password',
          'token',
          '*.email',
          '*.plate',
          '*.login',
          '*.password',
          '*.token',
        ],
        remove: true,
      },
    },
    destination,
  )
