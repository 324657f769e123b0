import type { EmbedRelease } from '@parvis/shared-kernel/remote/release'

/** Attributes of one element. */
export interface ElementAttributes {
  readonly lang: string | null
  readonly theme: string | null
  readonly headingLevel: string | null
  readonly routing: string | null
  readonly path: string | null
}

export interface ShowOptions {
  /** Target of the events for the host page. */
  readonly element: HTMLElement
  readonly root: ShadowRoot
  readonly part: string
  /** Origin of the portal. */
  readonly portal: string
  /** With absolute URLs. */
  readonly release: EmbedRelease
  readonly attributes: ElementAttributes
  /** The city's configuration, requested before this code loaded. */
  readonly config: Promise<Response>
}

export interface ShownPart {
  change(attributes: ElementAttributes): void
  stop(): void
}

/** Interface of the host script towards the loader. */
export interface EmbedHost {
  show(options: ShowOptions): ShownPart
}
