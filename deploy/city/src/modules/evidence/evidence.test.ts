import { randomUUID } from 'node:crypto'
import { mediaWire, subscriberFromWire, subscriberWire, uploadUrlWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdf } from '../../evidence-store/testing/sample-pdfs.ts'
import { png, pngOfBytes } from '../../evidence-store/testing/sample-pictures.ts'
import { startTestCity, type TestCity } from '../../testing/test-city.ts'

const PNG = png()
const PDF = await pdf()
let city: TestCity

beforeAll(async () => {
  city = await startTestCity()
})
afterAll(() => city.stop())

const permit = async (mediaType: string, as = 'georges') => {
  const { body } = await city.ask(`/api/subscriber/upload-url/sub-${as}?mediaType=${mediaType}`, { as })
  return v.parse(uploadUrlWire, body)
}
const put = (url: string, bytes: Uint8Array, type: string) =>
  fetch(url, {
    method: 'PUT',
    body: Buffer.from(bytes),
    headers: { 'content-type': type, origin: 'http://127.0.0.1:4300' },
  })

const uploaded = async () => {
  const { signedUploadUrl, fileUrn } = await permit('application/pdf')
  await put(signedUploadUrl, PDF, 'application/pdf')
  return fileUrn
}
const register = (url: string, id: string = randomUUID(), as = 'georges') =>
  city.ask('/api/subscriber/media', { as, body: { id, url, name: 'facture.pdf' } })

const trace = (mediaId: string, as = 'georges', order = 'georges-sub-evidence') =>
  city.ask(`/api/subscriber/order/${order}/media`, {
    method: 'PUT',
    as,
    body: {
      timestamp: new Date(city.clock.now()).toISOString(),
      traceType: 'EVIDENCE',
      source: 'FRONT',
      evidencePropertiesId: 'ev-registration',
      evidenceSubscriberMediaId: mediaId,
    },
  })

describe('a citizen sends an evidence', () => {
  test('from the signed address to the order that asked for it', async () => {
    const urn = await uploaded()
    const registered = await register(urn)
    expect(registered.status).toBe(201)
    const { id } = v.parse(mediaWire, registered.body)
    expect((await register(urn, id)).status).toBe(200)
    expect((await trace(id)).status).toBe(204)
    expect((await trace(id)).status).toBe(204)
    const { body } = await city.ask('/api/subscriber', { as: 'georges' })
    const { subscriptions } = subscriberFromWire(v.parse(subscriberWire, body))
    const order = subscriptions.find(subscription => subscription.id === 'georges-sub-evidence')
    const sent = order?.attachmentEvidences.filter(evidence => evidence.evidenceSubscriberMediaId === id)
    expect(sent).toMatchObject([{ id: 'ev-registration', name: 'facture.pdf', mime: 'application/pdf' }])
  })

  test('the browser of a portal may send it, another site’s may not', async () => {
    const { signedUploadUrl } = await permit('image/png')
    const preflight = (origin: string) =>
      fetch(signedUploadUrl, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'PUT' },
      })
    const ours = await preflight('http://127.0.0.1:4300')
    const theirs = await preflight('https://evil.example')
    expect(ours.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:4300')
    expect(theirs.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('the store refuses', () => {
  test.each([
    ['an SVG, which can carry scripts', 'image/svg%2Bxml'],
    ['a page', 'text/html'],
    ['a program', 'application/octet-stream'],
  ])('%s, before any upload', async (_name, mediaType) => {
    const { status } = await city.ask(`/api/subscriber/upload-url/sub-georges?mediaType=${mediaType}`, {
      as: 'georges',
    })
    expect(status).toBe(415)
  })

  test.each([
    ['another type than the one that was signed', PNG, 'image/png', 'application/pdf', 415],
    [
      'bytes that are not what their type says',
      Buffer.from('<html></html>'),
      'application/pdf',
      'application/pdf',
      422,
    ],
    [
      'a PDF that acts when it is opened',
      Buffer.from('%PDF-1.7\n/OpenAction << /JavaScript (x) >>'),
      'application/pdf',
      'application/pdf',
      415,
    ],
    ['nothing', Buffer.alloc(0), 'image/png', 'image/png', 422],
  ])('%s', async (_name, bytes, type, signed, status) => {
    const { signedUploadUrl } = await permit(signed)
    expect((await put(signedUploadUrl, bytes, type)).status).toBe(status)
  })

  test('10,000,001 bytes, and takes 10,000,000', async () => {
    const refused = await permit('image/png')
    expect((await put(refused.signedUploadUrl, pngOfBytes(10_000_001), 'image/png')).status).toBe(413)
    const taken = await permit('image/png')
    expect((await put(taken.signedUploadUrl, pngOfBytes(10_000_000), 'image/png')).status).toBe(200)
  })

  test('a second file at the same address', async () => {
    const { signedUploadUrl } = await permit('image/png')
    expect((await put(signedUploadUrl, PNG, 'image/png')).status).toBe(200)
    expect((await put(signedUploadUrl, PNG, 'image/png')).status).toBe(409)
  })

  test('an address that was changed, and one that is older than five minutes', async () => {
    const { signedUploadUrl } = await permit('image/png')
    expect((await put(`${signedUploadUrl}x`, PNG, 'image/png')).status).toBe(403)
    city.clock.moveBy(5 * 60_000 + 1)
    expect((await put(signedUploadUrl, PNG, 'image/png')).status).toBe(403)
    city.clock.reset()
  })

  test('to show anything to anybody', async () => {
    const { signedUploadUrl } = await permit('image/png')
    expect((await fetch(signedUploadUrl)).status).toBe(404)
  })
})

describe('the city refuses', () => {
  test('a file that was never uploaded', async () => {
    const { fileUrn } = await permit('image/png')
    expect((await register(fileUrn)).body.error).toBe('EvidenceNeedsToBeUploaded')
  })

  test('a file of somebody else', async () => {
    const urn = await uploaded()
    expect((await register(urn, randomUUID(), 'camille')).body.error).toBe('EvidenceNeedsToBeUploaded')
    const { body } = await register(urn)
    const { status, body: refusal } = await trace(body.id, 'camille', 'camille-sub-shared')
    expect([status, refusal.error]).toEqual([404, 'OrderEvidenceNotFound'])
  })

  test('an evidence that nobody waits for', async () => {
    const { body } = await register(await uploaded())
    expect((await trace(body.id, 'georges', 'georges-sub-rejected')).body.error).toBe(
      'OrderEvidenceNotExpected',
    )
  })
})
