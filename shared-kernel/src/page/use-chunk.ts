import type { LazyChunk } from '@parvis/shared-kernel/remote'
import { useEffect, useState } from 'react'
import type { Part } from './part.ts'

/**
 * Loads code or messages that a screen does not wait for, when it opens. A failed download is retried by `retry` or
 * when the screen is next opened, never on a rerender.
 */
export function useChunk<Value>(chunk: LazyChunk<Value>, onError?: (error: unknown) => void): Part<Value> {
  const [part, setPart] = useState<Part<Value>>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is what "try again" changes; the reporter is stable.
  useEffect(() => {
    let isCurrent = true
    const retry = () => {
      setPart({ state: 'loading' })
      setAttempt(count => count + 1)
    }
    chunk.retry().then(
      data => isCurrent && setPart({ state: 'ready', data }),
      (error: unknown) => {
        if (!isCurrent) return
        onError?.(error)
        setPart({ state: 'failed', error, retry, isRetrying: false })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [chunk, attempt])
  return part
}
