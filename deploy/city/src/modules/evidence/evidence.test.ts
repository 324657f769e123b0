import { randomUUID } from 'node:crypto'
import { mediaWire, subscriberFromWire, subscriberWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { afterEach, describe, expect, test } from 'vitest'
import { pdf } from '../../evidence-store/testing/sample-pdfs.ts'
import { png, pngOfBytes } from '../../evidence-store/testing/sample-pictures.ts'
import { createSender } from '../../evidence-store/testing/sender.ts'
import { LIMITS } from '../../http/limits.ts'
import { testCity } from '../../testing/city-of-file.ts'

const PNG = png()
const PDF = await pdf()
const city = testCity()
const sender = createSender(city)

afterEach(() => city.clock.reset())

const uploaded = (as?: string) => sender.uploaded(PDF, 'application/pdf', as)
const registered = async (name?: string) => {
  const { body } = await sender.register(await uploaded(), name === undefined ? {} : { name })
  return v.parse(mediaWire, body)
}

describe('a citizen sends an evidence', () => {
  test('from the signed address to the order that asked for it', async () => {
    const urn = await uploaded()
    const first = await sender.register(urn)
    expect(first.status).toBe(201)
    const { id } = v.parse(mediaWire, first.body)
    expect((await sender.register(urn, { id })).status).toBe(200)
    expect((await sender.trace(id)).status).toBe(204)
    expect((await sender.trace(id)).status).toBe(204)
    const { body } = await city.ask('/api/subscriber', { as: 'georges' })
    const { subscriptions } = subscriberFromWire(v.parse(subscriberWire, body))
    const order = subscriptions.find(subscription => subscription.id === 'georges-sub-evidence')
    const sent = order?.attachmentEvidences.filter(evidence => evidence.evidenceSubscriberMediaId === id)
    expect(sent).toMatchObject([{ id: 'ev-registration', name: 'facture.pdf', mime: 'application/pdf' }])
    const traces = city.deps.db.selectFrom('evidence_traces').select(['status', 'source'])
    expect(await traces.where('media_id', '=', id).execute()).toEqual([
      { status: 'WAITING', source: 'FRONT' },
    ])
  })

  test('and its name is shown without what could deceive', async () => {
    expect((await registered('../\u202efdp.exe')).name).toBe('fdp.exe.pdf')
  })

  test('the browser of a portal may send it, another site’s may not', async () => {
    const { signedUploadUrl } = await sender.permit('image/png')
    const preflight = async (origin: string) => {
      const headers = { origin, 'access-control-request-method': 'PUT' }
      const { headers: answer } = await fetch(signedUploadUrl, { method: 'OPTIONS', headers })
      return answer.get('access-control-allow-origin')
    }
    expect(await preflight('http://127.0.0.1:4300')).toBe('http://127.0.0.1:4300')
    expect(await preflight('https://evil.example')).toBeNull()
  })
})

test('the city signs so many addresses an hour for one person, and others’ do not count', async () => {
  const most = { limit: 'uploadUrl', key: 'subscriber sub-georges' } as const
  await city.deps.limits.add(most, LIMITS.uploadUrl.points)
  const ask = async (as: string) =>
    (await city.ask(`/api/subscriber/upload-url/sub-${as}?mediaType=image/png`, { as })).status
  expect([await ask('georges'), await ask('thomas')]).toEqual([429, 200])
  await city.deps.limits.clear(most)
})

describe('the city signs no address for', () => {
  test.each([
    ['an SVG, which can carry scripts', 'mediaType=image/svg%2Bxml', 415, 'FileTypeNotSupported'],
    ['a page', 'mediaType=text/html', 415, 'FileTypeNotSupported'],
    ['a program', 'mediaType=application/octet-stream', 415, 'FileTypeNotSupported'],
    ['10,000,001 bytes', 'mediaType=image/png&size=10000001', 413, 'FileTooLarge'],
    ['nothing', 'mediaType=image/png&size=0', 422, 'FileUnreadable'],
    ['a length that is none', 'mediaType=image/png&size=-1', 400, 'ValidationFailed'],
    ['no type', '', 400, 'ValidationFailed'],
  ])('%s', async (_name, query, expected, code) => {
    const { status, body } = await city.ask(`/api/subscriber/upload-url/sub-georges?${query}`, {
      as: 'georges',
    })
    expect([status, body.error]).toEqual([expected, code])
  })

  test('somebody else', async () => {
    const path = '/api/subscriber/upload-url/sub-camille?mediaType=image/png'
    expect((await city.ask(path, { as: 'georges' })).status).toBe(404)
  })
})

describe('the store refuses', () => {
  test.each([
    ['another type than the one that was signed', PNG, 'image/png', 'application/pdf', 415],
    [
      'what is not what its type says',
      Buffer.from('<html></html>'),
      'application/pdf',
      'application/pdf',
      422,
    ],
    ['nothing', Buffer.alloc(0), 'image/png', 'image/png', 422],
  ])('%s', async (_name, bytes, type, signed, status) => {
    const { signedUploadUrl } = await sender.permit(signed)
    expect((await sender.put(signedUploadUrl, bytes, type)).status).toBe(status)
  })

  test('a PDF that acts when it is opened, in the citizen’s language, for good', async () => {
    const active = await pdf(document => document.addJavaScript('a', 'x()'))
    const { signedUploadUrl, fileUrn } = await sender.permit('application/pdf')
    const answer = await sender.put(signedUploadUrl, active, 'application/pdf', 'en')
    const refusal = {
      status: 415,
      error: 'FileTypeNotSupported',
      message: expect.stringContaining('PDF or an image'),
    }
    expect([answer.status, await answer.json()]).toEqual([415, refusal])
    expect((await sender.register(fileUrn)).body).toMatchObject({
      error: 'FileTypeNotSupported',
      message: expect.stringContaining('PDF ou une image'),
    })
    expect((await sender.put(signedUploadUrl, PDF, 'application/pdf')).status).toBe(409)
    expect(await city.deps.files.readQuarantined(fileUrn)).toBeNull()
  })

  test('10,000,001 bytes, and takes 10,000,000', async () => {
    const send = async (length: number) => {
      const { signedUploadUrl } = await sender.permit('image/png')
      return (await sender.put(signedUploadUrl, pngOfBytes(length), 'image/png')).status
    }
    expect([await send(10_000_001), await send(10_000_000)]).toEqual([413, 200])
  })

  test('another length than the one that was signed', async () => {
    const send = async (size: number) => {
      const { signedUploadUrl } = await sender.permit('image/png', 'georges', size)
      return (await sender.put(signedUploadUrl, PNG, 'image/png')).status
    }
    expect(await send(PNG.length - 1)).toBe(413)
    expect(await send(PNG.length + 1)).toBe(422)
    expect(await send(PNG.length)).toBe(200)
  })

  test('a second file at the same address, also when both come at once', async () => {
    const { signedUploadUrl } = await sender.permit('image/png')
    const both = await Promise.all([1, 2].map(() => sender.put(signedUploadUrl, PNG, 'image/png')))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await sender.put(signedUploadUrl, PNG, 'image/png')).status).toBe(409)
  })

  test('an address that was changed, and one that is older than five minutes', async () => {
    const { signedUploadUrl } = await sender.permit('image/png')
    expect((await sender.put(`${signedUploadUrl}x`, PNG, 'image/png')).status).toBe(403)
    city.clock.moveBy(5 * 60_000 + 1)
    expect((await sender.put(signedUploadUrl, PNG, 'image/png')).status).toBe(403)
  })

  test('to show anything to anybody', async () => {
    const { signedUploadUrl } = await sender.permit('image/png')
    expect((await fetch(signedUploadUrl)).status).toBe(404)
  })
})

describe('the city refuses', () => {
  test('a file that was never uploaded', async () => {
    const { fileUrn } = await sender.permit('image/png')
    expect((await sender.register(fileUrn)).body.error).toBe('EvidenceNeedsToBeUploaded')
  })

  test('a file of somebody else', async () => {
    const urn = await uploaded()
    expect((await sender.register(urn, { as: 'camille' })).body.error).toBe('EvidenceNeedsToBeUploaded')
    const { body } = await sender.register(urn)
    const { status, body: refusal } = await sender.trace(body.id, 'camille', 'camille-sub-shared', 'ev-home')
    expect([status, refusal.error]).toEqual([404, 'OrderEvidenceNotFound'])
  })

  test('one id for two files, and one file under two ids', async () => {
    const { id, url } = await registered()
    expect((await sender.register(await uploaded(), { id })).status).toBe(409)
    expect((await sender.register(url)).status).toBe(409)
  })

  test('a document that was never registered', async () => {
    expect((await sender.trace(randomUUID())).body.error).toBe('OrderEvidenceNotFound')
  })

  test('a document whose file is no longer kept', async () => {
    const { id, url } = await registered()
    await city.deps.db.deleteFrom('uploads').where('urn', '=', url).execute()
    expect((await sender.trace(id)).body.error).toBe('EvidenceNoLongerAvailable')
  })

  test.each([
    [
      'of a right that is rejected',
      'georges-sub-rejected',
      'ev-registration',
      409,
      'OrderEvidenceNotExpected',
    ],
    [
      'that neither the city nor the offer asks',
      'georges-sub-evidence',
      'ev-kbis',
      409,
      'OrderEvidenceNotExpected',
    ],
    ['that the offer lists', 'georges-sub-evidence', 'ev-home', 204, undefined],
    ['that the city asked again', 'georges-sub-complete', 'ev-registration', 204, undefined],
    ['of a right of somebody else', 'camille-sub-shared', 'ev-home', 404, 'Not Found'],
  ])('an evidence %s, or takes it', async (_name, order, evidence, expected, code) => {
    const { id } = await registered()
    const { status, body } = await sender.trace(id, 'georges', order, evidence)
    expect([status, body?.error]).toEqual([expected, code])
  })
})
