import { cityNow } from '@parvis/shared-kernel/remote'
import type { Instant } from '@parvis/shared-kernel/time'
import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** Now, to the minute, and at once when `turn` has passed: a price must not outlive its last instant on a screen. */
export function useMoment(turn: Instant | null): Instant {
  const [now, setNow] = useState(cityNow)
  useEffect(() => {
    const read = () => setNow(cityNow())
    const tick = setInterval(read, MINUTE_MS)
    const left = turn === null ? Number.POSITIVE_INFINITY : turn - cityNow()
    const once = left > 0 && left < MINUTE_MS * 60 ? setTimeout(read, left + 1) : undefined
    return () => {
      clearInterval(tick)
      clearTimeout(once)
    }
  }, [turn])
  return now
}
