import { createStore, del, get, promisifyRequest, set, type UseStore } from 'idb-keyval'
import { DRAFT_DATABASE } from '../session/index.ts'
import type { DraftKey, DraftStore, KeptFile, LocalDraft } from './draft-store.ts'

const LIFE_MS = 30 * 86_400_000

interface Entry {
  readonly savedAt: number
}

const draftKey = ({ subscriberId, procedure }: DraftKey) => [subscriberId, procedure]
/** File keys sort directly after their draft's key. */
const fileKey = (key: DraftKey, slot: string) => [...draftKey(key), slot]
/** All slots of a draft: strings sort before arrays. */
const rangeOf = (key: DraftKey, { isWithDraft }: { readonly isWithDraft: boolean }) =>
  IDBKeyRange.bound(draftKey(key), [...draftKey(key), []], !isWithDraft)

/** Deletes entries older than thirty days. */
function dropOld(entries: IDBObjectStore): Promise<void> {
  const request = entries.openCursor()
  request.onsuccess = () => {
    const cursor = request.result
    if (!cursor) return
    if ((cursor.value as Entry).savedAt < Date.now() - LIFE_MS) cursor.delete()
    cursor.continue()
  }
  return promisifyRequest(entries.transaction)
}

/** Opens the database once and closes it when it is deleted, as on a sign-out in any tab. */
function yieldingStore(): UseStore {
  let opened: UseStore | null = null
  const open = (): UseStore => {
    const store = createStore(DRAFT_DATABASE, 'drafts')
    const yielding: UseStore = (mode, change) =>
      store(mode, entries => {
        const { db } = entries.transaction
        // Without this the connection stays open and the deletion waits until this tab closes.
        db.onversionchange = () => {
          db.close()
          opened = null
        }
        return change(entries)
      })
    // A failed clean-up is retried another time.
    yielding('readwrite', dropOld).catch(() => {})
    return yielding
  }
  return async (mode, change) => {
    opened ??= open()
    return opened(mode, change)
  }
}

export function indexedDbStore(): DraftStore {
  const store = yieldingStore()
  return {
    read: async key => (await get<LocalDraft>(draftKey(key), store)) ?? null,
    write: (key, draft) => set(draftKey(key), draft, store),
    drop: (key, writer) =>
      store('readwrite', entries => {
        const request: IDBRequest<LocalDraft | undefined> = entries.get(draftKey(key))
        request.onsuccess = () => {
          if (request.result?.writer === writer) entries.delete(draftKey(key))
        }
        return promisifyRequest(entries.transaction)
      }),
    async readFiles(key) {
      const range = rangeOf(key, { isWithDraft: false })
      const [keys, files] = await store('readonly', entries =>
        Promise.all([
          promisifyRequest(entries.getAllKeys(range)),
          promisifyRequest<KeptFile[]>(entries.getAll(range)),
        ]),
      )
      return Object.fromEntries(files.map((file, index) => [String((keys[index] as unknown[])[2]), file]))
    },
    writeFile: (key, slot, file) => set(fileKey(key, slot), file, store),
    dropFile: (key, slot) => del(fileKey(key, slot), store),
    dropAll: key =>
      store('readwrite', entries => {
        entries.delete(rangeOf(key, { isWithDraft: true }))
        return promisifyRequest(entries.transaction)
      }),
  }
}
