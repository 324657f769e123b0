import { tabStore } from '@parvis/shared-kernel/session'
import { readStored } from './stored-session.ts'

/** In ms: by then the network may have come back. */
const AGAIN_MS = 5_000
const FIELDS = 'input, textarea, select'

const load = () => import(/* webpackChunkName: "session-dialog" */ './session-dialog.tsx')

/**
 * Loads the session's dialogs once somebody who is signed in types: what is typed waits below the dialog that asks to
 * sign in again, and would go with its screen where that code cannot be loaded then. `focused` may have been typed into
 * before this is called.
 */
export function readyDialog(
  document: Document,
  focused: Element | null,
  loadDialog: () => Promise<unknown> = load,
): void {
  const listening = new AbortController()
  const ready = () => {
    if (!navigator.onLine || !readStored(tabStore())) return
    listening.abort()
    loadDialog().catch(() => setTimeout(readyDialog, AGAIN_MS, document, null, loadDialog))
  }
  document.addEventListener('input', ready, { signal: listening.signal })
  if (focused?.matches(FIELDS)) ready()
}
