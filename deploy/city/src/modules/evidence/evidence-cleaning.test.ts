import { randomUUID } from 'node:crypto'
import { startTestBucket, type TestBucket } from '@parvis/server/testing'
import { mediaWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { S3Options } from '../../evidence-store/s3-store.ts'
import { pdf } from '../../evidence-store/testing/sample-pdfs.ts'
import { createSender, type Sender } from '../../evidence-store/testing/sender.ts'
import { startTestCity, type TestCity } from '../../testing/test-city.ts'
import { cleanEvidences } from './evidence-cleaning.job.ts'

const PDF = await pdf()
const HOUR = 3_600_000
let bucket: TestBucket
let city: TestCity
let sender: Sender

// Uses a bucket, which lists the age of each object; the job is the same on a disk.
beforeAll(async () => {
  bucket = await startTestBucket()
  const s3: S3Options = bucket.options
  city = await startTestCity({ s3 })
  sender = createSender(city)
})
beforeEach(() => city.clock.reset())
afterAll(async () => {
  await city.stop()
  await bucket.stop()
})

const ageAll = (ms: number) => {
  for (const key of bucket.objects.keys()) bucket.age(key, ms)
}
const cleanAfter = async (ms: number) => {
  city.clock.moveBy(ms)
  ageAll(ms)
  await cleanEvidences.run(city.deps)
}
const document = async () => {
  const urn = await sender.uploaded(PDF, 'application/pdf')
  return v.parse(mediaWire, (await sender.register(urn)).body)
}
const rows = async () => {
  const uploads = await city.deps.db.selectFrom('uploads').select(['urn', 'stored_at']).execute()
  return uploads.map(({ urn }) => urn)
}

describe('the city lets go of', () => {
  test('what was uploaded and never registered, after a day', async () => {
    const urn = await sender.uploaded(PDF, 'application/pdf')
    await cleanAfter(23 * HOUR)
    expect(await rows()).toContain(urn)
    await cleanAfter(2 * HOUR)
    expect(await rows()).not.toContain(urn)
    expect(bucket.objects.size).toBe(0)
    expect((await sender.register(urn)).body.error).toBe('EvidenceNeedsToBeUploaded')
  })

  test('addresses that nobody used', async () => {
    const { fileUrn } = await sender.permit('application/pdf')
    await cleanAfter(25 * HOUR)
    expect(await rows()).not.toContain(fileUrn)
  })

  test('a registered document that no request took, after a week', async () => {
    const { id, url } = await document()
    await cleanAfter(6 * 24 * HOUR)
    expect(await city.deps.files.read(url)).not.toBeNull()
    await cleanAfter(25 * HOUR)
    expect(await city.deps.files.read(url)).toBeNull()
    expect((await sender.trace(id)).body.error).toBe('OrderEvidenceNotFound')
  })

  test('objects that no row knows, when they are older than a day', async () => {
    const [old, young] = [randomUUID(), randomUUID()]
    bucket.objects.set(`kept/${old}`, PDF)
    bucket.objects.set(`quarantine/${old}`, PDF)
    ageAll(25 * HOUR)
    bucket.objects.set(`kept/${young}`, PDF)
    await cleanEvidences.run(city.deps)
    expect([...bucket.objects.keys()]).toEqual([`kept/${young}`])
    bucket.objects.clear()
  })
})

test('a file that its store does not remove keeps no other, is told once, and goes in the next run', async () => {
  const upload = () => sender.uploaded(PDF, 'application/pdf')
  const [stuck, other] = [await upload(), await upload()]
  const { files, log } = city.deps
  const remove = (urn: string) =>
    urn === stuck ? Promise.reject(new Error('the bucket is away')) : files.remove(urn)
  const told: unknown[] = []
  const warned = { ...log, warn: (facts: unknown) => told.push(facts) } as typeof log
  city.clock.moveBy(25 * HOUR)
  await cleanEvidences.run({ ...city.deps, log: warned, files: { ...files, remove } })
  expect(told).toEqual([{ failures: 1, failure: 'Error' }])
  const left = await rows()
  expect([left.includes(stuck), left.includes(other)]).toEqual([false, false])
  expect([...bucket.objects.keys()].map(key => key.slice(-36))).toEqual([stuck.slice(-36)])
  ageAll(25 * HOUR)
  await cleanEvidences.run(city.deps)
  expect(bucket.objects.size).toBe(0)
})

describe('the city keeps', () => {
  test('documents of rights, however old, and drops what was sent to their address afterwards', async () => {
    const { signedUploadUrl, fileUrn } = await sender.permit('application/pdf')
    await sender.put(signedUploadUrl, PDF, 'application/pdf')
    const { id } = v.parse(mediaWire, (await sender.register(fileUrn)).body)
    expect((await sender.trace(id)).status).toBe(204)
    await sender.put(signedUploadUrl, PDF, 'application/pdf')
    await cleanAfter(400 * 24 * HOUR)
    expect([...bucket.objects.keys()]).toEqual([`kept/${fileUrn.slice(-36)}`])
  })

  test('rows whose files a store does not show, and says so in its log', async () => {
    const before = await rows()
    const kept = new Map(bucket.objects)
    bucket.objects.clear()
    const told: unknown[] = []
    const log = { ...city.deps.log, error: (facts: unknown) => told.push(facts) } as typeof city.deps.log
    await cleanEvidences.run({ ...city.deps, log })
    expect(await rows()).toEqual(before)
    expect(told).toEqual([{ lost: 1 }])
    for (const [key, bytes] of kept) bucket.objects.set(key, bytes)
  })
})

test('after a run no file is without row and no row without file', async () => {
  await document()
  await sender.trace((await document()).id)
  await sender.uploaded(PDF, 'application/pdf')
  await sender.permit('application/pdf')
  bucket.objects.set(`kept/${randomUUID()}`, PDF)
  await cleanAfter(8 * 24 * HOUR)
  const files = (await city.deps.files.list()).filter(({ isKept }) => isKept).map(({ urn }) => urn)
  expect(files.toSorted()).toEqual((await rows()).toSorted())
  expect(files).toHaveLength(2)
})
