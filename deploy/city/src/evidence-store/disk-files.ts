import { randomUUID } from 'node:crypto'
import { link, open, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The ending of a file that is being written and has no name yet. */
export const PART = '.part'

const isCode = (failure: unknown, code: string) => (failure as NodeJS.ErrnoException).code === code

/** What a failure of one kind means instead; any other failure goes on. */
export const unless = (code: string) => (failure: unknown) => {
  if (!isCode(failure, code)) throw failure
  return null
}

export const isThere = async (file: string) => (await stat(file).catch(unless('ENOENT'))) !== null

/** A name in a folder survives a power cut only when the folder itself was written. */
export const syncFolder = async (folder: string): Promise<void> => {
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

/** Writes in `incoming`, then gives the file its name; false when something has that name already. */
export const putWhole = async (incoming: string, target: string, bytes: Uint8Array): Promise<boolean> => {
  const part = join(incoming, `${randomUUID()}${PART}`)
  try {
    await writeWhole(part, bytes)
    return (await link(part, target).then(() => true, unless('EEXIST'))) === true
  } finally {
    await rm(part, { force: true })
  }
}

/** The disk's own time, so that ages do not depend on a clock that a demonstration moves. */
export const timeOfDisk = async (incoming: string): Promise<number> => {
  const probe = join(incoming, `${randomUUID()}${PART}`)
  await writeFile(probe, '', { mode: 0o600, flag: 'wx' })
  const { mtimeMs } = await stat(probe)
  await rm(probe, { force: true })
  return mtimeMs
}

export const agesIn = async (folder: string, now: number) => {
  const names = await readdir(folder)
  const ages = names.map(async name => {
    const facts = await stat(join(folder, name)).catch(unless('ENOENT'))
    return facts === null ? [] : [{ name, ageMs: now - facts.mtimeMs }]
  })
  return (await Promise.all(ages)).flat()
}

/** Whether so many bytes can still be written to the disk of a folder. */
export const hasRoom = async (folder: string, bytes: number): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= bytes
}
