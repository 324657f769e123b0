import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ATTACHMENT_MAX_BYTES } from '@parvis/shared-kernel/subscriber'
import { type FileStore, objectIdOf, type StoredObject, urnOf } from './file-store.ts'
import { sealPermit } from './upload-permit.ts'

export interface DiskStoreOptions {
  folder: string
  /** Where the evidence store answers: signed addresses lead there. */
  origin: string
  secret: string
}

const PART = '.part'
const PLACES = ['incoming', 'quarantine', 'kept'] as const
type Place = (typeof PLACES)[number]

const isCode = (failure: unknown, code: string) => (failure as NodeJS.ErrnoException).code === code

/** What a failure of one kind means instead; any other failure goes on. */
const unless = (code: string) => (failure: unknown) => {
  if (!isCode(failure, code)) throw failure
  return null
}

/** A name in a folder survives a power cut only when the folder itself was written. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

const writeWhole = async (file: string, bytes: Uint8Array): Promise<void> => {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * A folder on disk. A file is written under a passing name, brought to the disk, and only then linked to its own name:
 * a name in quarantine or among the kept always means a whole file, whatever was interrupted. Two processes may share it.
 */
export const createDiskStore = async ({ folder, origin, secret }: DiskStoreOptions): Promise<FileStore> => {
  const folderOf = (place: Place) => join(folder, place)
  for (const place of PLACES) await mkdir(folderOf(place), { recursive: true, mode: 0o700 })
  const fileOf = (place: Place, urn: string): string => {
    const id = objectIdOf(urn)
    if (id === null) throw new RangeError('not the name of an object of this store')
    return join(folderOf(place), id)
  }
  const isThere = async (file: string) => (await stat(file).catch(unless('ENOENT'))) !== null

  /** False when something has that name already. */
  const putWhole = async (target: string, bytes: Uint8Array): Promise<boolean> => {
    const part = join(folderOf('incoming'), `${randomUUID()}${PART}`)
    try {
      await writeWhole(part, bytes)
      return (await link(part, target).then(() => true, unless('EEXIST'))) === true
    } finally {
      await rm(part, { force: true })
    }
  }

  /** The disk's own time, so that ages do not depend on a clock that a demonstration moves. */
  const timeOfDisk = async (): Promise<number> => {
    const probe = join(folderOf('incoming'), `${randomUUID()}${PART}`)
    await writeFile(probe, '', { mode: 0o600, flag: 'wx' })
    const { mtimeMs } = await stat(probe)
    await rm(probe, { force: true })
    return mtimeMs
  }

  const agesIn = async (place: Place, now: number) => {
    const names = await readdir(folderOf(place))
    const ages = names.map(async name => {
      const facts = await stat(join(folderOf(place), name)).catch(unless('ENOENT'))
      return facts === null ? [] : [{ name, ageMs: now - facts.mtimeMs }]
    })
    return (await Promise.all(ages)).flat()
  }

  return {
    signUpload: async permit => `${origin}/upload?permit=${encodeURIComponent(sealPermit(secret, permit))}`,

    write: async (urn, bytes) => {
      if (await isThere(fileOf('kept', urn))) return false
      const isNew = await putWhole(fileOf('quarantine', urn), bytes)
      if (isNew) await syncFolder(folderOf('quarantine'))
      return isNew
    },

    readQuarantined: async urn => {
      const file = fileOf('quarantine', urn)
      const facts = await stat(file).catch(unless('ENOENT'))
      if (facts === null) return null
      return facts.size > ATTACHMENT_MAX_BYTES ? 'too-large' : readFile(file).catch(unless('ENOENT'))
    },

    keep: async (urn, bytes) => {
      const target = fileOf('kept', urn)
      const isMoved = await rename(fileOf('quarantine', urn), target).then(() => true, unless('ENOENT'))
      if (isMoved === null && !(await isThere(target))) await putWhole(target, bytes)
      await syncFolder(folderOf('kept'))
    },

    read: async urn => readFile(fileOf('kept', urn)).catch(unless('ENOENT')),

    clearQuarantine: urn => rm(fileOf('quarantine', urn), { force: true }),

    remove: async urn => {
      await rm(fileOf('quarantine', urn), { force: true })
      await rm(fileOf('kept', urn), { force: true })
    },

    list: async () => {
      const now = await timeOfDisk()
      const inPlace = async (place: 'quarantine' | 'kept'): Promise<StoredObject[]> =>
        (await agesIn(place, now)).map(({ name, ageMs }) => ({
          urn: urnOf(name),
          isKept: place === 'kept',
          ageMs,
        }))
      return [...(await inPlace('quarantine')), ...(await inPlace('kept'))]
    },

    purgeInterrupted: async olderThanMs => {
      const left = await agesIn('incoming', await timeOfDisk())
      const old = left.filter(({ name, ageMs }) => name.endsWith(PART) && ageMs > olderThanMs)
      for (const { name } of old) await rm(join(folderOf('incoming'), name), { force: true })
      return old.length
    },

    isReachable: async () =>
      timeOfDisk().then(
        () => true,
        () => false,
      ),
  }
}
