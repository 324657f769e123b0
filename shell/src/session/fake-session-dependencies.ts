import type { ApiClient } from '@parvis/shared-kernel/api'
import { callsUnderWay } from './calls-under-way.ts'
import { otherTabs } from './other-tabs.ts'
import { createSessionStore } from './session-store.ts'

/** Session dependencies of a tab in which Camille is signed in, with a fake city. */
export function fakeSessionDependencies(city: ApiClient, identityToken: string | null = null) {
  const sessionStore = createSessionStore(sessionStorage, () => 0)
  sessionStore.open({ token: 'secret', identityToken, sub: 'camille', exp: 2_000_000_000 })
  const calls = callsUnderWay(city, () => {})
  const left: string[] = []
  const dependencies = {
    api: calls.api,
    calls,
    sessionStore,
    tabs: otherTabs(undefined),
    area: sessionStorage,
    origin: 'https://city.example',
    crypto,
    leave: (url: string) => void left.push(url),
  }
  return { dependencies, sessionStore, left }
}
