const FIRST_MS = 2_000
const LONGEST_MS = 60_000

/**
 * Delay before the next poll, in ms: 2, 4, 8, 16, 32 then 60 s (D5). It goes by the time since the first response, so
 * that extra polls (e.g. on return to the tab) do not shorten the sequence.
 */
export function pollDelayAfter(elapsedMs: number): number {
  let delay = FIRST_MS
  for (let end = delay; elapsedMs >= end && delay < LONGEST_MS; end += delay)
    delay = Math.min(2 * delay, LONGEST_MS)
  return delay
}
