import { mkdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ATTACHMENT_MAX_BYTES } from '@parvis/shared-kernel/subscriber'
import { agesIn, hasRoom, isThere, PART, putWhole, syncFolder, timeOfDisk, unless } from './disk-files.ts'
import { type FileStore, objectIdOf, type StoredObject, urnOf } from './file-store.ts'
import { sealPermit } from './upload-permit.ts'

export interface DiskStoreOptions {
  folder: string
  /** URL of the evidence store, the base of signed URLs. */
  origin: string
  secret: string
  /** Free space below which the store reports that it is not ready. */
  leastRoomBytes?: number
}

/** Space for a few of the largest files, so that the operator notices before citizens do. */
const LEAST_ROOM_BYTES = 64_000_000

interface Folders {
  incoming: string
  quarantine: string
  kept: string
}

const makeFolders = async (folder: string): Promise<Folders> => {
  const folders = {
    incoming: join(folder, 'incoming'),
    quarantine: join(folder, 'quarantine'),
    kept: join(folder, 'kept'),
  }
  for (const place of Object.values(folders)) await mkdir(place, { recursive: true, mode: 0o700 })
  return folders
}

const fileIn = (folder: string, urn: string): string => {
  const id = objectIdOf(urn)
  if (id === null) throw new RangeError('not the name of an object of this store')
  return join(folder, id)
}

const objectsIn = async (folder: string, isKept: boolean, now: number): Promise<StoredObject[]> =>
  (await agesIn(folder, now))
    .map(({ name, ageMs }) => ({ urn: urnOf(name), isKept, ageMs }))
    // Leaves files that the store did not write alone.
    .filter(({ urn }) => objectIdOf(urn) !== null)

const keepFile = async ({ incoming, quarantine, kept }: Folders, urn: string, bytes: Uint8Array) => {
  await putWhole(incoming, fileIn(kept, urn), bytes)
  await syncFolder(kept)
  await rm(fileIn(quarantine, urn), { force: true })
}

const purge = async (incoming: string, olderThanMs: number): Promise<number> => {
  const left = await agesIn(incoming, await timeOfDisk(incoming))
  const old = left.filter(({ name, ageMs }) => name.endsWith(PART) && ageMs > olderThanMs)
  for (const { name } of old) await rm(join(incoming, name), { force: true })
  return old.length
}

/**
 * Stores files in a folder. A file is written under a temporary name, synced, and only then linked to its own name: a
 * file in quarantine or among the kept ones is always complete, whatever was interrupted. Two processes may share the
 * folder.
 */
export const createDiskStore = async (options: DiskStoreOptions): Promise<FileStore> => {
  const folders = await makeFolders(options.folder)
  const { incoming, quarantine, kept } = folders
  return {
    signUpload: async permit =>
      `${options.origin}/upload?permit=${encodeURIComponent(sealPermit(options.secret, permit))}`,

    write: async (urn, bytes) => {
      if (await isThere(fileIn(kept, urn))) return false
      const isNew = await putWhole(incoming, fileIn(quarantine, urn), bytes)
      if (isNew) await syncFolder(quarantine)
      return isNew
    },

    readQuarantined: async urn => {
      const file = fileIn(quarantine, urn)
      const facts = await stat(file).catch(unless('ENOENT'))
      if (facts === null) return null
      return facts.size > ATTACHMENT_MAX_BYTES ? 'too-large' : readFile(file).catch(unless('ENOENT'))
    },

    keep: (urn, bytes) => keepFile(folders, urn, bytes),

    read: async urn => readFile(fileIn(kept, urn)).catch(unless('ENOENT')),

    clearQuarantine: async urn => rm(fileIn(quarantine, urn), { force: true }),

    remove: async urn => {
      await rm(fileIn(quarantine, urn), { force: true })
      await rm(fileIn(kept, urn), { force: true })
    },

    list: async () => {
      const now = await timeOfDisk(incoming)
      return [...(await objectsIn(quarantine, false, now)), ...(await objectsIn(kept, true, now))]
    },

    purgeInterrupted: olderThanMs => purge(incoming, olderThanMs),

    isReachable: () =>
      Promise.all([hasRoom(incoming, options.leastRoomBytes ?? LEAST_ROOM_BYTES), timeOfDisk(incoming)]).then(
        ([isRoomLeft]) => isRoomLeft,
        () => false,
      ),
  }
}
