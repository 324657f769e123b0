import type { LazyChunk } from '@parvis/shared-kernel/remote'
import { useEffect, useState } from 'react'

export type LatePart<Part> =
  | { readonly kind: 'coming' }
  | { readonly kind: 'here'; readonly part: Part }
  | { readonly kind: 'failed' }

/**
 * A part that first screens do without: fetched when it is first drawn. A failed download is tried again the next
 * time somebody opens what draws it.
 */
export function useLatePart<Part>(chunk: LazyChunk<Part>): LatePart<Part> {
  const [late, setLate] = useState<LatePart<Part>>({ kind: 'coming' })
  useEffect(() => {
    let isCurrent = true
    chunk.retry().then(
      part => isCurrent && setLate({ kind: 'here', part }),
      () => isCurrent && setLate({ kind: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [chunk])
  return late
}
