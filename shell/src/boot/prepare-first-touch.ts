/** In ms: by then the first screen is drawn on a slow network. */
const FIRST_SCREEN_MS = 5_000

interface FirstTouch {
  fromFirstTouch(document: Document, focused: Element | null): void
}

/**
 * Loads link preloading, focus keeping and the watch over kept pages at the first interaction, or once the page stands.
 * @param load is called again after a failure, at an interaction when the network may have come back
 */
export function prepareFirstTouch(load: () => Promise<FirstTouch>): void {
  let isWaiting = true
  let focused = document.activeElement
  const prepare = () => {
    if (!isWaiting || !navigator.onLine) return
    isWaiting = false
    load().then(
      module => module.fromFirstTouch(document, focused),
      () =>
        setTimeout(() => {
          isWaiting = true
        }, FIRST_SCREEN_MS),
    )
  }
  setTimeout(prepare, FIRST_SCREEN_MS)
  for (const kind of ['pointermove', 'touchstart', 'focusin'])
    addEventListener(kind, prepare, { passive: true })
  // The first press may remove its own button before that code is there.
  addEventListener('focusin', () => {
    focused = document.activeElement
  })
}
