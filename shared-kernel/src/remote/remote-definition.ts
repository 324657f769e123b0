import type { Locale } from '../formats/index.ts'
import type { Messages } from '../i18n'
import type { LazyChunk, LazyPage } from './lazy-chunk.ts'

export interface RemoteDefinition {
  readonly name: string
  /** One chunk a language (`messages-fr`, `messages-en`): the page preloads the one that is spoken. */
  readonly messages: Readonly<Record<Locale, LazyChunk<Messages>>>
  readonly pages: readonly RemotePage[]
}

export interface RemotePage {
  readonly pattern: string
  readonly page: LazyPage
  /** The page that it is opened over on a wide screen, by a link in that one (`useScreenPlace`); else it stands alone. */
  readonly over?: LazyPage
  /** What this page says beyond the common words, fetched beside its code. */
  readonly words?: Readonly<Record<Locale, LazyChunk<Messages>>>
}
