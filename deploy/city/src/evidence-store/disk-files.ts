import { randomUUID } from 'node:crypto'
import { link, open, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Extension of a file that is still being written. */
export const PART = '.part'

const isCode = (failure: unknown, code: string) => (failure as NodeJS.ErrnoException).code === code

/** Turns failures of one code into null; rethrows others. */
export const unless = (code: string) => (failure: unknown) => {
  if (!isCode(failure, code)) throw failure
  return null
}

export const isThere = async (file: string) => (await stat(file).catch(unless('ENOENT'))) !== null

/** Syncs a folder: after a power cut, a file name exists only if its folder was synced. */
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

/** Writes the file in `incoming`, then links it to its name; false if the name is taken. */
export const putWhole = async (incoming: string, target: string, bytes: Uint8Array): Promise<boolean> => {
  const part = join(incoming, `${randomUUID()}${PART}`)
  try {
    await writeWhole(part, bytes)
    return (await link(part, target).then(() => true, unless('EEXIST'))) === true
  } finally {
    await rm(part, { force: true })
  }
}

/** Reads the file system's time: ages must not depend on the demo clock. */
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

/** Whether the folder's file system has that much space left. */
export const hasRoom = async (folder: string, bytes: number): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= bytes
}
