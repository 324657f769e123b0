import { expect, it } from 'vitest'
import { evidenceId } from '../ids/index.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { fetchRefund, fetchRefundUploadUrl, sendRefundDocument } from './refunds.api.ts'

const wire = { id: 'r/1', status: 'DOCUMENT_REQUESTED', amount: 1700, request: 'Illisible.' }

it('a refund is read by its id, and its document asked a place for and sent', async () => {
  const api = fakeApi({
    'GET /api/refund/r%2F1': wire,
    'GET /api/refund/r%2F1/upload-url': { fileUrn: 'urn:1', signedUploadUrl: 'https://store.example/1' },
    'PUT /api/refund/document/r%2F1': { ...wire, status: 'UNDER_REVIEW' },
  })
  expect(await fetchRefund(api, 'r/1')).toMatchObject({
    status: 'document-requested',
    askedText: 'Illisible.',
    events: [],
  })
  expect((await fetchRefundUploadUrl(api, 'r/1', 'application/pdf', 9)).fileUrn).toBe('urn:1')
  expect(api.calls.at(-1)?.query).toEqual({ mediaType: 'application/pdf', size: '9' })
  const document = {
    id: evidenceId('bank-details'),
    urn: 'urn:1',
    name: 'rib.pdf',
    size: 9,
    mime: 'application/pdf',
  }
  expect((await sendRefundDocument(api, 'r/1', document)).status).toBe('under-review')
  expect(api.calls.at(-1)?.json).toEqual(document)
})
