import { type DraftStore, noStore } from './draft-store.ts'
import { indexedDbStore } from './indexed-db-store.ts'

let browserStore: DraftStore | null = null

/** The one buffer of this browser; nothing where it keeps nothing. */
export const storeOfBrowser = (): DraftStore => {
  browserStore ??= 'indexedDB' in globalThis ? indexedDbStore() : noStore
  return browserStore
}
