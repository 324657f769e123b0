import { randomUUID } from 'node:crypto'
import { startTestBucket, type TestBucket } from '@parvis/server/testing'
import type { Instant } from '@parvis/shared-kernel/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FileStore, urnOf } from './file-store.ts'
import { createS3Store } from './s3-store.ts'
import { pngOfBytes } from './testing/sample-pictures.ts'

let bucket: TestBucket
let files: FileStore

beforeAll(async () => {
  bucket = await startTestBucket()
  files = createS3Store(bucket.options)
})
afterAll(() => bucket.stop())

const signed = async (mime = 'image/png', size: number | null = null) => {
  const urn = urnOf(randomUUID())
  return { urn, url: await files.signUpload({ urn, mime, size, expiresAt: 0 as Instant }) }
}
const put = async (url: string, type = 'image/png', body = 'content') =>
  (await fetch(url, { method: 'PUT', body, headers: { 'content-type': type } })).status

describe('a signed address of the bucket', () => {
  test('takes one file of its type', async () => {
    const { urn, url } = await signed()
    expect(await put(url)).toBe(200)
    expect(Buffer.from((await files.readQuarantined(urn)) ?? '').toString()).toBe('content')
    expect(await files.read(urn)).toBeNull()
  })

  test('takes the length that was told, and no other', async () => {
    expect(await put((await signed('image/png', 7)).url)).toBe(200)
    expect(await put((await signed('image/png', 7)).url, 'image/png', 'content!')).toBe(403)
    expect(await put((await signed('image/png', 7)).url, 'image/png', 'conten')).toBe(403)
  })

  test.each([
    ['another type', (url: string) => put(url, 'text/html')],
    ['another key', (url: string) => put(url.replace('/quarantine/', '/kept/'))],
    ['another bucket', (url: string) => put(url.replace('/evidence/', '/others/'))],
    ['a longer life', (url: string) => put(url.replace('X-Amz-Expires=300', 'X-Amz-Expires=3000'))],
    ['no signature', (url: string) => put(url.split('?')[0] ?? '')],
    ['reading', async (url: string) => (await fetch(url)).status],
  ])('does not serve for %s', async (_name, attempt) => {
    expect(await attempt((await signed()).url)).toBe(403)
  })

  test('serves for five minutes', async () => {
    const { url } = await signed()
    // Signatures have whole seconds and the machine may be slow: avoid the exact edge.
    bucket.moveBy(270_000)
    expect(await put(url)).toBe(200)
    bucket.moveBy(31_000)
    expect(await put(url)).toBe(403)
    bucket.moveBy(-301_000)
  })

  test('changes nothing that was kept, though it serves again until then', async () => {
    const { urn, url } = await signed()
    await put(url)
    await files.keep(urn, Buffer.from('content'))
    expect(await put(url, 'image/png', 'other')).toBe(200)
    expect(Buffer.from((await files.read(urn)) ?? '').toString()).toBe('content')
    await files.clearQuarantine(urn)
    expect(await files.readQuarantined(urn)).toBeNull()
  })
})

describe('the bucket', () => {
  test('is listed over all its pages, with the age of each object', async () => {
    bucket.objects.clear()
    const urns = Array.from({ length: 5 }, () => urnOf(randomUUID()))
    for (const urn of urns) await files.write(urn, Buffer.from('x'))
    await files.keep(urns[0] ?? '', Buffer.from('x'))
    bucket.age(`kept/${urns[0]?.slice(-36)}`, 86_400_000)
    const objects = await files.list()
    expect(objects.map(({ urn }) => urn).sort()).toEqual(urns.sort())
    const [kept, ...others] = objects.filter(({ isKept }) => isKept)
    expect(others).toEqual([])
    expect(Math.round((kept?.ageMs ?? 0) / 60_000)).toBe(24 * 60)
  })

  test('takes nothing twice, and forgets what is removed, twice', async () => {
    const urn = urnOf(randomUUID())
    expect(await files.write(urn, Buffer.from('a'))).toBe(true)
    expect(await files.write(urn, Buffer.from('b'))).toBe(false)
    await files.remove(urn)
    await files.remove(urn)
    expect(await files.readQuarantined(urn)).toBeNull()
  })

  test('is not made to send what is too large', async () => {
    const { urn, url } = await signed()
    await fetch(url, {
      method: 'PUT',
      body: new Uint8Array(pngOfBytes(10_000_001)),
      headers: { 'content-type': 'image/png' },
    })
    expect(await files.readQuarantined(urn)).toBe('too-large')
  })

  test('is said to be out of reach when it is down, or when the keys are wrong', async () => {
    expect(await files.isReachable()).toBe(true)
    bucket.isDown = true
    expect(await files.isReachable()).toBe(false)
    await expect(files.read(urnOf(randomUUID()))).rejects.toThrow('503')
    bucket.isDown = false
    expect(await createS3Store({ ...bucket.options, secretAccessKey: 'wrong' }).isReachable()).toBe(false)
  })

  test('is never asked for a name that this server did not make', async () => {
    await expect(files.read('urn:parvis:evidence:../secret')).rejects.toThrow(RangeError)
  })
})
