import { type ApiClient, fetchProfile } from '@parvis/shared-kernel/api'
import { ApiError } from '@parvis/shared-kernel/errors'
import type { EventBus } from '../event-bus.ts'
import type { SubscriberState } from '../portal-state.ts'
import type { SessionKeeper } from '../session/session-store.ts'

interface SubscriberStore {
  setState(state: { readonly subscriber: SubscriberState }): void
}

interface Parts {
  readonly api: ApiClient
  readonly keeper: SessionKeeper
  readonly store: SubscriberStore
  readonly bus: EventBus
}

/** Loads the subscriber once a session and again when a part says that it changed. */
export function keepSubscriber({ api, keeper, store, bus }: Parts): { reload(): void } {
  let owner: string | null = null
  const load = async () => {
    const { stored } = keeper.get()
    if (!stored) return
    const { sub } = stored
    try {
      const subscriber = await fetchProfile(api)
      if (keeper.get().stored?.sub === sub) store.setState({ subscriber: { kind: 'known', subscriber } })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (keeper.get().stored?.sub === sub)
        store.setState({ subscriber: { kind: 'failed', failure: error.failure } })
    }
  }
  const follow = () => {
    const sub = keeper.get().owner?.sub ?? null
    if (sub === owner) return
    owner = sub
    store.setState({ subscriber: sub ? { kind: 'loading' } : { kind: 'none' } })
    if (sub) void load()
  }
  keeper.subscribe(follow)
  bus.listen(event => {
    if (event.kind === 'subscriber-changed') void load()
  })
  follow()
  return { reload: () => void load() }
}
