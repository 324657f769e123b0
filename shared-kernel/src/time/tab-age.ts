import { addSeconds } from './instant.ts'
import type { Instant } from './moment.ts'
import { isEnded } from './period.ts'

/** How long a tab keeps entries on a computer that others may use (D9). */
export const TAB_MAX_AGE_SECONDS = 900

/**
 * The city's clock is derived from responses, which may be late: a newly opened page may be behind the previous one.
 */
const CLOCK_ERROR_SECONDS = 90

/** Whether an entry is not too old. One from the future is not fresh, or a clock turned back would keep it for ever. */
export const isFreshOnTab = (keptAt: Instant, now: Instant, seconds = TAB_MAX_AGE_SECONDS): boolean =>
  keptAt <= addSeconds(now, CLOCK_ERROR_SECONDS) && !isEnded(addSeconds(keptAt, seconds), now)
