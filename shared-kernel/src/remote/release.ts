import type { Locale } from '../formats/index.ts'
import type { CityTheme } from '../ui/theme/index.ts'
import type { NavigationEntry, RemoteRoute } from './manifest.ts'

/** A file a page may load: its absolute URL and the hash that its bytes must have. */
export interface ReleasedFile {
  readonly url: string
  readonly integrity: string
  /** Language of a messages file; useless for other languages. */
  readonly lang?: Locale
}

/** All that the shell needs to load one version of a remote. */
export interface LoadableVersion {
  readonly version: string
  readonly contract: number
  /** Version of the kernel it was built with. */
  readonly kernel: string
  /** Name of the global that its entry defines. */
  readonly global: string
  readonly entry: ReleasedFile
}

/** One version of one remote in a release. URLs are absolute, so that a remote that moves keeps its fallbacks. */
export interface ReleasedVersion extends LoadableVersion {
  readonly routes: readonly RemoteRoute[]
  readonly navigation: readonly NavigationEntry[]
  /** Files that each page preloads (by the route's `page`), the exposed module first. */
  readonly preload: Readonly<Record<string, readonly ReleasedFile[]>>
}

export interface ReleasedRemote extends ReleasedVersion {
  /** The last versions that passed the checks, newest first, never the current one. Each brings its own routes. */
  readonly lastGood: readonly ReleasedVersion[]
}

/**
 * What a city runs on one channel: an immutable generation, created by each promotion (docs/federation.md, the
 * release).
 */
export interface Release {
  readonly schema: 2
  readonly city: string
  /** `stable`, or `canary` for a share of the visitors. */
  readonly channel: string
  /** Incremented by every promotion and rollback. */
  readonly generation: number
  /** ISO 8601. */
  readonly createdAt: string
  /** ISO 8601: the shell refuses the release after it. */
  readonly notAfter: string
  readonly shell: { readonly version: string }
  readonly remotes: Readonly<Record<string, ReleasedRemote>>
}

/** Signature of a release: Ed25519 over the exact bytes of `text`. */
export interface ReleaseSignature {
  /** Which of the pinned keys: the first 16 hexadecimal digits of its SHA-256. */
  readonly key: string
  /** Base64 of the 64 bytes. */
  readonly value: string
}

/** The file `release.json` of a generation: `text` is the JSON of the `Release`, signed as is. */
export interface SignedRelease {
  readonly text: string
  readonly signature: ReleaseSignature
}

/** A route as included in every page: its pattern, access and navigation entry. */
export type PageRoute = Pick<RemoteRoute, 'pattern' | 'access' | 'entry'>

/** A fallback version; routes and navigation only when they differ from the current version's. */
export interface PageFallback extends LoadableVersion {
  readonly routes?: readonly PageRoute[]
  readonly navigation?: readonly NavigationEntry[]
}

export interface PageRemote extends LoadableVersion {
  readonly routes: readonly PageRoute[]
  readonly navigation: readonly NavigationEntry[]
  readonly lastGood: readonly PageFallback[]
}

/** One version of a part as host pages load it. URLs are relative to the portal's origin. */
export interface EmbeddedVersion extends LoadableVersion {
  /** Patterns that it serves on host pages. */
  readonly routes: readonly PageRoute[]
}

export interface EmbeddedPart extends EmbeddedVersion {
  /** Initial path. */
  readonly start: string
  /** Files of its first screen, the exposed module first; empty when sign-in comes first. */
  readonly first: readonly ReleasedFile[]
  readonly lastGood: readonly EmbeddedVersion[]
}

/** The data at the start of a generation's `embed.js`: all that a host page needs to show a part. */
export interface EmbedRelease {
  readonly schema: 1
  readonly city: string
  readonly generation: number
  /** The script that mounts parts and provides React and the shared rooms to them. */
  readonly host: {
    readonly version: string
    /** Name of the global that its entry defines. */
    readonly global: string
    readonly entry: ReleasedFile
    readonly first: readonly ReleasedFile[]
  }
  readonly parts: Readonly<Record<string, EmbeddedPart>>
}

/** The part of a release included in every page: entries only, as they contain the hashes of their chunks. */
export interface PageRelease extends Omit<Release, 'remotes' | 'createdAt'> {
  readonly remotes: Readonly<Record<string, PageRemote>>
}

/** What the page starts before any script runs, for one session state. */
export interface PageStart {
  readonly preload: readonly ReleasedFile[]
  /** API paths; `{subscriberId}` is filled from the session. */
  readonly data: readonly string[]
}

/** Route-specific JSON of a page, beside its release. */
export interface InlinedPage {
  /** The theme already applied by the page's inline style. */
  readonly theme: CityTheme
  /** The city's languages, default first. */
  readonly languages: readonly Locale[]
  /** Origins of development servers whose parts may replace the release's; absent in production. */
  readonly development?: readonly string[]
  readonly signedIn: PageStart
  readonly signedOut: PageStart
}
