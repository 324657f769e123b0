import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lockDataFolder, startByPs } from './data-folder-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parvis-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const lockFile = () => join(folder, 'city.lock')

describe('a data folder', () => {
  test('is for one server at a time', async () => {
    const unlock = await lockDataFolder(folder)
    await expect(lockDataFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`)
    await unlock()
    await (await lockDataFolder(folder))()
  })

  test.each([
    ['of a process that is gone', '999999999 boot/1'],
    ['of another process with the number of one that runs now', `${process.ppid} boot/1`],
    ['of an earlier process with our own number', `${process.pid} boot/1`],
    ['that says nothing', ''],
    ['that says no number', 'hello'],
  ])('is taken over from a lock %s', async (_name, lock) => {
    writeFileSync(lockFile(), lock)
    const unlock = await lockDataFolder(folder)
    expect(readFileSync(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid} \\S+$`))
    await unlock()
  })

  test('is not taken from a process that runs, whether its lock says when it began or not', async () => {
    writeFileSync(lockFile(), String(process.ppid))
    await expect(lockDataFolder(folder)).rejects.toThrow(`in use by process ${process.ppid}`)
  })

  test('has a lock that says whose it is from the first moment on', async () => {
    let isTaken = false
    const taking = lockDataFolder(folder).finally(() => {
      isTaken = true
    })
    const read = new Set<string>()
    while (!isTaken) {
      if (existsSync(lockFile())) read.add(readFileSync(lockFile(), 'utf8'))
      await new Promise(setImmediate)
    }
    await (await taking)()
    expect([...read].filter(text => !/^\d+ \S+$/.test(text))).toEqual([])
  })

  test('is given to one of many who ask at once, and nothing else is left in it', async () => {
    writeFileSync(lockFile(), '999999999 boot/1')
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(folder)))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(readdirSync(folder)).toEqual(['city.lock'])
    for (const one of asked) if (one.status === 'fulfilled') await one.value()
    expect(readdirSync(folder)).toEqual([])
  })

  test('knows when a process began by the same words, wherever it was started', async () => {
    vi.stubEnv('TZ', 'Asia/Tokyo')
    const inTokyo = await startByPs(process.pid)
    vi.stubEnv('TZ', 'America/Lima')
    expect(await startByPs(process.pid)).toBe(inTokyo)
    vi.unstubAllEnvs()
  })

  test('is closed to other accounts of the machine, also one that was open before', async () => {
    chmodSync(folder, 0o755)
    const unlock = await lockDataFolder(folder)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    await unlock()
  })
})
