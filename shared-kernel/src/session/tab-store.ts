/** The methods of `sessionStorage` that a memory of this tab needs. */
export type TabStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const inPage = new Map<string, string>()

/** Where the browser refuses storage, values last as long as the page. */
const PAGE_STORE: TabStore = {
  getItem: key => inPage.get(key) ?? null,
  setItem: (key, value) => void inPage.set(key, value),
  removeItem: key => void inPage.delete(key),
}

/** The tab's own storage: never `localStorage`, which the next person at a shared computer could read (D9). */
export function tabStore(): TabStore {
  try {
    const probe = 'parvis.probe'
    sessionStorage.setItem(probe, probe)
    sessionStorage.removeItem(probe)
    return sessionStorage
  } catch {
    return PAGE_STORE
  }
}

/** Deletes everything that the portal stores in this tab. */
export function clearTab(): void {
  inPage.clear()
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('parvis')) sessionStorage.removeItem(key)
  } catch {
    // A browser that refuses storage has stored nothing.
  }
}
