import type { RemoteEvent } from '@parvis/shared-kernel/remote'

export interface EventBus {
  announce(event: RemoteEvent): void
  listen(listener: (event: RemoteEvent) => void): () => void
}

const CHANNEL = 'parvis.events'

/**
 * What was changed in one tab is read anew in the others: whoever paid here must not be asked to pay there. Nothing but
 * that something changed is said.
 */
export function shareWithOtherTabs(bus: EventBus): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  let isHeard = false
  const stop = bus.listen(({ kind }) => {
    if (!isHeard && (kind === 'rights-changed' || kind === 'subscriber-changed')) channel.postMessage(kind)
  })
  channel.onmessage = ({ data }) => {
    if (data !== 'rights-changed' && data !== 'subscriber-changed') return
    // What another tab has said is not said back to it.
    isHeard = true
    bus.announce({ kind: data })
    isHeard = false
  }
  return () => {
    stop()
    channel.close()
  }
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
