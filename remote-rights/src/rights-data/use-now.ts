import { type Instant, instantFromMs } from '@parvis/shared-kernel/time'
import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The present moment, true to the minute: a ticket that ends while it is looked at says so. */
export function useNow(): Instant {
  const [now, setNow] = useState(() => instantFromMs(Date.now()))
  useEffect(() => {
    const timer = setInterval(() => setNow(instantFromMs(Date.now())), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
