import { randomUUID } from 'node:crypto'
import type { Instant } from '@parvis/shared-kernel/time'
import { describe, expect, test } from 'vitest'
import { testCity } from '../testing/city-of-file.ts'
import { type FileStore, urnOf } from './file-store.ts'
import { settleUpload } from './settle-upload.ts'
import { pdf } from './testing/sample-pdfs.ts'
import { HEIC } from './testing/sample-pictures.ts'
import { findUpload, insertUpload } from './upload.repo.ts'

const PDF = await pdf()
const OWNER = { cityId: 'valmont', ownerKind: 'subscriber', ownerId: 'sub-georges' } as const
const city = testCity()

const newUpload = async (size: number | null = null, mime = 'application/pdf') => {
  const urn = urnOf(randomUUID())
  const expiresAt = (city.clock.now() + 300_000) as Instant
  await insertUpload(city.deps.db, OWNER, { urn, mime, size, expiresAt })
  return urn
}
const settle = async (urn: string, files: FileStore = city.deps.files) => {
  const row = await findUpload(city.deps.db, urn)
  if (row === undefined) throw new Error('no row')
  return settleUpload({ ...city.deps, files }, row)
}
const STORED = { kind: 'stored', mime: 'application/pdf', size: PDF.length }

/** A store that fails at one kind of call, after its effect if `isDone`, as if the process were killed there. */
const dyingAt = (call: keyof FileStore, isDone: boolean): FileStore => ({
  ...city.deps.files,
  [call]: async (...parameters: never[]) => {
    if (isDone) await (city.deps.files[call] as (...given: never[]) => Promise<unknown>)(...parameters)
    throw new Error('killed')
  },
})

describe('an upload is settled', () => {
  test('once: those who ask at once, and later, hear the same', async () => {
    const urn = await newUpload()
    await city.deps.files.write(urn, PDF)
    const all = await Promise.all([settle(urn), settle(urn), settle(urn)])
    expect(all).toMatchObject([STORED, STORED, STORED])
    expect(await settle(urn)).toEqual(all[0])
  })

  test('not before its file has come', async () => {
    expect(await settle(await newUpload())).toEqual({ kind: 'absent' })
  })

  test('as unreadable when a part of what was signed is missing', async () => {
    const urn = await newUpload(PDF.length + 1)
    await city.deps.files.write(urn, PDF)
    expect(await settle(urn)).toEqual({ kind: 'refused', fault: 'FileUnreadable' })
    expect(await city.deps.files.readQuarantined(urn)).toBeNull()
    expect(await settle(urn)).toEqual({ kind: 'refused', fault: 'FileUnreadable' })
  })
})

describe('the server is killed', () => {
  test.each([
    ['before the file is kept', 'keep', false],
    ['between the file and its row', 'keep', true],
  ] as const)('%s: nothing half is registered, and the next try ends it', async (_name, call, isDone) => {
    const urn = await newUpload()
    await city.deps.files.write(urn, PDF)
    await expect(settle(urn, dyingAt(call, isDone))).rejects.toThrow('killed')
    expect((await findUpload(city.deps.db, urn))?.stored_at).toBeNull()
    expect(await settle(urn)).toMatchObject(STORED)
    expect(Buffer.from((await city.deps.files.read(urn)) ?? []).equals(PDF)).toBe(true)
  })

  test('between a photo of an iPhone and its row: it is known as the JPEG that it became', async () => {
    const urn = await newUpload(null, 'image/heic')
    await city.deps.files.write(urn, HEIC)
    await expect(settle(urn, dyingAt('keep', true))).rejects.toThrow('killed')
    expect(await settle(urn)).toMatchObject({ kind: 'stored', mime: 'image/jpeg' })
  })

  test('before a refused file is removed: it stays refused', async () => {
    const urn = await newUpload()
    await city.deps.files.write(urn, Buffer.from('<html>'))
    await expect(settle(urn, dyingAt('remove', false))).rejects.toThrow('killed')
    expect(await settle(urn)).toEqual({ kind: 'refused', fault: 'FileUnreadable' })
    expect(await city.deps.files.read(urn)).toBeNull()
  })
})
