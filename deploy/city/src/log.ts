import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/**
 * Writes as soon as it can without making calls wait for it: what comes while a write is under way goes with the next
 * one. What is left at the end is written before the process leaves, be it by a failure that nobody caught.
 */
const standardOutput = (): DestinationStream => pino.destination({ dest: 1, sync: false })

/**
 * Structured logs without personal data: nobody logs a body, a query string, a plate or an address,
 * and what could slip in by an object is cut out by name.
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
