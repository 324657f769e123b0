const FIRST_MS = 2_000
const LONGEST_MS = 60_000

/** Delay before the next poll, in ms: 2, 4, 8, 16, 32 then 60 s (D5). @param attempt 0 for the first wait */
export const pollDelay = (attempt: number): number => Math.min(FIRST_MS * 2 ** attempt, LONGEST_MS)

/** The endless sequence of delays. */
export function* pollDelays(): Generator<number, never> {
  for (let attempt = 0; ; attempt += 1) yield pollDelay(attempt)
}

/**
 * The next delay by the time since the first response, so that extra polls (e.g. on return to the tab) do not shorten
 * the sequence.
 */
export function pollDelayAfter(elapsedMs: number): number {
  let end = 0
  for (let attempt = 0; ; attempt += 1) {
    const delay = pollDelay(attempt)
    end += delay
    if (elapsedMs < end || delay === LONGEST_MS) return delay
  }
}
