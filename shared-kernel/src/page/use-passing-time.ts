import { cityNow } from '@parvis/shared-kernel/remote'
import type { Instant } from '@parvis/shared-kernel/time'
import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000
// Below the longest delay of a browser's timer (24.8 days).
const DAY_MS = 86_400_000

/**
 * The city's time as it passes: read every minute, when the page is shown again, and as soon as `turn` is over, which
 * changes what the screen may say (a price, a choice, a day).
 */
export function usePassingTime(turn: Instant | null = null): Instant {
  const [now, setNow] = useState(cityNow)
  useEffect(() => {
    const read = () => setNow(cityNow())
    const tick = setInterval(read, MINUTE_MS)
    // A device that slept runs no timer; one that is woken shows its page.
    document.addEventListener('visibilitychange', read)
    const left = turn === null ? 0 : turn - cityNow()
    const once = left > 0 && left < DAY_MS ? setTimeout(read, left + 1) : undefined
    return () => {
      clearInterval(tick)
      clearTimeout(once)
      document.removeEventListener('visibilitychange', read)
    }
  }, [turn])
  return now
}
