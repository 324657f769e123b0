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
import { ask } from './ask.ts'

/** All of a refund with its case link or account; status and amount for anybody else (D16). */
export async function fetchRefund(api: ApiClient, id: string): Promise<Refund> {
  return refundFromWire(
    await ask(api, 'GET /api/refund/:refundId', { params: { refundId: id }, answer: refundWire }),
  )
}

/** A signed upload URL for a document that a refund waits for, of exactly `size` bytes. */
export function fetchRefundUploadUrl(
  api: ApiClient,
  id: string,
  mediaType: string,
  size: number,
): Promise<UploadUrlWire> {
  const call = { params: { refundId: id }, query: { mediaType, size }, answer: uploadUrlWire }
  return ask(api, 'GET /api/refund/:refundId/upload-url', call)
}

/** Sends a document that a refund waits for. Idempotent. */
export async function sendRefundDocument(
  api: ApiClient,
  id: string,
  document: RefundDocumentBodyWire,
): Promise<Refund> {
  const call = { params: { refundId: id }, json: document, answer: refundWire }
  return refundFromWire(await ask(api, 'PUT /api/refund/document/:refundId', call))
}

/** Mails a new case link to the address on file; the previous link ends when the new one is opened. */
export async function requestRefundLink(api: ApiClient, id: string): Promise<void> {
  await ask(api, 'POST /api/refund/:refundId/case-link', { params: { refundId: id }, answer: noContentWire })
}

/** Opens a refund without an address on file by its payment receipt; returns the secret of the case. */
export async function openRefundByReceipt(
  api: ApiClient,
  id: string,
  receipt: PaymentReceiptWire,
): Promise<string> {
  const call = { params: { refundId: id }, json: receipt, answer: caseKeyWire }
  return (await ask(api, 'POST /api/refund/:refundId/receipt', call)).caseKey
}

/** Objects to the given bank details; the token comes from the mail that announced them. */
export async function objectToBankDetails(api: ApiClient, id: string, token: string): Promise<void> {
  const call = { params: { refundId: id }, json: { token }, answer: noContentWire }
  await ask(api, 'POST /api/refund/:refundId/objection', call)
}
