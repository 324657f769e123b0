import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

/**
 * Structured logs without personal data: nobody logs a body, a query string, a plate or an address,
 * and what could slip in by an object is cut out by name.
 */
export const createLog = (level: string, destination: DestinationStream = pino.destination(1)): Log =>
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
