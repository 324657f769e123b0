import { DRAFT_DATABASE } from '../session/index.ts'
import type { DraftKey, DraftStore, KeptFile, LocalDraft } from './draft-store.ts'

const DRAFTS = 'drafts'
const FILES = 'files'
const LIFE_MS = 30 * 86_400_000

interface Entry {
  readonly savedAt: number
}

/** The result of one request, as a promise. */
const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** When everything of the transaction is on the disk. */
const settled = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })

function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DRAFT_DATABASE, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(DRAFTS)
    request.result.createObjectStore(FILES)
  }
  return resultOf(request)
}

/** What nobody came back for in thirty days goes. */
async function dropOld(database: IDBDatabase): Promise<void> {
  const transaction = database.transaction([DRAFTS, FILES], 'readwrite')
  for (const name of [DRAFTS, FILES]) {
    const request = transaction.objectStore(name).openCursor()
    request.onsuccess = () => {
      const cursor = request.result
      if (!cursor) return
      if ((cursor.value as Entry).savedAt < Date.now() - LIFE_MS) cursor.delete()
      cursor.continue()
    }
  }
  await settled(transaction)
}

const draftKey = ({ subscriberId, procedure }: DraftKey) => [subscriberId, procedure]
const fileKey = (key: DraftKey, slot: string) => [...draftKey(key), slot]
/** Every slot: texts sort before arrays. */
const filesRange = (key: DraftKey) => IDBKeyRange.bound(draftKey(key), [...draftKey(key), []])

/** Several transactions a second at most, on a database that is opened once and gives way when it is deleted. */
export function indexedDbStore(factory: IDBFactory): DraftStore {
  let opened: Promise<IDBDatabase> | null = null
  const database = (): Promise<IDBDatabase> => {
    opened ??= open(factory).then(async found => {
      const forget = () => {
        opened = null
      }
      found.onversionchange = () => {
        found.close()
        forget()
      }
      found.onclose = forget
      await dropOld(found)
      return found
    })
    opened.catch(() => {
      opened = null
    })
    return opened
  }
  const write = async (name: string, change: (store: IDBObjectStore) => void) => {
    const transaction = (await database()).transaction(name, 'readwrite')
    change(transaction.objectStore(name))
    await settled(transaction)
  }
  const storeOf = async (name: string) => (await database()).transaction(name).objectStore(name)
  return {
    async read(key) {
      const store = await storeOf(DRAFTS)
      return ((await resultOf(store.get(draftKey(key)))) as LocalDraft | undefined) ?? null
    },
    write: (key, draft) => write(DRAFTS, store => store.put(draft, draftKey(key))),
    drop: (key, writer) =>
      write(DRAFTS, store => {
        const request = store.get(draftKey(key))
        request.onsuccess = () => {
          if ((request.result as LocalDraft | undefined)?.writer === writer) store.delete(draftKey(key))
        }
      }),
    async readFiles(key) {
      const store = await storeOf(FILES)
      const [keys, files] = await Promise.all([
        resultOf(store.getAllKeys(filesRange(key))),
        resultOf(store.getAll(filesRange(key))),
      ])
      const slots = keys.map(found => String((found as unknown[])[2]))
      return Object.fromEntries(slots.map((slot, index) => [slot, files[index] as KeptFile]))
    },
    writeFile: (key, slot, file) => write(FILES, store => store.put(file, fileKey(key, slot))),
    dropFile: (key, slot) => write(FILES, store => store.delete(fileKey(key, slot))),
    async dropAll(key) {
      await write(DRAFTS, store => store.delete(draftKey(key)))
      await write(FILES, store => store.delete(filesRange(key)))
    },
  }
}
