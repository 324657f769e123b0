import { appealToWire, type RecourseWire } from '@parvis/shared-kernel/wire'
import { at } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { optionalSession } from '../../http/optional-session.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import { postSparingly } from '../../mail/post-sparingly.ts'
import type { City } from '../config/city.ts'
import { makeUploadUrl, type UploadUrlQuery } from '../evidence/upload.service.ts'
import { type FineAsked, readFine } from '../fines/fine.service.ts'
import { moveClaim } from '../fines/fine-write.repo.ts'
import { appealOf } from './appeal.model.ts'
import {
  type AppealChange,
  type AppealRow,
  findLastAppeal,
  listAppealEvents,
  updateAppeal,
} from './appeal.repo.ts'
import {
  type AppealAsked,
  type AppealTurn,
  changeAppeal,
  readOwnAppeal,
  recordAppealEvent,
} from './appeal-change.ts'
import { fileOwner } from './appeal-files.ts'
import { appealMail } from './appeal-mail.ts'
import { listPieces, writePieces } from './appeal-piece.repo.ts'
import { findLastComplement, listAnswers } from './complement.repo.ts'

const zoneOf = ({ cities }: Deps, { city_id: cityId }: AppealRow): string =>
  cities.find(city => city.cityId === cityId)?.timeZone ?? 'UTC'

/** An appeal as it is told to `viewer`: who wrote it is told to nobody else. */
export const tellAppeal = async (
  deps: Deps,
  row: AppealRow,
  viewer: string | null = null,
): Promise<RecourseWire> => {
  const { db, clock } = deps
  const files = await listPieces(db, row.appeal_id, 0)
  const answers = await listAnswers(db, row.appeal_id)
  const complement = await findLastComplement(db, row.appeal_id)
  const events = await listAppealEvents(db, row.appeal_id)
  const asked = { viewer, now: clock.now(), timeZone: zoneOf(deps, row) }
  return appealToWire(appealOf({ row, files, answers, complement, events, ...asked }))
}

/** The appeal of a fine, for who names number and plate. */
export const readAppealRow = async (deps: Deps, asked: FineAsked): Promise<AppealRow> => {
  const fine = await readFine(deps, asked)
  const row = await findLastAppeal(deps.db, asked.cityId, fine.id)
  if (row === undefined) throw notFound()
  return row
}

export const readAppeal = async (deps: Deps, asked: FineAsked): Promise<RecourseWire> => {
  const row = await readAppealRow(deps, asked)
  const session = await optionalSession(deps, asked.cityId, asked.bearer)
  return tellAppeal(deps, row, session?.subscriberId)
}

/** What was written is forgotten with an unfinished draft; a filed appeal is kept as the record that it is. */
const EMPTY_CONTENT: AppealChange = {
  reason_id: null,
  statement: '',
  first_name: '',
  last_name: '',
  email: '',
  phone_number: '',
  capacity: null,
  represented_name: '',
  address: JSON.stringify(null),
}

const abandonIn = async (turn: AppealTurn): Promise<AppealTurn> => {
  const { db, appeal, next, now } = turn
  const isDraft = appeal.state === 'draft'
  if (isDraft) await writePieces(db, appeal.appeal_id, 0, [], now)
  await updateAppeal(db, appeal.appeal_id, {
    ...(isDraft ? EMPTY_CONTENT : {}),
    state: next,
    updated_at: at(now),
  })
  if (appeal.claim_position !== null) await moveClaim(db, appeal.fine_id, appeal.claim_position, 'NONE')
  await recordAppealEvent(turn, 'appeal-abandoned')
  return turn
}

/**
 * Number and plate stand on every windscreen: what a signed-in person has filed is given up by them alone. Of what
 * nobody signed for, the mail tells.
 */
const requireAppellant = async (deps: Deps, row: AppealRow, bearer: string | null): Promise<void> => {
  if (row.subscriber_id === null || row.filed_at === null) return
  const session = await optionalSession(deps, row.city_id, bearer)
  if (session?.subscriberId !== row.subscriber_id) throw new Refusal(403, 'Forbidden')
}

/** Gives an appeal up; once is enough. */
export const abandonAppeal = async (
  deps: Deps,
  city: City,
  asked: AppealAsked,
  bearer: string | null,
): Promise<void> => {
  const seen = await readOwnAppeal(deps.db, asked)
  await requireAppellant(deps, seen, bearer)
  if (seen.state === 'abandoned') return
  const done = await changeAppeal(deps, asked, 'abandon', abandonIn)
  const row = await readOwnAppeal(deps.db, asked)
  // Somebody else was faster: another tab that gave it up, or the authority that answered.
  if (done === null && row.state !== 'abandoned') throw new Refusal(409, 'OrderDecisionAlreadyExists')
  if (done !== null && row.filed_at !== null)
    await postSparingly(deps, city.cityId, 'appeal withdrawn', appealMail('abandoned', city, row))
}

const TAKES_FILES: readonly AppealRow['state'][] = ['draft', 'complement-requested']

export const makeAppealUploadUrl = async (deps: Deps, asked: AppealAsked, query: UploadUrlQuery) => {
  const { state } = await readOwnAppeal(deps.db, asked)
  if (!TAKES_FILES.includes(state)) throw new Refusal(409, 'OrderEvidenceNotExpected')
  return makeUploadUrl(deps, fileOwner(asked), query)
}
