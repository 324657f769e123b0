import type { ComponentType } from 'react'

export interface LazyChunk<Value> {
  /** The same promise until it fails; a failure is forgotten, so that asking again really tries again. */
  load(): Promise<Value>
}

/**
 * Code in a chunk of its own. `React.lazy` and `route.lazy` remember a failed download until the page is reloaded;
 * this forgets it (FEDERATION, settings).
 */
export function lazyChunk<Value>(fetchChunk: () => Promise<Value>): LazyChunk<Value> {
  let loading: Promise<Value> | null = null
  return {
    load() {
      // A browser answers the first request after a failed preload with that failure: only the second one is a try.
      loading ??= fetchChunk()
        .catch(fetchChunk)
        .catch((error: unknown) => {
          loading = null
          throw error
        })
      return loading
    },
  }
}

export type LazyPage = LazyChunk<ComponentType>

/** A screen of a remote. */
export const lazyPage = (fetchPage: () => Promise<ComponentType>): LazyPage => lazyChunk(fetchPage)
