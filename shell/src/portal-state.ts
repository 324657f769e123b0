import type { ApiFailure } from '@parvis/shared-kernel/errors'
import type { Locale, Messages } from '@parvis/shared-kernel/i18n'
import type { Subscriber } from '@parvis/shared-kernel/subscriber'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import { createStore } from 'zustand/vanilla'

/** Loading state of the subscriber: the portal opens even if the profile fails, and says so. */
export type SubscriberState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly subscriber: Subscriber }
  | { readonly kind: 'failed'; readonly failure: ApiFailure }

export interface PortalState {
  readonly config: CityConfig
  readonly locale: Locale
  /** The shell's messages in that language. */
  readonly messages: Messages
  readonly subscriber: SubscriberState
}

export type PortalStore = ReturnType<typeof portalStore>

/** State that outlives a screen (ARCHITECTURE, a remote: zustand holds what outlives a screen). */
export const portalStore = (first: PortalState) => createStore<PortalState>(() => first)
