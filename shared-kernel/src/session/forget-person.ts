import { DRAFT_DATABASE } from './draft-database.ts'
import { clearTab } from './tab-store.ts'

/**
 * Deletes the subscriber's data on this device: local drafts and what this tab remembers (plates, an address, a code).
 * The host page's own storage stays.
 */
export function forgetPerson(): void {
  clearTab()
  // A browser may not provide it to this page.
  globalThis.indexedDB?.deleteDatabase(DRAFT_DATABASE)
}
