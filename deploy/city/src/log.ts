import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/** Describes a failure for the log without its message, which could quote user input. */
export const failureName = (failure: unknown): string =>
  failure instanceof Error ? failure.name : typeof failure

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
