import { DRAFT_DATABASE } from './draft-database.ts'
import { clearTab } from './tab-store.ts'

/**
 * This device then knows nothing of whose it was: what drafts left in this browser and what this tab remembers (plates,
 * an address, a code) goes. What a page of somebody else keeps for itself stays.
 */
export function forgetPerson(): void {
  clearTab()
  // A browser may have none for this page.
  globalThis.indexedDB?.deleteDatabase(DRAFT_DATABASE)
}
