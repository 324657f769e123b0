import type { RemoteEvent } from '@parvis/shared-kernel/remote'

export interface ElementEvents {
  /** Handles a remote's event and the path at which it occurred. */
  hear(event: RemoteEvent, path: string): void
  /** Reports an error without anything typed. */
  error(error: unknown): void
  stop(): void
}

/**
 * Events of an element for its host page, bubbling: `parvis:ready` once, `parvis:step` at each screen,
 * `parvis:submitted` and `parvis:paid`, `parvis:error`, and `parvis:height` in pixels when it changes.
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
