import { type RefundDays, redactedRefund } from '@parvis/shared-kernel/fines'
import type { Locale } from '@parvis/shared-kernel/formats'
import { toIso } from '@parvis/shared-kernel/time'
import { type RefundDocumentBodyWire, type RefundWire, refundToWire } from '@parvis/shared-kernel/wire'
import type { UploadUrlQuery } from '@parvis/shared-kernel/wire/contract'
import type { Deps } from '../../deps.ts'
import { mustExist, Refusal } from '../../http/refusal.ts'
import { revokeTokens } from '../../tokens/one-time-token.ts'
import { type CaseRequester, type HeldCase, holderOf, holds, requireHeld } from '../cases/case-holder.ts'
import type { City } from '../config/city.ts'
import {
  holdStoredUpload,
  makeUploadUrl,
  takeStoredUpload,
  type UploadOwner,
} from '../evidence/upload.service.ts'
import { listEventsOfCase } from '../timeline/event.repo.ts'
import { refundEvents, refundOf } from './refund.model.ts'
import { currencyPaid, findRefund, type RefundRow, rightBehind } from './refund.repo.ts'
import { changeRefund, type RefundKey } from './refund-change.ts'
import { writeAboutRefund } from './refund-mail.ts'
import { receiptsOf, receiversOf } from './refund-people.ts'

export type RequestedRefund = RefundKey & CaseRequester

export const caseOfRefund = ({ refund_id: caseId, subscriber_id: subscriberId }: RefundRow): HeldCase => ({
  caseId,
  subscriberId,
})

/**
 * Reads a refund without access check: a fine shows the id to anybody with number and plate, so callers must decide
 * what to reveal.
 */
export const readRefundById = async (
  { db }: Pick<Deps, 'db'>,
  { cityId, refundId }: RefundKey,
): Promise<RefundRow> => mustExist(await findRefund(db, cityId, refundId))

/** Reads a refund for those who may give bank details: a holder of its case link or the account it concerns (D16). */
const readHeld = async (deps: Deps, asked: RequestedRefund): Promise<RefundRow> => {
  const row = await readRefundById(deps, asked)
  requireHeld(await holderOf(deps, 'refund', asked), caseOfRefund(row))
  return row
}

/** The usual delay a city announces. */
const usualDaysOf = ({ cities }: Deps, cityId: string): RefundDays | null =>
  cities.find(city => city.cityId === cityId)?.refundDays ?? null

/** A refund with its events, its cause and the usual delay. */
const refundShown = async (
  deps: Deps,
  row: RefundRow,
  lang: Locale,
  isHeld: boolean,
): Promise<RefundWire> => {
  const named = { cityId: row.city_id, kind: 'refund', caseId: row.refund_id } as const
  const events = refundEvents(await listEventsOfCase(deps.db, named))
  const right = await rightBehind(deps.db, row)
  const usualDays = usualDaysOf(deps, row.city_id)
  const refund = refundOf(row, lang, {
    access: 'holder',
    currency: await currencyPaid(deps.db, row),
    hasMailAddress: (await receiversOf(deps.db, row)).length > 0,
    hasReceipt: (await receiptsOf(deps.db, row)).length > 0,
    events,
    right,
    usualDays,
  })
  return refundToWire(isHeld ? refund : redactedRefund(refund))
}

export const readRefund = async (deps: Deps, asked: RequestedRefund, lang: Locale): Promise<RefundWire> => {
  const row = await readRefundById(deps, asked)
  return refundShown(deps, row, lang, holds(await holderOf(deps, 'refund', asked), caseOfRefund(row)))
}

const fileOwner = ({ cityId, refundId }: RefundKey): UploadOwner => ({
  cityId,
  ownerKind: 'refund',
  ownerId: refundId,
})

export const makeRefundUploadUrl = async (deps: Deps, asked: RequestedRefund, query: UploadUrlQuery) => {
  const { status } = await readHeld(deps, asked)
  if (status !== 'DOCUMENT_REQUESTED') throw new Refusal(409, 'OrderEvidenceNotExpected')
  return makeUploadUrl(deps, fileOwner(asked), query)
}

/**
 * Stores the awaited document and tells everybody on file, who may object for 48 hours; idempotent for the same file.
 */
export const sendRefundDocument = async (
  deps: Deps,
  city: City,
  asked: RequestedRefund,
  { id, urn }: RefundDocumentBodyWire,
  lang: Locale,
): Promise<RefundWire> => {
  const seen = await readHeld(deps, asked)
  if (!seen.documents.some(document => document.id === id)) throw new Refusal(409, 'OrderEvidenceNotFound')
  const file = await takeStoredUpload(deps, fileOwner(asked), urn)
  const withFile: Parameters<typeof changeRefund>[3] = async ({ db, refund, now }) => {
    await holdStoredUpload(db, file.urn)
    const provided = { id, urn: file.urn, providedAt: toIso(now) }
    return {
      documents: JSON.stringify(refund.documents.map(document => (document.id === id ? provided : document))),
    }
  }
  await changeRefund(deps, asked, 'send-document', withFile, async ({ refund, ...turn }, write) => {
    // Objection links for earlier bank details must not apply to these.
    await revokeTokens(turn.db, 'object-to-refund', { caseId: asked.refundId }, turn.now)
    await writeAboutRefund({ ...turn, write, city }, refund, 'document-received')
  })
  const now = await readRefundById(deps, asked)
  if (!now.documents.some(({ urn: kept }) => kept === file.urn))
    throw new Refusal(409, 'OrderEvidenceNotExpected')
  return refundShown(deps, now, lang, true)
}
