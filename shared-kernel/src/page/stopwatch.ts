/** Counts ms from its first reading; no clock that is set meanwhile changes it. */
export function stopwatch(): () => number {
  let start: number | undefined
  return () => {
    const now = performance.now()
    start ??= now
    return now - start
  }
}
