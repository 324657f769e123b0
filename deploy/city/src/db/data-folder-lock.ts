import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const writeLock = async (file: string): Promise<boolean> => {
  try {
    const handle = await open(file, 'wx')
    await handle.writeFile(String(process.pid))
    await handle.close()
    return true
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw failure
  }
}

const heldFolders = new Set<string>()

/**
 * Takes a data folder for this process alone: the embedded database would silently let a second
 * process open the same files and damage them. A lock left by a dead process is taken over.
 */
export const lockDataFolder = async (folder: string): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'city.lock')
  if (!(await writeLock(file))) {
    const owner = Number(await readFile(file, 'utf8').catch(() => ''))
    const isOwnerAlive = owner === process.pid ? heldFolders.has(folder) : owner > 0 && isAlive(owner)
    if (isOwnerAlive) {
      throw new Error(
        `The data folder ${folder} is in use by process ${owner}. Stop that server, or choose another folder with PARVIS_DATA.`,
      )
    }
    await rm(file, { force: true })
    if (!(await writeLock(file)))
      throw new Error(`The data folder ${folder} has just been taken by another process.`)
  }
  heldFolders.add(folder)
  return async () => {
    heldFolders.delete(folder)
    await rm(file, { force: true })
  }
}
