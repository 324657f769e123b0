import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ownFolder } from './data-folder.ts'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Reads the start time of a process, the 22nd field of its `stat` on Linux. Fields are counted after the process
 * name, which may contain spaces and parentheses.
 */
const startInProc = async (pid: number): Promise<string> => {
  const [stat, boot] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
  ])
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  return `${boot.trim()}/${ticks}`
}

/** Reads the start time from `ps`, in a format independent of locale and time zone. */
export const startByPs = async (pid: number): Promise<string> => {
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)], { env })
  return stdout.trim().replace(/\s+/g, '-')
}

/**
 * Returns a process's start time, which tells it from others with the same number; '' where the system does not
 * report it.
 */
const startOf = (pid: number): Promise<string> =>
  startInProc(pid)
    .catch(() => startByPs(pid))
    .catch(() => '')

/**
 * Process numbers are reused: an owner with another start time has ended. A lock of this process itself is stale too:
 * `heldFolders` knows those that are held.
 */
const isOwnerAlive = async (lock: string): Promise<{ owner: number; isAlive: boolean }> => {
  const [number = '', start = ''] = lock.trim().split(' ')
  const owner = Number(number)
  if (!Number.isInteger(owner) || owner <= 0 || !isAlive(owner)) return { owner, isAlive: false }
  if (start !== '' && start !== (await startOf(owner))) return { owner, isAlive: false }
  return { owner, isAlive: owner !== process.pid }
}

const codeOf = (failure: unknown) => (failure as NodeJS.ErrnoException).code

/** Creates the lock file atomically, so that nobody reads a half-written one; false if it exists. */
const placeLock = async (file: string, text: string): Promise<boolean> => {
  const passing = `${file}.${randomUUID()}`
  await writeFile(passing, text, { flag: 'wx' })
  try {
    await link(passing, file)
    return true
  } catch (failure) {
    if (codeOf(failure) === 'EEXIST') return false
    throw failure
  } finally {
    await rm(passing, { force: true })
  }
}

/** Removes a dead lock; if another process has replaced it since it was read, puts that one back. */
const takeAway = async (file: string, dead: string): Promise<void> => {
  const aside = `${file}.${randomUUID()}`
  try {
    await rename(file, aside)
  } catch (failure) {
    if (codeOf(failure) === 'ENOENT') return
    throw failure
  }
  if ((await readFile(aside, 'utf8')) !== dead) await link(aside, file).catch(() => undefined)
  await rm(aside, { force: true })
}

const heldFolders = new Set<string>()

const inUse = (folder: string, owner: number) =>
  new Error(
    `The data folder ${folder} is in use by process ${owner}. Stop that server, or choose another folder with PARVIS_DATA.`,
  )

const takeLock = async (folder: string, file: string): Promise<void> => {
  const text = `${process.pid} ${await startOf(process.pid)}`
  if (await placeLock(file, text)) return
  const found = await readFile(file, 'utf8').catch(() => '')
  const { owner, isAlive: isInUse } = await isOwnerAlive(found)
  if (isInUse) throw inUse(folder, owner)
  await takeAway(file, found)
  if (!(await placeLock(file, text)))
    throw new Error(`The data folder ${folder} has just been taken by another process.`)
}

/**
 * Takes a data folder for this process alone: the embedded database would silently let a second
 * process open the same files and damage them. A lock left by a dead process is taken over.
 */
export const lockDataFolder = async (folder: string): Promise<() => Promise<void>> => {
  await ownFolder(folder)
  const file = join(folder, 'city.lock')
  if (heldFolders.has(folder)) throw inUse(folder, process.pid)
  heldFolders.add(folder)
  try {
    await takeLock(folder, file)
  } catch (failure) {
    heldFolders.delete(folder)
    throw failure
  }
  return async () => {
    heldFolders.delete(folder)
    await rm(file, { force: true })
  }
}
