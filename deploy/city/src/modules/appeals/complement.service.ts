import { missingPieces } from '@parvis/shared-kernel/fines'
import { instant } from '@parvis/shared-kernel/time'
import {
  type ComplementBodyWire,
  type ComplementWire,
  complementToWire,
  type RecourseWire,
} from '@parvis/shared-kernel/wire'
import type { Database } from '../../db/database.ts'
import { at } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, notFound, Refusal } from '../../http/refusal.ts'
import { holds } from '../cases/case-holder.ts'
import type { City } from '../config/city.ts'
import type { RequestedFine } from '../fines/fine.service.ts'
import { complementOf } from './appeal.model.ts'
import { type AppealRow, updateAppeal } from './appeal.repo.ts'
import { readAppealWire } from './appeal.service.ts'
import { changeAppeal, recordAppealEvent } from './appeal-change.ts'
import { answeredPieces, areSameFiles, takeFiles, writeFiles } from './appeal-files.ts'
import { writeToAppellants } from './appeal-mail.ts'
import { listPieces, type SentFile } from './appeal-piece.repo.ts'
import {
  answerComplement,
  type ComplementRow,
  findComplementOf,
  findLastComplement,
} from './complement.repo.ts'
import {
  caseOfAppeal,
  type RequestedAppeal,
  readAppealById,
  readAppealOfFine,
  readHeldAppeal,
} from './held-appeal.ts'

/** Returns the open complement; 404 once it is answered. */
const readOpenComplement = async ({ db }: Deps, appeal: AppealRow): Promise<ComplementWire> => {
  const asked = await findLastComplement(db, appeal.appeal_id)
  if (appeal.state !== 'complement-requested' || asked === undefined) throw notFound()
  return complementToWire(complementOf(asked))
}

export const readComplement = async (deps: Deps, asked: RequestedAppeal): Promise<ComplementWire> =>
  readOpenComplement(deps, await readHeldAppeal(deps, asked))

export const readComplementOfFine = async (deps: Deps, asked: RequestedFine): Promise<ComplementWire> => {
  const { row, holder } = await readAppealOfFine(deps, asked)
  // The complement is private to the appeal's holder: others get 404.
  if (!holds(holder, caseOfAppeal(row))) throw notFound()
  return readOpenComplement(deps, row)
}

const requireAnswer = (complement: ComplementRow, message: string, files: readonly SentFile[]): void => {
  if (message.trim() === '' && files.length === 0) throw badRequest([{ path: 'message', message: 'Missing' }])
  const { pieces } = complementOf(complement)
  if (missingPieces(pieces, answeredPieces(files)).length > 0) throw new Refusal(409, 'OrderEvidenceMissing')
}

/** Whether the same answer was already given, and its response was lost. */
const wasAnswered = async (
  { db }: Deps,
  complement: ComplementRow | undefined,
  message: string,
  files: readonly SentFile[],
): Promise<boolean> => {
  if (complement === undefined || complement.answered_at === null) return false
  const kept = await listPieces(db, complement.appeal_id, complement.position)
  return complement.answer_message === message && areSameFiles(files, kept)
}

/** Of two requests, one answer that is repeated late stays the answer to the one that it names. */
const findAnswered = (db: Database, appealId: string, { requestDatetime }: ComplementBodyWire) => {
  const requestedAt = requestDatetime ? instant(requestDatetime) : null
  return requestedAt === null ? findLastComplement(db, appealId) : findComplementOf(db, appealId, requestedAt)
}

/** Answers a complement. A late answer is accepted while no decision exists: lateness is for the authority to weigh. */
export const sendComplement = async (
  deps: Deps,
  city: City,
  asked: RequestedAppeal,
  body: ComplementBodyWire,
): Promise<RecourseWire> => {
  await readHeldAppeal(deps, asked)
  const find = (db: Database) => findAnswered(db, asked.appealId, body)
  const seen = await find(deps.db)
  if (seen === undefined) throw new Refusal(409, 'OrderEvidenceNotExpected')
  const asksFor = complementOf(seen).pieces.map(({ id }) => id)
  const files = await takeFiles(deps, asked, body.pieces, asksFor)
  const message = body.message ?? ''
  const done = await changeAppeal(deps, asked, 'answer-complement', async turn => {
    const complement = (await find(turn.db)) ?? seen
    if (complement.answered_at !== null) return null
    requireAnswer(complement, message, files)
    await answerComplement(turn.db, complement, message, turn.now)
    await writeFiles(turn, complement.position, files)
    await updateAppeal(turn.db, asked.appealId, { state: turn.next, updated_at: at(turn.now) })
    await recordAppealEvent(turn, 'appeal-complement-answered')
    await writeToAppellants({ ...turn, city }, await readAppealById(turn, asked), 'complement-answered')
    return turn
  })
  const row = await readAppealById(deps, asked)
  if (done === null && !(await wasAnswered(deps, await find(deps.db), message, files)))
    throw new Refusal(409, 'OrderEvidenceNotExpected')
  return readAppealWire(deps, row, true)
}
