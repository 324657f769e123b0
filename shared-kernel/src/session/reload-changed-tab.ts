/** Everything that the portal stores in this tab, as a text to compare; not the place where an embedded part is. */
function tabContents(): string {
  try {
    const kept = Object.entries(sessionStorage).filter(([key]) => /^parvis(?!\.embed\.)/.test(key))
    return JSON.stringify(kept.sort())
  } catch {
    // A browser that refuses storage has stored nothing.
    return ''
  }
}

/**
 * Reloads a page that the browser restores as it was left (back/forward cache) when this tab's memory has changed
 * meanwhile: after a sign-out, or once the plates are wiped, it would show what its owner has closed.
 */
export function reloadChangedTab(page: Window): void {
  let left: string
  page.addEventListener('pagehide', () => {
    left = tabContents()
  })
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || tabContents() === left) return
    // Also while the browser asks whether to leave unsaved changes.
    page.document.documentElement.hidden = true
    page.location.reload()
  })
}
