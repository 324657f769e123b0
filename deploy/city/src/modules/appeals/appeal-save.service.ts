import { isDeepStrictEqual } from 'node:util'
import {
  type AppealContent,
  type AppealPiece,
  type AppealReason,
  appellantTexts,
  filingFaults,
  implicitRejectionAt,
  missingPieces,
  requiredPieces,
} from '@parvis/shared-kernel/fines'
import type { Locale } from '@parvis/shared-kernel/formats'
import {
  type AddressWire,
  addressFromWire,
  type RecourseBodyWire,
  type RecourseWire,
} from '@parvis/shared-kernel/wire'
import { at } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, notFound, Refusal } from '../../http/refusal.ts'
import { textsAsSeen } from '../../http/texts-as-seen.ts'
import { type MayMail, withMailLimit } from '../../mail/mail-limit.ts'
import type { City } from '../config/city.ts'
import { findFine } from '../fines/fine.repo.ts'
import { insertClaim } from '../fines/fine-write.repo.ts'
import { contentOf } from './appeal.model.ts'
import { type AppealChange, type AppealRow, updateAppeal } from './appeal.repo.ts'
import { readAppealWire } from './appeal.service.ts'
import { type AppealTurn, changeAppeal, recordAppealEvent } from './appeal-change.ts'
import { claimDraft } from './appeal-claim.service.ts'
import { requireContestable } from './appeal-draft.service.ts'
import { answeredPieces, areSameFiles, takeFiles, writeFiles } from './appeal-files.ts'
import { longestStatement, mandateOf, reasonsOf } from './appeal-form.model.ts'
import { findAppealForm } from './appeal-form.repo.ts'
import { peopleOfAppeal, writeToAppellants } from './appeal-mail.ts'
import { listPieces, type SentFile } from './appeal-piece.repo.ts'
import { rowOfAppellant } from './appellant-columns.ts'
import { type RequestedAppeal, readAppealById, seeHeldAppeal } from './held-appeal.ts'

export interface AppealSaving extends RequestedAppeal {
  plate: string
  lang: Locale
  body: RecourseBodyWire
  /** The revision to overwrite, beside those that the body names; null overwrites any. */
  expected: number | null
}

const said = (value: string | null | undefined, kept: string): string =>
  value === undefined ? kept : (value ?? '')

const addressOf = (address: AddressWire | null) => (address === null ? null : addressFromWire(address))

/** Missing fields keep their saved value; given ones replace it, even if blank. */
const mergedContent = (body: RecourseBodyWire, kept: AppealContent): AppealContent => ({
  reasonId: body.reasonId === undefined ? kept.reasonId : body.reasonId,
  statement: said(body.statement, kept.statement),
  ...appellantTexts(field => said(textsAsSeen(body[field]), kept[field])),
  address: body.address === undefined ? kept.address : addressOf(textsAsSeen(body.address)),
  capacity: body.capacity === undefined ? kept.capacity : body.capacity,
})

const rowOf = (content: AppealContent): AppealChange => ({
  reason_id: content.reasonId,
  statement: content.statement,
  ...rowOfAppellant(content),
})

const faulty = (paths: readonly string[]) =>
  badRequest(paths.map(path => ({ path, message: 'Missing or not in the form expected' })))

interface Draft {
  content: AppealContent
  reasons: readonly AppealReason[]
  mandate: AppealPiece
  files: readonly SentFile[]
}

const piecesOf = ({ content, reasons, mandate }: Omit<Draft, 'files'>) =>
  requiredPieces(
    reasons.find(({ id }) => id === content.reasonId),
    content.capacity,
    mandate,
  )

/** Refuses what even a draft may not contain: an unknown reason, or a statement that is too long. */
const checkDraft = (content: AppealContent, reasons: readonly AppealReason[], longest: number): void => {
  const isKnown = content.reasonId === null || reasons.some(({ id }) => id === content.reasonId)
  const faults = [
    ...(isKnown ? [] : ['reasonId']),
    ...(content.statement.length > longest ? ['statement'] : []),
  ]
  if (faults.length > 0) throw faulty(faults)
}

const requireComplete = (draft: Draft): void => {
  const faults = filingFaults(draft.content, draft.reasons)
  if (faults.length > 0) throw faulty(faults)
  const missing = missingPieces(piecesOf(draft), answeredPieces(draft.files))
  if (missing.length > 0) throw new Refusal(409, 'OrderEvidenceMissing')
}

/** Drops files that the chosen reason does not ask for. */
const fittingFiles = (files: readonly SentFile[], draft: Omit<Draft, 'files'>) =>
  files.filter(({ pieceId }) => piecesOf(draft).some(({ id }) => id === pieceId))

const writeDraft = async (turn: AppealTurn, draft: Draft, change: AppealChange): Promise<void> => {
  await updateAppeal(turn.db, turn.appeal.appeal_id, {
    revision: turn.appeal.revision + 1,
    ...rowOf(draft.content),
    ...change,
    state: turn.next,
    updated_at: at(turn.now),
  })
  await writeFiles(turn, 0, draft.files)
}

/** Files a draft, once: text, claim on the fine and deadlines are written together. */
const fileIn = async (deps: Deps, city: City, turn: AppealTurn, draft: Draft, change: AppealChange) => {
  const { appeal_id: caseId, subscriber_id: subscriberId, fine_id: fineId } = turn.appeal
  const beginner = { caseId, subscriberId }
  const fine = await findFine(turn.db, city.cityId, fineId, beginner)
  if (fine === null) throw notFound()
  await requireContestable(turn.db, deps, city.cityId, { fine, holder: beginner })
  requireComplete(draft)
  const claim = await insertClaim(turn.db, fine.id, turn.now)
  await writeDraft(turn, draft, {
    ...change,
    filed_at: at(turn.now),
    implicit_rejection_at: at(implicitRejectionAt(turn.now, city.timeZone)),
    claim_position: claim,
  })
  await recordAppealEvent(turn, 'appeal-filed')
}

/** Whether a repeated filing equals the first one, whose response was lost. */
const isSameFiling = (
  row: AppealRow,
  body: RecourseBodyWire,
  sent: readonly SentFile[],
  kept: readonly SentFile[],
) => {
  const before = contentOf(row)
  const isSameText = isDeepStrictEqual(mergedContent(body, before), before)
  return row.filed_at !== null && isSameText && (body.pieces == null || areSameFiles(sent, kept))
}

const answerAgain = async (
  deps: Deps,
  asked: AppealSaving,
  sent: readonly SentFile[],
): Promise<RecourseWire> => {
  const row = await readAppealById(deps, asked)
  const kept = await listPieces(deps.db, row.appeal_id, 0)
  if (!asked.body.submit || !isSameFiling(row, asked.body, sent, kept)) throw new Refusal(409, 'Conflict')
  return readAppealWire(deps, row, true)
}

/**
 * Refuses to overwrite a later revision than the one that the caller read, so that the second of two tabs notices the
 * conflict. A repeated save with the same content does not conflict: returns whether it is stored already.
 */
const isThereAlready = (
  { appeal }: AppealTurn,
  draft: Draft,
  kept: readonly SentFile[],
  { expected, body }: AppealSaving,
): boolean => {
  if (expected === null || [expected, ...(body.unanswered ?? [])].includes(appeal.revision)) return false
  const isThere = isDeepStrictEqual(draft.content, contentOf(appeal)) && areSameFiles(draft.files, kept)
  if (!isThere) throw new Refusal(412, 'DraftConflict')
  return true
}

/** The revision that the tab has chosen, where it has chosen one that is another than the draft's. */
const revisionMade = ({ appeal }: AppealTurn, { revision }: RecourseBodyWire): AppealChange =>
  revision == null || revision === appeal.revision ? {} : { revision }

const addressesOf = async ({ db }: Deps, row: AppealRow): Promise<readonly string[]> =>
  (await peopleOfAppeal(db, row)).map(({ email }) => email)

const notifyFiled = async (city: City, turn: AppealTurn, mayMail: MayMail): Promise<void> => {
  const key = { cityId: city.cityId, appealId: turn.appeal.appeal_id }
  await writeToAppellants({ ...turn, city }, await readAppealById(turn, key), 'filed', {}, mayMail)
}

/** Saves a draft; with `submit` files it. Idempotent: filing the same again changes nothing. */
export const saveAppeal = async (deps: Deps, city: City, asked: AppealSaving): Promise<RecourseWire> => {
  const { body, lang } = asked
  const row = await claimDraft(deps, await seeHeldAppeal(deps, asked))
  const form = await findAppealForm(deps.db, city.cityId)
  const asks = { reasons: reasonsOf(form, lang), mandate: mandateOf(lang) }
  const seen = mergedContent(body, contentOf(row))
  checkDraft(seen, asks.reasons, longestStatement(form))
  const asksFor = piecesOf({ content: seen, ...asks }).map(({ id }) => id)
  const sent = body.pieces == null ? [] : await takeFiles(deps, asked, body.pieces, asksFor)
  const save = (mayMail: MayMail) =>
    changeAppeal(deps, asked, body.submit ? 'file' : 'save', async turn => {
      const content = mergedContent(body, contentOf(turn.appeal))
      const kept = await listPieces(turn.db, asked.appealId, 0)
      const files = body.pieces === undefined ? kept : sent
      const draft: Draft = { content, ...asks, files: fittingFiles(files, { content, ...asks }) }
      const isThere = isThereAlready(turn, draft, kept, asked)
      const change = { lang, ...revisionMade(turn, body) }
      if (body.submit) await fileIn(deps, city, turn, draft, change)
      else if (!isThere) await writeDraft(turn, draft, change)
      if (body.submit) await notifyFiled(city, turn, mayMail)
      return turn
    })
  const addresses = body.submit ? await addressesOf(deps, { ...row, email: seen.email }) : []
  const by = { asker: row.subscriber_id ?? asked.network, fineId: row.fine_id }
  const limited = { cityId: city.cityId, task: 'appeal filed', addresses, by } as const
  const saved = await withMailLimit(deps, limited, save)
  if (saved === null) return answerAgain(deps, asked, sent)
  const now = await readAppealById(deps, asked)
  return readAppealWire(deps, now, true)
}
