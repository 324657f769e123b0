import type { EmbedRelease } from '@parvis/shared-kernel/remote/release'

/** One element of a page as its attributes say it. */
export interface Wishes {
  readonly lang: string | null
  readonly theme: string | null
  readonly headingLevel: string | null
  readonly routing: string | null
  readonly path: string | null
}

export interface ShowOptions {
  /** Fires the events that its page hears. */
  readonly element: HTMLElement
  readonly root: ShadowRoot
  readonly part: string
  /** Origin of the portal. */
  readonly portal: string
  /** With whole addresses. */
  readonly release: EmbedRelease
  readonly wishes: Wishes
  /** The city's configuration, asked for before this code was here. */
  readonly config: Promise<Response>
}

export interface ShownPart {
  change(wishes: Wishes): void
  stop(): void
}

/** What the host's script gives to the loader. */
export interface EmbedHost {
  show(options: ShowOptions): ShownPart
}
