import type { HostPage, Locale } from '@parvis/shared-kernel/i18n'
import type { ApiClient } from '../api/api-client.ts'
import type { SessionPort } from '../session/index.ts'
import type { Subscriber } from '../subscriber/index.ts'
import type { Instant } from '../time/index.ts'
import type { CityConfig } from '../wire/index.ts'
import type { NavigationPort } from './navigation.ts'

/** Incremented only by a breaking change; the shell refuses a remote with another number before loading its code. */
export const CONTRACT_VERSION = 1

export type { Locale } from '@parvis/shared-kernel/i18n'
export type Theme = 'light' | 'dark'

/** What was paid or submitted. */
export type DoneThing = 'fine' | 'appeal' | 'request' | 'right'

/** Events that remotes exchange with each other and the shell without depending on one another. */
export type RemoteEvent =
  | { readonly kind: 'rights-changed' }
  | { readonly kind: 'subscriber-changed' }
  /** Sign-out begins: screens send unsaved data while the session is still valid. */
  | { readonly kind: 'leaving' }
  | { readonly kind: 'locale-chosen'; readonly locale: Locale }
  /** A screen is ready: its title becomes the document's title and is announced once. */
  | {
      readonly kind: 'screen'
      readonly title: string
      readonly isError?: boolean
      /**
       * It is shown in a dialog over another screen: it manages its own focus, and the screen below does not scroll.
       */
      readonly isOver?: boolean
    }
  /** Something was completed, which a host page may observe (`parvis:submitted`, `parvis:paid`). */
  | { readonly kind: 'done'; readonly what: 'submitted' | 'paid'; readonly of: DoneThing }
  /** A passing message, shown 4 s and read politely (second document §9). */
  | { readonly kind: 'toast'; readonly message: string; readonly tone: 'success' | 'info' | 'error' }

export interface RemoteContext {
  readonly contract: number
  readonly session: SessionPort
  /** The signed-in subscriber, loaded once by the shell; null when signed out. */
  readonly subscriber: Subscriber | null
  readonly config: CityConfig
  readonly locale: Locale
  readonly api: ApiClient
  readonly navigation: NavigationPort
  announce(event: RemoteEvent): void
  /** Subscribes to events of the other parts; returns the unsubscribe function. */
  listen(listener: (event: RemoteEvent) => void): () => void
  /** Reports an error with the remote's name and version. `where` must not contain personal data. */
  report(error: unknown, where: string): void
  /**
   * A screen of this version failed to load: the shell loads the last good version, or shows its error panel. Absent in
   * older shells and in embeds: the remote then shows the error itself.
   */
  fail?(error: unknown): void
  /** The current time by the city's clock (D19). Absent in older shells: the device's clock is used. */
  now?(): Instant
  readonly theme: Theme
  /** The host page that embeds the part; absent in the portal. */
  readonly host?: HostPage
}

export interface MountedRemote {
  /**
   * Resolves once the first screen has rendered, rejects when it cannot load; a remote without it is ready once
   * mounted.
   */
  readonly ready?: Promise<void>
  update(context: RemoteContext): void
  unmount(): void
}

export type Mount = (element: HTMLElement, context: RemoteContext) => MountedRemote

/** The exports of a remote's entry. */
export interface RemoteModule {
  readonly mount: Mount
}
