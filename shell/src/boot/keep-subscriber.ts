import { type ApiClient, fetchProfile } from '@parvis/shared-kernel/api'
import { ApiError } from '@parvis/shared-kernel/errors'
import type { EventBus } from '../event-bus.ts'
import type { SubscriberState } from '../portal-state.ts'
import type { SessionStore } from '../session/session-store.ts'

interface SubscriberStore {
  setState(state: { readonly subscriber: SubscriberState }): void
}

interface Parts {
  readonly api: ApiClient
  readonly sessionStore: SessionStore
  readonly store: SubscriberStore
  readonly bus: EventBus
}

/** Loads the subscriber once per session, and again when a part reports a change. */
export function keepSubscriber({ api, sessionStore, store, bus }: Parts): void {
  let owner: string | null = null
  let former = sessionStore.get().stored
  const load = async () => {
    const { stored } = sessionStore.get()
    if (!stored) return
    const subscriber = await fetchProfile(api).then(
      (known): SubscriberState => ({ kind: 'known', subscriber: known }),
      (error: unknown): SubscriberState => {
        if (error instanceof ApiError) return { kind: 'failed', failure: error.failure }
        throw error
      },
    )
    if (sessionStore.get().stored?.sub === stored.sub) store.setState({ subscriber })
  }
  const follow = () => {
    const { owner: latest, stored } = sessionStore.get()
    const sub = latest?.sub ?? null
    if (sub !== owner) {
      owner = sub
      store.setState({ subscriber: sub ? { kind: 'loading' } : { kind: 'none' } })
      if (sub) void load()
    } else if (stored && !former) {
      // Screens have failed while their owner had no session: they must load again.
      bus.announce({ kind: 'subscriber-changed' })
    }
    former = stored
  }
  sessionStore.subscribe(follow)
  bus.listen(event => {
    if (event.kind === 'subscriber-changed') void load()
  })
  follow()
}
