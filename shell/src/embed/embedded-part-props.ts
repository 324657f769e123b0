import type { EmbedRelease } from '@parvis/shared-kernel/remote/release'
import type { ElementEvents } from './element-events.ts'
import type { EmbedCity } from './embed-city.ts'
import type { ElementAttributes } from './shown-part.ts'

export interface EmbeddedPartProps {
  readonly part: string
  readonly release: EmbedRelease
  readonly city: EmbedCity
  /** Wraps the part inside the shadow root. */
  readonly place: HTMLElement
  readonly attributes: ElementAttributes
  readonly events: ElementEvents
  /** Aborted when the element leaves its page. */
  readonly signal: AbortSignal
}
