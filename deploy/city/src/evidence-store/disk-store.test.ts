import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { createDiskStore } from './disk-store.ts'
import { type FileStore, urnOf } from './file-store.ts'

const CONTENT = Buffer.from('content')
const OTHER = Buffer.from('other')
const HOUR = 3_600_000

let folder: string
let files: FileStore
const again = () => createDiskStore({ folder, origin: 'http://store', secret: 'secret' })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parvis-disk-'))
  files = await again()
})

const namesIn = (place: string) => readdir(join(folder, place))
const text = (bytes: Uint8Array | 'too-large' | null) =>
  bytes === null ? null : Buffer.from(bytes).toString()
const older = async (file: string, ms: number) => {
  const moment = new Date(Date.now() - ms)
  await utimes(join(folder, file), moment, moment)
}

describe('a file on disk', () => {
  test('waits in quarantine, unread, until it is kept', async () => {
    const urn = urnOf(randomUUID())
    expect(await files.write(urn, CONTENT)).toBe(true)
    expect([await files.read(urn), text(await files.readQuarantined(urn))]).toEqual([null, 'content'])
    await files.keep(urn, CONTENT)
    await files.keep(urn, CONTENT)
    expect([text(await files.read(urn)), await files.readQuarantined(urn)]).toEqual(['content', null])
  })

  test('is written once, whoever comes first', async () => {
    const urn = urnOf(randomUUID())
    const both = await Promise.all([files.write(urn, CONTENT), (await again()).write(urn, OTHER)])
    expect(both.toSorted()).toEqual([false, true])
    expect(text(await files.readQuarantined(urn))).toBe(both[0] ? 'content' : 'other')
    await files.keep(urn, CONTENT)
    expect(await files.write(urn, OTHER)).toBe(false)
  })

  test('is gone once it is removed, and stays when only quarantine is cleared', async () => {
    const [kept, waiting] = [urnOf(randomUUID()), urnOf(randomUUID())]
    await files.write(kept, CONTENT)
    await files.keep(kept, CONTENT)
    await files.write(waiting, CONTENT)
    await files.clearQuarantine(kept)
    expect(text(await files.read(kept))).toBe('content')
    await files.remove(kept)
    await files.remove(waiting)
    await files.remove(waiting)
    expect(await files.list()).toEqual([])
  })

  test.each(['urn:parvis:evidence:../../etc/passwd', 'urn:parvis:evidence:', '/etc/passwd'])(
    'is never looked for under %s',
    async urn => {
      await expect(files.read(urn)).rejects.toThrow(RangeError)
      await expect(files.write(urn, CONTENT)).rejects.toThrow(RangeError)
    },
  )

  test('is told from what somebody else has laid beside it', async () => {
    await writeFile(join(folder, 'kept', 'notes.txt'), 'mine')
    expect(await files.list()).toEqual([])
  })

  test('can be read by this server’s account alone', async () => {
    const urn = urnOf(randomUUID())
    await files.write(urn, CONTENT)
    const { mode } = await stat(join(folder, 'quarantine', urn.slice(-36)))
    expect(mode & 0o777).toBe(0o600)
  })
})

describe('the server stopped in the middle', () => {
  test('of writing: what is left has no name, and the file can be sent again', async () => {
    const urn = urnOf(randomUUID())
    await writeFile(join(folder, 'incoming', `${randomUUID()}.part`), 'cont')
    files = await again()
    expect(await files.readQuarantined(urn)).toBeNull()
    expect(await files.list()).toEqual([])
    expect(await files.write(urn, CONTENT)).toBe(true)
  })

  test('between quarantine and keeping: it goes on where it stopped', async () => {
    const urn = urnOf(randomUUID())
    await files.write(urn, CONTENT)
    files = await again()
    await files.keep(urn, CONTENT)
    expect(text(await files.read(urn))).toBe('content')
  })

  test('of writing, because the disk fails: nothing is left behind', async () => {
    const urn = urnOf(randomUUID())
    await rm(join(folder, 'quarantine'), { recursive: true })
    await expect(files.write(urn, CONTENT)).rejects.toThrow('ENOENT')
    expect(await namesIn('incoming')).toEqual([])
  })

  test('what interrupted uploads left is removed after a day, and nothing else', async () => {
    const [old, young] = [`${randomUUID()}.part`, `${randomUUID()}.part`]
    for (const name of [old, young]) await writeFile(join(folder, 'incoming', name), 'cont')
    await older(`incoming/${old}`, 25 * HOUR)
    const urn = urnOf(randomUUID())
    await files.write(urn, CONTENT)
    await older(`quarantine/${urn.slice(-36)}`, 25 * HOUR)
    expect(await files.purgeInterrupted(24 * HOUR)).toBe(1)
    expect(await namesIn('incoming')).toEqual([young])
    const [waiting] = await files.list()
    expect([waiting?.urn, waiting?.isKept, Math.round((waiting?.ageMs ?? 0) / HOUR)]).toEqual([
      urn,
      false,
      25,
    ])
  })
})

describe('the disk', () => {
  test('is in reach while it can be written, and leaves no trace of the question', async () => {
    expect(await files.isReachable()).toBe(true)
    expect(await namesIn('incoming')).toEqual([])
    await rm(folder, { recursive: true })
    expect(await files.isReachable()).toBe(false)
  })
})
