import type { ComponentType } from 'react'

export interface LazyPage {
  /** The same promise until it fails; a failure is forgotten, so that asking again really tries again. */
  load(): Promise<ComponentType>
}

/**
 * A screen in a chunk of its own. `React.lazy` and `route.lazy` remember a failed download until the page is reloaded;
 * this forgets it (FEDERATION, settings).
 */
export function lazyPage(fetchPage: () => Promise<ComponentType>): LazyPage {
  let loading: Promise<ComponentType> | null = null
  return {
    load() {
      loading ??= fetchPage().catch((error: unknown) => {
        loading = null
        throw error
      })
      return loading
    },
  }
}
