import type { RemoteEvent } from '@parvis/shared-kernel/remote'

export interface EventBus {
  announce(event: RemoteEvent): void
  listen(listener: (event: RemoteEvent) => void): () => void
}

const CHANNEL = 'parvis.events'

/**
 * Broadcasts changes to other tabs, which reload their data: a right paid here must not look unpaid there. Only the
 * kind of change is sent.
 */
export function shareWithOtherTabs(bus: EventBus): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  let isHeard = false
  const stop = bus.listen(({ kind }) => {
    if (!isHeard && (kind === 'rights-changed' || kind === 'subscriber-changed')) channel.postMessage(kind)
  })
  channel.onmessage = ({ data }) => {
    if (data !== 'rights-changed' && data !== 'subscriber-changed') return
    // Do not echo another tab's event.
    isHeard = true
    bus.announce({ kind: data })
    isHeard = false
  }
  return () => {
    stop()
    channel.close()
  }
}

/** Decouples remotes: events between them; a throwing listener does not affect the others. */
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
