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

/** The 22nd field of Linux's word on a process, counted behind its name, which may hold anything. */
const startInProc = async (pid: number): Promise<string> => {
  const [word, boot] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
  ])
  const ticks = word.slice(word.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  return `${boot.trim()}/${ticks}`
}

/** In words that do not depend on where and in which language a process was started. */
export const startByPs = async (pid: number): Promise<string> => {
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)], { env })
  return stdout.trim().replace(/\s+/g, '-')
}

/** When a process began, in words that no other process of the same number has; '' where the system does not say. */
const startOf = (pid: number): Promise<string> =>
  startInProc(pid)
    .catch(() => startByPs(pid))
    .catch(() => '')

/** Numbers of processes are used again: one that began at another time is somebody else's, and what this one holds it knows. */
const isOwnerAlive = async (lock: string): Promise<{ owner: number; isAlive: boolean }> => {
  const [number = '', start = ''] = lock.trim().split(' ')
  const owner = Number(number)
  if (!Number.isInteger(owner) || owner <= 0 || !isAlive(owner)) return { owner, isAlive: false }
  if (start !== '' && start !== (await startOf(owner))) return { owner, isAlive: false }
  return { owner, isAlive: owner !== process.pid }
}

const codeOf = (failure: unknown) => (failure as NodeJS.ErrnoException).code

/** Puts the lock in its place whole, under its name at once: nobody ever reads one that is not written yet. */
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

/** Takes a dead lock away; one that somebody else has put there since it was read is put back. */
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
