import { cityNow } from '@parvis/shared-kernel/remote'
import type { Instant } from '@parvis/shared-kernel/time'
import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The present moment, true to the minute: a ticket that ends while it is looked at says so. */
export function useNow(): Instant {
  const [now, setNow] = useState(cityNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(cityNow()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
