import { randomUUID } from 'node:crypto'
import { startTestBucket, type TestBucket } from '@parvis/server/testing'
import { documentTicketWire, mediaWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdf } from '../../evidence-store/testing/sample-pdfs.ts'
import { png, pngOfBytes } from '../../evidence-store/testing/sample-pictures.ts'
import { createSender, type Sender } from '../../evidence-store/testing/sender.ts'
import { requestsOf } from '../../testing/requests.ts'
import { startTestCity, type TestCity } from '../../testing/test-city.ts'
import { makeUploadUrl, takeStoredUpload } from './upload.service.ts'

const PDF = await pdf()
const ACTIVE = await pdf(document => document.addJavaScript('a', 'x'))
let bucket: TestBucket
let city: TestCity
let sender: Sender

beforeAll(async () => {
  bucket = await startTestBucket()
  city = await startTestCity({ s3: bucket.options })
  sender = createSender(city)
})
afterAll(async () => {
  await city.stop()
  await bucket.stop()
})

const keyOf = (urn: string, place = 'quarantine') => `${place}/${urn.slice(-36)}`
const sent = async (bytes: Uint8Array, type: string) => {
  const { signedUploadUrl, fileUrn } = await sender.permit(type)
  expect((await sender.put(signedUploadUrl, bytes, type)).status).toBe(200)
  return fileUrn
}

describe('documents in a bucket', () => {
  test('go straight to the bucket, and are looked at when they are registered', async () => {
    const { signedUploadUrl, fileUrn } = await sender.permit('application/pdf')
    expect(signedUploadUrl.startsWith(`${bucket.options.endpoint}/evidence/quarantine/`)).toBe(true)
    const answer = await sender.put(signedUploadUrl, PDF, 'application/pdf')
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:4300')
    expect(bucket.objects.has(keyOf(fileUrn))).toBe(true)
    expect((await sender.register(fileUrn)).status).toBe(201)
    expect([...bucket.objects.keys()]).toEqual([keyOf(fileUrn, 'kept')])
    bucket.objects.clear()
  })

  test('are bound to the length that the client told', async () => {
    const { signedUploadUrl } = await sender.permit('image/png', 'georges', png().length)
    expect((await sender.put(signedUploadUrl, pngOfBytes(2_000), 'image/png')).status).toBe(403)
    expect((await sender.put(signedUploadUrl, png(), 'image/png')).status).toBe(200)
  })

  test.each([
    ['too large', pngOfBytes(10_000_001), 'image/png', 413, 'FileTooLarge'],
    ['more than can be looked at', png({ width: 30_000, height: 30_000 }), 'image/png', 413, 'FileTooLarge'],
    ['an active PDF', ACTIVE, 'application/pdf', 415, 'FileTypeNotSupported'],
    ['a page', Buffer.from('<html></html>'), 'application/pdf', 422, 'FileUnreadable'],
    ['nothing', Buffer.alloc(0), 'image/png', 422, 'FileUnreadable'],
  ])('are refused when they are %s, twice, and removed', async (_name, bytes, type, status, code) => {
    const urn = await sent(bytes, type)
    for (const _attempt of [1, 2]) {
      const { status: told, body } = await sender.register(urn)
      expect([told, body.error]).toEqual([status, code])
    }
    expect(bucket.objects.has(keyOf(urn))).toBe(false)
    expect(bucket.objects.has(keyOf(urn, 'kept'))).toBe(false)
  })

  test('stay as they were checked, though their address takes another file afterwards', async () => {
    const { signedUploadUrl, fileUrn } = await sender.permit('application/pdf')
    await sender.put(signedUploadUrl, PDF, 'application/pdf')
    const { id } = v.parse(mediaWire, (await sender.register(fileUrn)).body)
    await sender.put(signedUploadUrl, Buffer.from('<html></html>'), 'application/pdf')
    expect((await sender.register(fileUrn, { id })).status).toBe(200)
    const { body } = await city.ask('/api/documents/tickets', {
      as: 'georges',
      body: { kind: 'evidence', id },
    })
    const { token } = v.parse(documentTicketWire, body)
    const { headers } = await city.ask(`/api/documents/evidence/${id}?token=${token}`)
    const location = headers.get('location') ?? ''
    expect(location.startsWith(city.urls.evidence)).toBe(true)
    const file = await fetch(location)
    expect(Buffer.from(await file.arrayBuffer()).equals(PDF)).toBe(true)
    expect(file.headers.get('content-disposition')).toContain('attachment')
  })

  test('that were not sent are asked for', async () => {
    const { fileUrn } = await sender.permit('application/pdf')
    expect((await sender.register(fileUrn)).body.error).toBe('EvidenceNeedsToBeUploaded')
  })

  test('serve an appeal alike, and its owner alone', async () => {
    const owner = { cityId: 'valmont', ownerKind: 'appeal', ownerId: randomUUID() } as const
    const { signedUploadUrl, fileUrn } = await makeUploadUrl(city.deps, owner, {
      mediaType: 'application/pdf',
    })
    await sender.put(signedUploadUrl, PDF, 'application/pdf')
    await expect(takeStoredUpload(city.deps, { ...owner, ownerId: 'other' }, fileUrn)).rejects.toMatchObject({
      code: 'EvidenceNeedsToBeUploaded',
    })
    expect((await sender.register(fileUrn)).body.error).toBe('EvidenceNeedsToBeUploaded')
    const taken = await city.deps.db
      .transaction()
      .execute(db => takeStoredUpload({ ...city.deps, db }, owner, fileUrn))
    expect(taken).toMatchObject({ mime: 'application/pdf', size: PDF.length })
  })

  test('serve a request that names them before anybody registered them', async () => {
    const requests = requestsOf(city)
    await requests.addPerson('zoe')
    const asked = { id: 'home', name: 'home', mandatory: true, expirationPeriod: null }
    await requests.addOffer('reviewed', { applicationProcedure: { supportingEvidences: [asked] } })
    const ask = async (bytes: Uint8Array) => {
      const urn = await sender.uploaded(bytes, 'application/pdf', 'zoe')
      const attachmentEvidences = [{ ...requests.evidence('home', urn), mime: 'application/pdf' }]
      return { urn, ...(await requests.subscribe('zoe', 'reviewed', { attachmentEvidences })) }
    }
    const { status, urn, body } = await ask(PDF)
    expect([status, body.attachmentEvidences[0]?.urn]).toEqual([201, urn])
    expect(bucket.objects.has(keyOf(urn, 'kept'))).toBe(true)
    const refused = await ask(ACTIVE)
    expect([refused.status, refused.body.error]).toEqual([415, 'FileTypeNotSupported'])
    expect(bucket.objects.has(keyOf(refused.urn))).toBe(false)
  })

  test('make the city not ready when their bucket is down', async () => {
    const ready = async () => (await city.ask('/readyz')).status
    expect(await ready()).toBe(200)
    bucket.isDown = true
    expect(await ready()).toBe(503)
    bucket.isDown = false
  })
})
