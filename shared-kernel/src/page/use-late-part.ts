import type { LazyChunk } from '@parvis/shared-kernel/remote'
import { useEffect, useState } from 'react'

export type LatePart<Part> =
  | { readonly kind: 'coming' }
  | { readonly kind: 'here'; readonly part: Part }
  | { readonly kind: 'failed' }

/** A part that is not needed on the first screen: loaded on mount. A failed download is retried on the next mount. */
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
