import type { Locale } from '../formats/index.ts'
import type { CityTheme } from '../ui/theme/index.ts'
import type { NavigationEntry, RemoteRoute } from './manifest.ts'

/** A file a page may load: an absolute URL and what its bytes must hash to. */
export interface ReleasedFile {
  readonly url: string
  readonly integrity: string
  /** Words of one language: of no use in another. */
  readonly lang?: Locale
}

/** What the shell needs to load one version of a remote: nothing is left to discover. */
export interface LoadableVersion {
  readonly version: string
  readonly contract: number
  /** Version of the kernel it was built with. */
  readonly kernel: string
  /** Name of the global that its entry defines. */
  readonly global: string
  readonly entry: ReleasedFile
}

/** One version of one remote as the release keeps it. URLs are whole: a remote that moves keeps its fallback. */
export interface ReleasedVersion extends LoadableVersion {
  readonly routes: readonly RemoteRoute[]
  readonly navigation: readonly NavigationEntry[]
  /** Files of each page (by the route's `page`), the exposed module's first: what a page preloads. */
  readonly preload: Readonly<Record<string, readonly ReleasedFile[]>>
}

export interface ReleasedRemote extends ReleasedVersion {
  /** The last versions that passed the checks, newest first, never the current one. Each brings its own routes. */
  readonly lastGood: readonly ReleasedVersion[]
}

/** What a city runs on one channel: an immutable generation, made anew at each promotion (docs/federation.md, the release). */
export interface Release {
  readonly schema: 2
  readonly city: string
  /** `stable`, or `canary` for a share of the visitors. */
  readonly channel: string
  /** Raised by every promotion and by every rollback. */
  readonly generation: number
  /** ISO 8601. */
  readonly createdAt: string
  /** ISO 8601: the shell refuses the release after it. */
  readonly notAfter: string
  readonly shell: { readonly version: string }
  readonly remotes: Readonly<Record<string, ReleasedRemote>>
}

/** Proof of who made a release: Ed25519 over the exact bytes of a text. */
export interface ReleaseSignature {
  /** Which of the pinned keys: the first 16 hexadecimal digits of its SHA-256. */
  readonly key: string
  /** Base64 of the 64 bytes. */
  readonly value: string
}

/** The file `release.json` of a generation: `text` is the JSON of the `Release`, signed as it stands. */
export interface SignedRelease {
  readonly text: string
  readonly signature: ReleaseSignature
}

/** A route as every page carries it: which address it answers, for whom, and which entry of the navigation it marks. */
export type PageRoute = Pick<RemoteRoute, 'pattern' | 'access' | 'entry'>

/** A version to fall back on: its routes and navigation only where they are not those of the current one. */
export interface PageFallback extends LoadableVersion {
  readonly routes?: readonly PageRoute[]
  readonly navigation?: readonly NavigationEntry[]
}

export interface PageRemote extends LoadableVersion {
  readonly routes: readonly PageRoute[]
  readonly navigation: readonly NavigationEntry[]
  readonly lastGood: readonly PageFallback[]
}

/** One version of a part as pages of others load it. Addresses begin below the portal's origin. */
export interface EmbeddedVersion extends LoadableVersion {
  /** Patterns that it answers in pages of others. */
  readonly routes: readonly PageRoute[]
}

export interface EmbeddedPart extends EmbeddedVersion {
  /** The path it begins at. */
  readonly start: string
  /** Files of its first screen, the exposed module's first; none where somebody has to sign in before it. */
  readonly first: readonly ReleasedFile[]
  readonly lastGood: readonly EmbeddedVersion[]
}

/** What `embed.js` of a generation begins with: all that a page of somebody else needs to show one part. */
export interface EmbedRelease {
  readonly schema: 1
  readonly city: string
  readonly generation: number
  /** What shows parts, and offers React and the shared rooms to them. */
  readonly host: {
    readonly version: string
    /** Name of the global that its entry defines. */
    readonly global: string
    readonly entry: ReleasedFile
    readonly first: readonly ReleasedFile[]
  }
  readonly parts: Readonly<Record<string, EmbeddedPart>>
}

/** The part of a release that every page carries: the entries, not the chunks, whose hashes the entries hold. */
export interface PageRelease extends Omit<Release, 'remotes' | 'createdAt'> {
  readonly remotes: Readonly<Record<string, PageRemote>>
}

/** What the page starts before any of our code runs, signed in or not. */
export interface PageStart {
  readonly preload: readonly ReleasedFile[]
  /** API paths; `{subscriberId}` is filled from the session. */
  readonly data: readonly string[]
}

/** The JSON of one page beside its release: what belongs to this route. */
export interface InlinedPage {
  /** The look that the page's own style already wears. */
  readonly theme: CityTheme
  /** Languages of the city, its own first. */
  readonly languages: readonly Locale[]
  /** Origins of development servers whose parts may be shown instead of the release's; absent in service. */
  readonly development?: readonly string[]
  readonly signedIn: PageStart
  readonly signedOut: PageStart
}
