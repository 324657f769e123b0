import { describe, expect, it } from 'vitest'
import { evidenceTrace } from '../evidence/index.ts'
import { evidenceId, mediaId, orderId, subscriberId } from '../ids/index.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { instant } from '../time/index.ts'
import { attachEvidence, fetchUploadUrl, registerMedia } from './evidence.api.ts'

describe('sending a document', () => {
  it('asks for an address for its type and its length', async () => {
    const api = fakeApi({
      'GET /api/subscriber/upload-url/camille': {
        signedUploadUrl: 'https://store.example/1',
        fileUrn: 'urn:1',
      },
    })
    expect(await fetchUploadUrl(api, subscriberId('camille'), 'image/png', 10)).toEqual({
      signedUploadUrl: 'https://store.example/1',
      fileUrn: 'urn:1',
    })
    expect(api.calls[0]?.query).toEqual({ mediaType: 'image/png', size: '10' })
  })

  it('registers the file under an id of ours, so that a repeat is the same file', async () => {
    const media = { id: mediaId('m-1'), url: 'urn:1', name: 'carte-grise.pdf' }
    const api = fakeApi({ 'POST /api/subscriber/media': media })
    expect(await registerMedia(api, media)).toEqual(media)
    expect(api.calls[0]?.json).toEqual(media)
  })

  it('ties it to what the order asks', async () => {
    const api = fakeApi({ 'PUT /api/subscriber/order/o-1/media': null })
    const now = instant('2026-11-21T10:00:00Z')!
    await attachEvidence(api, orderId('o-1'), evidenceTrace(evidenceId('ev-home'), mediaId('m-1'), now))
    expect(api.calls[0]?.json).toEqual({
      timestamp: '2026-11-21T10:00:00Z',
      traceType: 'EVIDENCE',
      source: 'FRONT',
      evidencePropertiesId: 'ev-home',
      evidenceSubscriberMediaId: 'm-1',
      status: 'WAITING',
    })
  })
})
