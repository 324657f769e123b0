import { tabContents } from './tab-store.ts'

/**
 * Reloads a page that the browser restores as it was left (back/forward cache) when this tab's memory has changed
 * meanwhile: after a sign-out, or once the plates are wiped, it would show what its owner has closed.
 */
export function reloadChangedTab(page: Window): void {
  let left: string | null = null
  let isReloading = false
  page.addEventListener('pagehide', () => {
    left = tabContents()
  })
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || left === null || tabContents() === left) return
    isReloading = true
    page.document.documentElement.hidden = true
    page.location.reload()
  })
  // A question about unsaved changes would leave the page to whoever sits there now.
  const skipQuestions = (event: Event) => isReloading && event.stopImmediatePropagation()
  page.addEventListener('beforeunload', skipQuestions, { capture: true })
}
