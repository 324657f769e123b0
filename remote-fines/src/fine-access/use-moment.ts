import { cityNow } from '@parvis/shared-kernel/remote'
import type { Instant } from '@parvis/shared-kernel/time'
import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** Current time to the minute, refreshed as soon as `turn` passes: an expired price must not stay on screen. */
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
