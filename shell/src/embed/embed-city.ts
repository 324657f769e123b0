import { type ApiClient, createApiClient, fetchConfig } from '@parvis/shared-kernel/api'
import { followCityClock } from '@parvis/shared-kernel/remote'
import type { EmbedRelease } from '@parvis/shared-kernel/remote/release'
import { tabStore } from '@parvis/shared-kernel/session'
import { type CityClock, createCityClock } from '@parvis/shared-kernel/time'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import { createStore } from 'zustand/vanilla'
import { keepSubscriber } from '../boot/keep-subscriber.ts'
import { type EventBus, eventBus } from '../event-bus.ts'
import type { SubscriberState } from '../portal-state.ts'
import { type RefusedVersions, refusedVersions } from '../remotes/refused-versions.ts'
import { memoryArea } from '../session/memory-area.ts'
import { watchSessionEnd } from '../session/session-clock.ts'
import { bearerOf, createSessionStore, type SessionStore } from '../session/session-store.ts'
import { leaveTogether } from './leave-together.ts'

/** Shared by the elements of a page: one city, one session. */
export interface EmbedCity {
  readonly portal: string
  readonly api: ApiClient
  readonly bus: EventBus
  readonly clock: CityClock
  /** The token is kept in memory only (DOMAIN, sessions): a reload starts signed out. */
  readonly sessionStore: SessionStore
  readonly subscriber: ReturnType<typeof subscriberStore>
  readonly refused: RefusedVersions
  /** The city did not accept this token. Screens that the owner was already shown are kept. */
  refuse(token: string | null): void
  signOut(): Promise<void>
  /** Requested once; after a failure, "try again" requests it anew. */
  config(): Promise<CityConfig>
}

const subscriberStore = () =>
  createStore<{ readonly subscriber: SubscriberState }>(() => ({ subscriber: { kind: 'none' } }))

export function embedCity(portal: string, { generation }: EmbedRelease, asked: Promise<Response>): EmbedCity {
  let early: Promise<Response> | null = asked
  const clock = createCityClock(Date.now)
  followCityClock(clock.now)
  const sessionStore = createSessionStore(memoryArea(), Date.now, clock.offset)
  const bus = eventBus(reportError)
  const subscriber = subscriberStore()
  const refuse: EmbedCity['refuse'] = token =>
    sessionStore.refuse(token, subscriber.getState().subscriber.kind === 'known')
  const api = createApiClient({
    origin: portal,
    token: () => bearerOf(sessionStore.get()),
    locale: () => document.documentElement.lang || 'fr',
    onUnauthenticated: refuse,
    clock,
    early: {
      take: path => (path === '/api/config' ? early?.then(answer => answer.clone()) : undefined),
      forget() {
        early = null
      },
    },
  })
  keepSubscriber({ api, sessionStore, store: subscriber, bus })
  watchSessionEnd(sessionStore, { onNearEnd: () => {}, onRenewed: () => {} })
  let config: Promise<CityConfig> | null = null
  return {
    ...{ portal, api, bus, clock, sessionStore, subscriber, refuse },
    refused: refusedVersions(tabStore(), generation),
    signOut: leaveTogether({ api, portal, sessionStore }),
    config() {
      config ??= fetchConfig(api)
      config.catch(() => {
        config = null
      })
      return config
    },
  }
}
