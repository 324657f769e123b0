const FIRST_MS = 2_000
const LONGEST_MS = 60_000

/** How long to wait before asking again, in ms: 2, 4, 8, 16, 32 then 60 s (D5). @param attempt 0 for the first wait */
export const pollDelay = (attempt: number): number => Math.min(FIRST_MS * 2 ** attempt, LONGEST_MS)

/** The waits one after the other, without end. */
export function* pollDelays(): Generator<number, never> {
  for (let attempt = 0; ; attempt += 1) yield pollDelay(attempt)
}

/**
 * The wait that comes next, by the time since the first answer: what is asked in between, because somebody came back to
 * the tab, takes none of the waits away.
 */
export function pollDelayAfter(elapsedMs: number): number {
  let end = 0
  for (let attempt = 0; ; attempt += 1) {
    const delay = pollDelay(attempt)
    end += delay
    if (elapsedMs < end || delay === LONGEST_MS) return delay
  }
}
