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
  const load = async () => {
    const { stored } = sessionStore.get()
    if (!stored) return
    const { sub } = stored
    try {
      const subscriber = await fetchProfile(api)
      if (sessionStore.get().stored?.sub === sub)
        store.setState({ subscriber: { kind: 'known', subscriber } })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (sessionStore.get().stored?.sub === sub)
        store.setState({ subscriber: { kind: 'failed', failure: error.failure } })
    }
  }
  const follow = () => {
    const sub = sessionStore.get().owner?.sub ?? null
    if (sub === owner) return
    owner = sub
    store.setState({ subscriber: sub ? { kind: 'loading' } : { kind: 'none' } })
    if (sub) void load()
  }
  sessionStore.subscribe(follow)
  bus.listen(event => {
    if (event.kind === 'subscriber-changed') void load()
  })
  follow()
}
