import type { Refund } from '../fines/index.ts'
import {
  caseKeyWire,
  noContentWire,
  type PaymentReceiptWire,
  type RefundDocumentBodyWire,
  refundFromWire,
  refundWire,
  type UploadUrlWire,
  uploadUrlWire,
} from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'

const at = (call: string, id: string, tail = '') => `/api/refund${call}/${encodeURIComponent(id)}${tail}`

/** Its case link or its account tells all of it; anybody else its status and amount (D16). */
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

/** Has a new case link mailed to the address on file; the one before ends when it is opened. */
export async function askRefundLink(api: ApiClient, id: string): Promise<void> {
  await api.call({ method: 'POST', path: at('', id, '/case-link'), answer: noContentWire })
}

/** Opens a refund without an address on file by the receipt of its payment; answers the secret of the case. */
export async function openRefundByReceipt(
  api: ApiClient,
  id: string,
  receipt: PaymentReceiptWire,
): Promise<string> {
  const call = { method: 'POST', path: at('', id, '/receipt'), json: receipt, answer: caseKeyWire } as const
  return (await api.call(call)).caseKey
}

/** Says no to the bank details that were given; the secret comes from the mail that told of them. */
export async function objectToBankDetails(api: ApiClient, id: string, token: string): Promise<void> {
  await api.call({ method: 'POST', path: at('', id, '/objection'), json: { token }, answer: noContentWire })
}
