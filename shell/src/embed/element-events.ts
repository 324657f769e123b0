import type { RemoteEvent } from '@parvis/shared-kernel/remote'

export interface ElementEvents {
  /** Hears what the part tells of itself, and at which path it does. */
  hear(event: RemoteEvent, path: string): void
  /** An error, without anything that somebody has typed. */
  error(error: unknown): void
  stop(): void
}

/**
 * What the page around hears of an element, as events that bubble from it: `parvis:ready` once, `parvis:step` at each
 * screen, `parvis:submitted` and `parvis:paid`, `parvis:error`, and `parvis:height` in pixels when it changes.
 */
export function elementEvents(element: HTMLElement, part: string): ElementEvents {
  const tell = (name: string, detail: object) =>
    element.dispatchEvent(new CustomEvent(`parvis:${name}`, { bubbles: true, detail: { part, ...detail } }))
  let isReady = false
  const sizes = new ResizeObserver(([entry]) => {
    tell('height', { height: Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0) })
  })
  sizes.observe(element)
  return {
    hear(event, path) {
      if (event.kind === 'screen') {
        if (!isReady) tell('ready', {})
        isReady = true
        tell('step', { title: event.title, path, isError: event.isError ?? false })
      }
      if (event.kind === 'done') tell(event.what, { of: event.of })
    },
    error: error => tell('error', { cause: error }),
    stop: () => sizes.disconnect(),
  }
}
