import type { LazyChunk } from '@parvis/shared-kernel/remote'
import { useEffect, useState } from 'react'

export type ChunkState<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly value: Value }
  | { readonly kind: 'failed'; readonly retry: () => void }

export function useChunk<Value>(
  chunk: LazyChunk<Value>,
  onError: (error: unknown) => void,
): ChunkState<Value> {
  const [state, setState] = useState<ChunkState<Value>>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is what "try again" changes; the reporter is stable.
  useEffect(() => {
    let isCurrent = true
    // In an effect, never while rendering, so that each opening or "try again" starts a real attempt.
    chunk.retry().then(
      value => isCurrent && setState({ kind: 'loaded', value }),
      (error: unknown) => {
        if (!isCurrent) return
        onError(error)
        setState({ kind: 'failed', retry: () => setAttempt(count => count + 1) })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [chunk, attempt])
  return state
}
