import type { HostPage, Locale } from '@parvis/shared-kernel/i18n'
import type { ApiClient } from '../api/api-client.ts'
import type { SessionPort } from '../session/index.ts'
import type { Subscriber } from '../subscriber/index.ts'
import type { Instant } from '../time/index.ts'
import type { CityConfig } from '../wire/index.ts'
import type { NavigationPort } from './navigation.ts'

/** Raised only by a breaking change; the shell refuses a remote that asks for another number before fetching its code. */
export const CONTRACT_VERSION = 1

export type { Locale } from '@parvis/shared-kernel/i18n'
export type Theme = 'light' | 'dark'

/** What was paid or sent. */
export type DoneThing = 'fine' | 'appeal' | 'request' | 'right'

/** What remotes tell each other, and the shell, without knowing one another. */
export type RemoteEvent =
  | { readonly kind: 'rights-changed' }
  | { readonly kind: 'subscriber-changed' }
  /** Somebody signs out: what a screen still holds is sent now, while the city knows who sends it. */
  | { readonly kind: 'leaving' }
  | { readonly kind: 'locale-chosen'; readonly locale: Locale }
  /** A screen is ready: its title goes to the document and is read out once. */
  | {
      readonly kind: 'screen'
      readonly title: string
      readonly isError?: boolean
      /** It stands over another one, in a dialog: the focus is its own, and what is below stays where it is. */
      readonly isOver?: boolean
    }
  /** Something came to its end, which the page around a part may want to know (`parvis:submitted`, `parvis:paid`). */
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
  /** Events of the other parts; returns how to stop listening. */
  listen(listener: (event: RemoteEvent) => void): () => void
  /** Sends an error to error reporting, with the name and version of the remote. Never put personal data in `where`. */
  report(error: unknown, where: string): void
  /**
   * A screen of this version cannot come: the shell takes the last good version, or shows its panel. Absent in shells of
   * before and in embeds: the remote then says so itself.
   */
  fail?(error: unknown): void
  /** The present moment by the city's clock (D19). Absent in shells of before: the device's is taken. */
  now?(): Instant
  readonly theme: Theme
  /** Where the part stands in somebody else's page; absent in the portal. */
  readonly host?: HostPage
}

export interface MountedRemote {
  /** Settles with the code of the first screen; a remote without it counts as ready once it is mounted. */
  readonly ready?: Promise<void>
  update(context: RemoteContext): void
  unmount(): void
}

export type Mount = (element: HTMLElement, context: RemoteContext) => MountedRemote

/** What a remote's entry exposes, and nothing else. */
export interface RemoteModule {
  readonly mount: Mount
}
