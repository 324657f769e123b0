import { createStore, del, promisifyRequest, set, type UseStore } from 'idb-keyval'
import { DRAFT_DATABASE } from '../session/index.ts'
import type { DraftKey, DraftStore, KeptFile, LocalDraft } from './draft-store.ts'

const LIFE_MS = 30 * 86_400_000

interface Entry {
  readonly savedAt: number
}

const draftKey = ({ subscriberId, procedure }: DraftKey) => [subscriberId, procedure]
/** File keys sort directly after their draft's key. */
const fileKey = (key: DraftKey, slot: string) => [...draftKey(key), slot]
/** What each tab has written sorts after the files: arrays after strings. */
const writerKey = (key: DraftKey, ...writer: IDBValidKey[]) => [...draftKey(key), writer]
const filesOf = (key: DraftKey) => IDBKeyRange.bound(draftKey(key), writerKey(key), true)
const writersOf = (key: DraftKey) => IDBKeyRange.bound(writerKey(key), writerKey(key, []))
const allOf = (key: DraftKey) => IDBKeyRange.bound(draftKey(key), writerKey(key, []))

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
    read: key =>
      store('readonly', async entries => {
        const [ofAll, ofTabs] = await Promise.all([
          promisifyRequest<LocalDraft[]>(entries.getAll(draftKey(key))),
          promisifyRequest<LocalDraft[]>(entries.getAll(writersOf(key))),
        ])
        return [...ofAll, ...ofTabs]
      }),
    write: (key, draft) => set(writerKey(key, draft.writer), draft, store),
    drop: (key, writer, savedAt) =>
      store('readwrite', entries => {
        for (const place of [draftKey(key), writerKey(key, writer)]) {
          const request: IDBRequest<LocalDraft | undefined> = entries.get(place)
          request.onsuccess = () => {
            const held = request.result
            if (held?.writer === writer && held.savedAt === (savedAt ?? held.savedAt)) entries.delete(place)
          }
        }
        return promisifyRequest(entries.transaction)
      }),
    async readFiles(key) {
      const range = filesOf(key)
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
        entries.delete(allOf(key))
        return promisifyRequest(entries.transaction)
      }),
  }
}
