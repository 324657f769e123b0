import type { Part } from '@parvis/shared-kernel/page'
import type { LazyChunk } from '@parvis/shared-kernel/remote'
import { useEffect, useState } from 'react'

type Arrival<Loaded> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly data: Loaded }
  | { readonly state: 'failed'; readonly error: unknown }

/** A chunk for content below the fold: requested when the screen opens, never waited for. */
export function useLate<Loaded>(chunk: LazyChunk<Loaded>): Part<Loaded> {
  const [arrival, setArrival] = useState<Arrival<Loaded>>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is what "try again" changes
  useEffect(() => {
    let isCurrent = true
    chunk.retry().then(
      data => isCurrent && setArrival({ state: 'ready', data }),
      (error: unknown) => isCurrent && setArrival({ state: 'failed', error }),
    )
    return () => {
      isCurrent = false
    }
  }, [chunk, attempt])
  const retry = () => {
    setArrival({ state: 'loading' })
    setAttempt(count => count + 1)
  }
  return arrival.state === 'failed' ? { ...arrival, retry, isRetrying: false } : arrival
}
