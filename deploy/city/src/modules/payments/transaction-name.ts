import { randomInt } from 'node:crypto'
import type { Instant } from '@parvis/shared-kernel/time'

const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Six characters; with its date to the second they identify a transaction of the form dialect. */
export const newTransactionId = (): string =>
  Array.from({ length: 6 }, () => SIGNS[randomInt(SIGNS.length)]).join('')

/** YYYYMMDDHHMMSS in UTC. */
export const transactionDate = (startedAt: Instant): string =>
  new Date(startedAt).toISOString().replace(/\D/g, '').slice(0, 14)
