import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { createStore, get, set } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { subscriberId } from '../ids/index.ts'
import { DRAFT_DATABASE } from '../session/index.ts'
import type { DraftStore, KeptFile, LocalDraft } from './draft-store.ts'
import { indexedDbStore } from './indexed-db-store.ts'

const keyOf = (who: string, procedure = 'ticket-7') => ({ subscriberId: subscriberId(who), procedure })
const CAMILLE = keyOf('camille')
const DAY_MS = 86_400_000

const draftOf = (writer: string, savedAt = Date.now()): LocalDraft => ({
  body: { plate: 'AB' },
  writer,
  version: 0,
  savedAt,
  isFinished: false,
})
const fileOf = (name: string, savedAt = Date.now()): KeptFile => ({ file: new File(['x'], name), savedAt })
const writersOf = async (store: DraftStore, key = CAMILLE) =>
  (await store.read(key)).map(({ writer }) => writer).toSorted()
const slotsOf = async (store: DraftStore, key = CAMILLE) => Object.keys(await store.readFiles(key))

const earlier = (key: readonly string[], entry: unknown) =>
  set([...key], entry, createStore(DRAFT_DATABASE, 'drafts'))

const deleted = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(DRAFT_DATABASE)
    request.onsuccess = () => resolve()
    request.onblocked = () => reject(new Error('something holds the database'))
  })

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
})
afterEach(() => vi.unstubAllGlobals())

describe('what this browser holds of a draft', () => {
  it('is read back by its person and procedure, and by nobody else', async () => {
    const store = indexedDbStore()
    await store.write(CAMILLE, draftOf('one'))
    expect(await store.read(CAMILLE)).toMatchObject([{ writer: 'one', body: { plate: 'AB' } }])
    expect(await writersOf(indexedDbStore())).toEqual(['one'])
    expect(await store.read(keyOf('amina'))).toEqual([])
    expect(await store.read(keyOf('camille', 'ticket-8'))).toEqual([])
  })

  it('is one for each tab, and goes when its own writer drops it', async () => {
    const store = indexedDbStore()
    for (const writer of ['one', 'two', 'one']) await store.write(CAMILLE, draftOf(writer))
    await store.writeFile(CAMILLE, 'home', fileOf('a.pdf'))
    expect(await writersOf(store)).toEqual(['one', 'two'])
    await store.drop(CAMILLE, 'one', Date.now() - DAY_MS)
    expect(await writersOf(store), 'it was written anew since').toEqual(['one', 'two'])
    await store.drop(CAMILLE, 'one')
    expect([await writersOf(store), await slotsOf(store)]).toEqual([['two'], ['home']])
  })

  it.each([
    ['goes when its own writer drops it', 'before', ['one']],
    ['stays when another one drops its own', 'one', ['before']],
  ])('of an earlier release, one for all tabs, is read and %s', async (_what, writer, left) => {
    await earlier(['camille', 'ticket-7'], draftOf('before'))
    const store = indexedDbStore()
    await store.write(CAMILLE, draftOf('one'))
    expect(await writersOf(store)).toEqual(['before', 'one'])
    await store.drop(CAMILLE, writer)
    expect(await writersOf(store)).toEqual(left)
  })

  it('can be dropped where there is none', async () => {
    await expect(indexedDbStore().drop(CAMILLE, 'one')).resolves.toBeUndefined()
  })
})

describe('files that were chosen', () => {
  it('stand by slot, each for itself, beside the draft', async () => {
    const store = indexedDbStore()
    await store.write(CAMILLE, draftOf('one'))
    await store.writeFile(CAMILLE, 'home', fileOf('a.pdf'))
    await store.writeFile(CAMILLE, 'car', fileOf('b.pdf'))
    await store.writeFile(keyOf('camille', 'ticket-70'), 'car', fileOf('c.pdf'))
    await store.writeFile(keyOf('camillea'), 'car', fileOf('d.pdf'))
    expect(await slotsOf(store)).toEqual(['car', 'home'])
    await store.dropFile(CAMILLE, 'car')
    expect(await slotsOf(store)).toEqual(['home'])
    await store.drop(CAMILLE, 'one')
    expect(await slotsOf(store)).toEqual(['home'])
  })

  it('go with the draft when all of it goes, and no other', async () => {
    const store = indexedDbStore()
    const other = keyOf('camille', 'ticket-70')
    for (const key of [CAMILLE, other]) {
      await store.write(key, draftOf('one'))
      await store.writeFile(key, 'home', fileOf('a.pdf'))
    }
    await store.dropAll(CAMILLE)
    expect([await store.read(CAMILLE), await slotsOf(store)]).toEqual([[], []])
    expect(await writersOf(store, other)).toEqual(['one'])
    expect(await slotsOf(store, other)).toEqual(['home'])
  })
})

describe('the database', () => {
  it('forgets what nobody came back for in thirty days, when it is opened', async () => {
    await earlier(['camille', 'ticket-7'], draftOf('old', Date.now() - 31 * DAY_MS))
    await earlier(['camille', 'ticket-7', 'home'], fileOf('old.pdf', Date.now() - 31 * DAY_MS))
    await earlier(['camille', 'ticket-8'], draftOf('recent', Date.now() - 29 * DAY_MS))
    const store = indexedDbStore()
    expect(await store.read(CAMILLE)).toEqual([])
    expect(await slotsOf(store)).toEqual([])
    expect(await writersOf(store, keyOf('camille', 'ticket-8'))).toEqual(['recent'])
  })

  it('gives way when somebody signs out in any tab, and is a new one afterwards', async () => {
    const [tab, otherTab] = [indexedDbStore(), indexedDbStore()]
    await tab.write(CAMILLE, draftOf('one'))
    await otherTab.read(CAMILLE)
    await deleted()
    expect(await tab.read(CAMILLE)).toEqual([])
    await tab.write(CAMILLE, draftOf('two'))
    expect(await writersOf(otherTab)).toEqual(['two'])
    await deleted()
  })

  it('of a visit before files stood beside drafts still gives its drafts', async () => {
    await new Promise<void>(resolve => {
      const request = indexedDB.open(DRAFT_DATABASE, 1)
      request.onupgradeneeded = () => {
        request.result.createObjectStore('drafts').put(draftOf('before'), ['camille', 'ticket-7'])
        request.result.createObjectStore('files')
      }
      request.onsuccess = () => {
        request.result.close()
        resolve()
      }
    })
    const store = indexedDbStore()
    expect(await writersOf(store)).toEqual(['before'])
    await store.writeFile(CAMILLE, 'home', fileOf('a.pdf'))
    expect(await slotsOf(store)).toEqual(['home'])
  })

  it('that cannot be opened once is tried again', async () => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('no', 'SecurityError')
    })
    const store = indexedDbStore()
    await expect(store.write(CAMILLE, draftOf('one'))).rejects.toThrow('no')
    await expect(store.read(CAMILLE)).resolves.toEqual([])
    open.mockRestore()
    expect(await get(['camille', 'ticket-7'], createStore(DRAFT_DATABASE, 'drafts'))).toBeUndefined()
  })
})
