import { isDeepStrictEqual } from 'node:util'
import {
  type AppealContent,
  type AppealPiece,
  type AppealReason,
  filingFaults,
  implicitRejectionAt,
  missingPieces,
  piecesAsked,
} from '@parvis/shared-kernel/fines'
import {
  type AddressWire,
  addressFromWire,
  type RecourseBodyWire,
  type RecourseWire,
} from '@parvis/shared-kernel/wire'
import { at } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { Language } from '../../http/language.ts'
import { optionalSession } from '../../http/optional-session.ts'
import { badRequest, notFound, Refusal } from '../../http/refusal.ts'
import { postSparingly } from '../../mail/post-sparingly.ts'
import type { City } from '../config/city.ts'
import { findFine } from '../fines/fine.repo.ts'
import { insertClaim } from '../fines/fine-write.repo.ts'
import { contentOf } from './appeal.model.ts'
import { type AppealChange, type AppealRow, updateAppeal } from './appeal.repo.ts'
import { tellAppeal } from './appeal.service.ts'
import {
  type AppealAsked,
  type AppealTurn,
  changeAppeal,
  readOwnAppeal,
  recordAppealEvent,
} from './appeal-change.ts'
import { requireContestable } from './appeal-draft.service.ts'
import { answeredPieces, areSameFiles, takeFiles } from './appeal-files.ts'
import { longestStatement, mandateOf, reasonsOf } from './appeal-form.model.ts'
import { findAppealForm } from './appeal-form.repo.ts'
import { appealMail } from './appeal-mail.ts'
import { listPieces, type SentFile, writePieces } from './appeal-piece.repo.ts'

export interface AppealSaving extends AppealAsked {
  plate: string
  lang: Language
  bearer: string | null
  body: RecourseBodyWire
}

const said = (value: string | null | undefined, kept: string): string =>
  value === undefined ? kept : (value ?? '')

const addressOf = (address: AddressWire | null) => (address === null ? null : addressFromWire(address))

/** What is not said stays as it was saved; what is said, even to be blank, replaces it. The last tab wins. */
const mergedContent = (body: RecourseBodyWire, kept: AppealContent): AppealContent => ({
  reasonId: body.reasonId === undefined ? kept.reasonId : body.reasonId,
  statement: said(body.statement, kept.statement),
  firstName: said(body.firstName, kept.firstName),
  lastName: said(body.lastName, kept.lastName),
  email: said(body.email, kept.email).trim(),
  phoneNumber: said(body.phoneNumber, kept.phoneNumber),
  address: body.address === undefined ? kept.address : addressOf(body.address),
  capacity: body.capacity === undefined ? kept.capacity : body.capacity,
  representedName: said(body.representedName, kept.representedName),
})

const rowOf = (content: AppealContent): AppealChange => ({
  reason_id: content.reasonId,
  statement: content.statement,
  first_name: content.firstName,
  last_name: content.lastName,
  email: content.email,
  phone_number: content.phoneNumber,
  address: JSON.stringify(content.address),
  capacity: content.capacity,
  represented_name: content.representedName,
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
  piecesAsked(
    reasons.find(({ id }) => id === content.reasonId),
    content.capacity,
    mandate,
  )

/** What even a draft may not say: a reason that the city does not know, more text than it takes. */
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

/** Files of a reason that is no longer the chosen one go with it. */
const fittingFiles = (files: readonly SentFile[], draft: Omit<Draft, 'files'>) =>
  files.filter(({ pieceId }) => piecesOf(draft).some(({ id }) => id === pieceId))

const writeDraft = async (turn: AppealTurn, draft: Draft, change: AppealChange): Promise<void> => {
  await updateAppeal(turn.db, turn.appeal.appeal_id, {
    ...rowOf(draft.content),
    ...change,
    state: turn.next,
    updated_at: at(turn.now),
  })
  await writePieces(turn.db, turn.appeal.appeal_id, 0, draft.files, turn.now)
}

/** From draft to filed, once: the text, the claim on the fine and the clocks are written together. */
const fileIn = async (deps: Deps, city: City, turn: AppealTurn, draft: Draft, change: AppealChange) => {
  const fine = await findFine(turn.db, city.cityId, turn.appeal.fine_id)
  if (fine === null) throw notFound()
  await requireContestable(turn.db, deps, fine)
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

/** Whether what is sent again is what was filed: an answer that got lost is asked for a second time. */
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
  viewer: string | undefined,
): Promise<RecourseWire> => {
  const row = await readOwnAppeal(deps.db, asked)
  const kept = await listPieces(deps.db, row.appeal_id, 0)
  if (!asked.body.submit || !isSameFiling(row, asked.body, sent, kept)) throw new Refusal(409, 'Conflict')
  return tellAppeal(deps, row, viewer)
}

/** Saves a draft; with `submit` files it. Filing twice the same is filing once. */
export const saveAppeal = async (deps: Deps, city: City, asked: AppealSaving): Promise<RecourseWire> => {
  const { body, lang } = asked
  const row = await readOwnAppeal(deps.db, asked)
  const form = await findAppealForm(deps.db, city.cityId)
  const asks = { reasons: reasonsOf(form, lang), mandate: mandateOf(lang) }
  const seen = mergedContent(body, contentOf(row))
  checkDraft(seen, asks.reasons, longestStatement(form))
  const asksFor = piecesOf({ content: seen, ...asks }).map(({ id }) => id)
  const sent = body.pieces == null ? [] : await takeFiles(deps, asked, body.pieces, asksFor)
  const session = await optionalSession(deps, city.cityId, asked.bearer)
  const saved = await changeAppeal(deps, asked, body.submit ? 'file' : 'save', async turn => {
    const content = mergedContent(body, contentOf(turn.appeal))
    const files = body.pieces === undefined ? await listPieces(turn.db, asked.appealId, 0) : sent
    const draft: Draft = { content, ...asks, files: fittingFiles(files, { content, ...asks }) }
    const subscriberId = turn.appeal.subscriber_id ?? session?.subscriberId ?? null
    const change: AppealChange = { lang, subscriber_id: subscriberId }
    if (body.submit) {
      const owned = { ...turn, appeal: { ...turn.appeal, subscriber_id: subscriberId } }
      await fileIn(deps, city, owned, draft, change)
    } else await writeDraft(turn, draft, change)
    return turn
  })
  if (saved === null) return answerAgain(deps, asked, sent, session?.subscriberId)
  const now = await readOwnAppeal(deps.db, asked)
  if (body.submit) await postSparingly(deps, city.cityId, 'appeal receipt', appealMail('filed', city, now))
  return tellAppeal(deps, now, session?.subscriberId)
}
