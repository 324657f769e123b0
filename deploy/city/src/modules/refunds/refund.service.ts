import type { RefundDays } from '@parvis/shared-kernel/fines'
import { toIso } from '@parvis/shared-kernel/time'
import {
  type RefundDocumentBodyWire,
  type RefundWire,
  refundDaysWire,
  refundToWire,
} from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import type { Deps } from '../../deps.ts'
import type { Language } from '../../http/language.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import {
  makeUploadUrl,
  takeStoredUpload,
  type UploadOwner,
  type UploadUrlQuery,
} from '../evidence/upload.service.ts'
import { refundEvents, refundOf } from './refund.model.ts'
import { findRefund, listEventsOfRefund, type RefundRow, rightBehind } from './refund.repo.ts'
import { changeRefund, type RefundKey } from './refund-change.ts'

/** A refund for who holds its id: it was told with the fine, to who named number and plate. */
const readOwn = async ({ db }: Deps, { cityId, refundId }: RefundKey): Promise<RefundRow> => {
  const row = await findRefund(db, cityId, refundId)
  if (row === undefined) throw notFound()
  return row
}

/** What a city announces of its own pace. */
const usualDaysOf = ({ cities }: Deps, cityId: string): RefundDays | null => {
  const said = v.safeParse(refundDaysWire, cities.find(city => city.cityId === cityId)?.config.refundDays)
  return said.success ? said.output : null
}

/** A refund with what happened to it, what it is for and how long it usually takes. */
const refundShown = async (deps: Deps, row: RefundRow, lang: Language): Promise<RefundWire> => {
  const events = refundEvents(await listEventsOfRefund(deps.db, row.city_id, row.refund_id))
  const right = await rightBehind(deps.db, row)
  const usualDays = usualDaysOf(deps, row.city_id)
  return refundToWire(refundOf(row, lang, { events, right, usualDays }))
}

export const readRefund = async (deps: Deps, key: RefundKey, lang: Language): Promise<RefundWire> =>
  refundShown(deps, await readOwn(deps, key), lang)

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
  return refundShown(deps, now, lang)
}
