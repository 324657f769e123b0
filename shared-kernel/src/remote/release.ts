import type { CityTheme } from '../ui/theme/index.ts'
import type { NavigationEntry, RemoteRoute } from './manifest.ts'

/** A file a page may load: an absolute URL and what its bytes must hash to. */
export interface ReleasedFile {
  readonly url: string
  readonly integrity: string
  /** Words of one language: of no use in another. */
  readonly lang?: 'fr' | 'en'
}

/** One version of one remote, as the browser needs it: nothing is left to discover. */
export interface ReleasedVersion {
  readonly version: string
  readonly contract: number
  /** Version of the kernel it was built with. */
  readonly kernel: string
  /** Name of the container global its entry defines; carries the version. */
  readonly global: string
  readonly entry: ReleasedFile
  /** Files of each page (by the route's `page`), the exposed module's first: what a page preloads. */
  readonly preload: Readonly<Record<string, readonly ReleasedFile[]>>
}

export interface ReleasedRemote extends ReleasedVersion {
  readonly routes: readonly RemoteRoute[]
  readonly navigation: readonly NavigationEntry[]
  /** Last version known to be good: what is tried when the current one cannot be loaded. */
  readonly previous: ReleasedVersion | null
}

/** What a city runs now: the only thing that changes, made anew at each promotion (FEDERATION, the release). */
export interface Release {
  readonly schema: 1
  readonly city: string
  /** Raised by one at each promotion. */
  readonly generation: number
  /** ISO 8601. */
  readonly createdAt: string
  readonly shell: { readonly version: string }
  readonly remotes: Readonly<Record<string, ReleasedRemote>>
}

/** What the page starts before any of our code runs, signed in or not. */
export interface PageStart {
  readonly preload: readonly ReleasedFile[]
  /** API paths; `{subscriberId}` is filled from the session. */
  readonly data: readonly string[]
}

/** The JSON inlined in every page. */
export interface InlinedPage {
  readonly release: Release
  /** The look that the page's own style already wears. */
  readonly theme: CityTheme
  readonly signedIn: PageStart
  readonly signedOut: PageStart
}
