import { keepFocus } from '../layout/keep-focus.ts'
import { preloadOnIntent } from '../remotes/preload-on-intent.ts'

/** What a page without any interaction does not need. `focused` had the focus then. */
export function fromFirstTouch(document: Document, focused: Element | null): void {
  preloadOnIntent(document)
  keepFocus(document, () => document.querySelector('main'), 'h1', focused)
}
