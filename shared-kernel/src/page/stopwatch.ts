/** Milliseconds since the first reading; unaffected by changes of the system clock. */
export function stopwatch(): () => number {
  let start: number | undefined
  return () => {
    const now = performance.now()
    start ??= now
    return now - start
  }
}
