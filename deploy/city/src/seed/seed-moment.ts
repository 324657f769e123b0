import type { Instant } from '@parvis/shared-kernel/time'
import { at } from '../db/schema.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** A moment so many days from now, on a whole minute, as the database takes it. */
export const daysFrom = (now: Instant, days: number): string =>
  at((Math.floor((now + Math.round(days * DAY_MS)) / MINUTE_MS) * MINUTE_MS) as Instant)
