import type { ApiFailure } from '@parvis/shared-kernel/errors'
import type { Locale, Messages } from '@parvis/shared-kernel/i18n'
import type { Subscriber } from '@parvis/shared-kernel/subscriber'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import { createStore } from 'zustand/vanilla'

/** The signed-in person as far as it is known: a portal with a failed profile call still opens and says so. */
export type SubscriberState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly subscriber: Subscriber }
  | { readonly kind: 'failed'; readonly failure: ApiFailure }

export interface PortalState {
  readonly config: CityConfig
  readonly locale: Locale
  /** The shell's words in that language. */
  readonly words: Messages
  readonly subscriber: SubscriberState
}

export type PortalStore = ReturnType<typeof portalStore>

/** What outlives a screen (ARCHITECTURE, a remote: zustand holds what outlives a screen). */
export const portalStore = (first: PortalState) => createStore<PortalState>(() => first)
