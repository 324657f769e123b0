import { toIso } from '@parvis/shared-kernel/time'
import { type RefundDocumentBodyWire, type RefundWire, refundToWire } from '@parvis/shared-kernel/wire'
import type { Deps } from '../../deps.ts'
import type { Language } from '../../http/language.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import {
  makeUploadUrl,
  takeStoredUpload,
  type UploadOwner,
  type UploadUrlQuery,
} from '../evidence/upload.service.ts'
import { refundOf } from './refund.model.ts'
import { findRefund, type RefundRow } from './refund.repo.ts'
import { changeRefund, type RefundKey } from './refund-change.ts'

/** A refund for who holds its id: it was told with the fine, to who named number and plate. */
const readOwn = async ({ db }: Deps, { cityId, refundId }: RefundKey): Promise<RefundRow> => {
  const row = await findRefund(db, cityId, refundId)
  if (row === undefined) throw notFound()
  return row
}

export const readRefund = async (deps: Deps, key: RefundKey, lang: Language): Promise<RefundWire> =>
  refundToWire(refundOf(await readOwn(deps, key), lang))

const fileOwner = ({ cityId, refundId }: RefundKey): UploadOwner => ({
  cityId,
  ownerKind: 'refund',
  ownerId: refundId,
})

export const makeRefundUploadUrl = async (deps: Deps, key: RefundKey, query: UploadUrlQuery) => {
  const { status } = await readOwn(deps, key)
  if (status !== 'DOCUMENT_REQUESTED') throw new Refusal(409, 'OrderEvidenceNotExpected')
  return makeUploadUrl(deps, fileOwner(key), query)
}

const hasDocument = ({ documents }: RefundRow, id: string, urn: string) =>
  documents.some(document => document.id === id && document.urn === urn)

/** Takes the document that a refund waits for; sending the same one again changes nothing. */
export const sendRefundDocument = async (
  deps: Deps,
  key: RefundKey,
  { id, urn }: RefundDocumentBodyWire,
  lang: Language,
): Promise<RefundWire> => {
  const seen = await readOwn(deps, key)
  if (!seen.documents.some(document => document.id === id)) throw new Refusal(409, 'OrderEvidenceNotFound')
  const file = await takeStoredUpload(deps, fileOwner(key), urn)
  await changeRefund(deps, key, 'send-document', ({ refund, now }) => ({
    documents: JSON.stringify(
      refund.documents.map(document =>
        document.id === id ? { id, urn: file.urn, providedAt: toIso(now) } : document,
      ),
    ),
  }))
  const now = await readOwn(deps, key)
  if (!hasDocument(now, id, file.urn)) throw new Refusal(409, 'OrderEvidenceNotExpected')
  return refundToWire(refundOf(now, lang))
}
