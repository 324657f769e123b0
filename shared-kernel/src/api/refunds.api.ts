import type { Refund } from '../fines/index.ts'
import {
  type RefundDocumentBodyWire,
  refundFromWire,
  refundWire,
  type UploadUrlWire,
  uploadUrlWire,
} from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'

const at = (call: string, id: string, tail = '') => `/api/refund${call}/${encodeURIComponent(id)}${tail}`

/** A refund opens for whoever holds its id, which nobody can guess. */
export async function fetchRefund(api: ApiClient, id: string): Promise<Refund> {
  return refundFromWire(await api.call({ path: at('', id), answer: refundWire }))
}

/** A signed address for the document that a refund waits for, of exactly `size` bytes. */
export function fetchRefundUploadUrl(
  api: ApiClient,
  id: string,
  mediaType: string,
  size: number,
): Promise<UploadUrlWire> {
  return api.call({ path: at('', id, '/upload-url'), query: { mediaType, size }, answer: uploadUrlWire })
}

/** Sends the document that a refund waits for; sending the same one twice is sending it once. */
export async function sendRefundDocument(
  api: ApiClient,
  id: string,
  document: RefundDocumentBodyWire,
): Promise<Refund> {
  const call = { method: 'PUT', path: at('/document', id), json: document, answer: refundWire } as const
  return refundFromWire(await api.call(call))
}
