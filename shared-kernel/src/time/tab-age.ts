import { addSeconds } from './instant.ts'
import type { Instant } from './moment.ts'
import { isEnded } from './period.ts'

/** How long a tab keeps what was typed on a computer that others may use (D9). */
export const TAB_MAX_AGE_SECONDS = 900

/** The city's clock is read off answers, which may be late: a page that was just opened may read it behind the one before. */
const CLOCK_ERROR_SECONDS = 90

/** Neither too old nor of the future, for a clock that was turned back would keep it for ever. */
export const isFreshOnTab = (keptAt: Instant, now: Instant): boolean =>
  keptAt <= addSeconds(now, CLOCK_ERROR_SECONDS) && !isEnded(addSeconds(keptAt, TAB_MAX_AGE_SECONDS), now)
