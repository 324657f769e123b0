import { keepFocus } from '../layout/keep-focus.ts'
import { preloadOnIntent } from '../remotes/preload-on-intent.ts'

let stop: (() => void) | undefined

/**
 * Code that a page needs only after an interaction. `focused` is the element that had the focus then. A later call
 * tells what took the focus while this code was on its way: the pressed button, which may be gone already.
 */
export function fromFirstTouch(document: Document, focused: Element | null): void {
  if (stop === undefined) preloadOnIntent(document)
  else if (focused === document.body) return
  stop?.()
  stop = keepFocus(document, () => document.querySelector('main'), 'h1', focused)
}
