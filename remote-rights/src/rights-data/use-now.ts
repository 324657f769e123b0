import { cityNow } from '@parvis/shared-kernel/remote'
import type { Instant } from '@parvis/shared-kernel/time'
import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** Current time, refreshed every minute so that an expiring ticket shows it. */
export function useNow(): Instant {
  const [now, setNow] = useState(cityNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(cityNow()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
