import type { RemoteEvent } from '@parvis/shared-kernel/remote'

export interface EventBus {
  announce(event: RemoteEvent): void
  listen(listener: (event: RemoteEvent) => void): () => void
}

/** What parts tell each other without knowing one another; a listener that throws harms no other. */
export function eventBus(onError: (error: unknown) => void): EventBus {
  const listeners = new Set<(event: RemoteEvent) => void>()
  return {
    announce(event) {
      for (const listener of listeners) {
        try {
          listener(event)
        } catch (error) {
          onError(error)
        }
      }
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
