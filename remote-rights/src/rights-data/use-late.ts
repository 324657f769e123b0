import type { Part } from '@parvis/shared-kernel/page'
import { useEffect, useState } from 'react'

type Arrival<Loaded> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly data: Loaded }
  | { readonly state: 'failed'; readonly error: unknown }

/**
 * Code that a screen draws below the rest: on its way as soon as the screen opens, never waited for.
 * @param load from outside any component, so that it stays the same
 */
export function useLate<Loaded>(load: () => Promise<Loaded>): Part<Loaded> {
  const [arrival, setArrival] = useState<Arrival<Loaded>>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is what "try again" changes
  useEffect(() => {
    let isCurrent = true
    load().then(
      data => isCurrent && setArrival({ state: 'ready', data }),
      (error: unknown) => isCurrent && setArrival({ state: 'failed', error }),
    )
    return () => {
      isCurrent = false
    }
  }, [load, attempt])
  const retry = () => {
    setArrival({ state: 'loading' })
    setAttempt(count => count + 1)
  }
  return arrival.state === 'failed' ? { ...arrival, retry, isRetrying: false } : arrival
}
