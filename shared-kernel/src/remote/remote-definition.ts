import type { Locale, Messages } from '@parvis/shared-kernel/i18n'
import type { LazyChunk, LazyPage } from './lazy-chunk.ts'
import type { RouteAccess } from './manifest.ts'

export interface RemoteDefinition {
  readonly name: string
  /** One chunk per language (`messages-fr`, `messages-en`): the page preloads the current one. */
  readonly messages: Readonly<Record<Locale, LazyChunk<Messages>>>
  readonly pages: readonly RemotePage[]
}

export interface RemotePage {
  readonly pattern: string
  /** A subscriber's page stays empty without one: the shell is about to show the sign-in in its place. */
  readonly access?: RouteAccess | undefined
  readonly page: LazyPage
  /**
   * The page over which it opens on a wide screen, by a link in that page (`useScreenPlace`); otherwise it is shown
   * alone.
   */
  readonly over?: LazyPage
  /** Messages of this page only, loaded in parallel with its code. */
  readonly messages?: Readonly<Record<Locale, LazyChunk<Messages>>>
}
