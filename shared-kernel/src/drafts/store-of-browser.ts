import { type DraftStore, noStore } from './draft-store.ts'
import { indexedDbStore } from './indexed-db-store.ts'

let browserStore: DraftStore | null = null

/** This browser's draft store; `noStore` when it has no storage. */
export const storeOfBrowser = (): DraftStore => {
  browserStore ??= 'indexedDB' in globalThis ? indexedDbStore() : noStore
  return browserStore
}
