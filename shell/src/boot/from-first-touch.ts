import { reloadChangedTab } from '@parvis/shared-kernel/session'
import { keepFocus } from '../layout/keep-focus.ts'
import { preloadOnIntent } from '../remotes/preload-on-intent.ts'
import { readyDialog } from '../session/ready-dialog.ts'

/** Code that no first screen needs. `focused` is the last element that had the focus, and may be gone. */
export function fromFirstTouch(document: Document, focused: Element | null): void {
  reloadChangedTab(window)
  preloadOnIntent(document)
  readyDialog(document, focused)
  keepFocus(document, () => document.querySelector('main'), 'h1', focused)
}
