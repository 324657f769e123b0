import { appealToWire, type RecourseWire } from '@parvis/shared-kernel/wire'
import type { UploadUrlQuery } from '@parvis/shared-kernel/wire/contract'
import { at } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { holds } from '../cases/case-holder.ts'
import { endCaseKeys } from '../cases/case-key.repo.ts'
import { type City, zoneOfCity } from '../config/city.ts'
import { makeUploadUrl } from '../evidence/upload.service.ts'
import type { RequestedFine } from '../fines/fine.service.ts'
import { moveClaim } from '../fines/fine-write.repo.ts'
import { listEventsOfCase } from '../timeline/event.repo.ts'
import { appealOf } from './appeal.model.ts'
import { type AppealRow, updateAppeal } from './appeal.repo.ts'
import { type AppealTurn, changeAppeal, recordAppealEvent } from './appeal-change.ts'
import { fileOwner } from './appeal-files.ts'
import { hasMailAddress } from './appeal-link.service.ts'
import { writeToAppellants } from './appeal-mail.ts'
import { listPieces, writePieces } from './appeal-piece.repo.ts'
import { EMPTY_CONTENT } from './appellant-columns.ts'
import { findLastComplement, listAnswers } from './complement.repo.ts'
import {
  caseOfAppeal,
  type RequestedAppeal,
  readAppealById,
  readAppealOfFine,
  readHeldAppeal,
} from './held-appeal.ts'

/** Returns an appeal on the wire, whole or as strangers see it. */
export const readAppealWire = async (deps: Deps, row: AppealRow, isHeld: boolean): Promise<RecourseWire> => {
  const { db, clock } = deps
  const files = await listPieces(db, row.appeal_id, 0)
  const answers = await listAnswers(db, row.appeal_id)
  const complement = await findLastComplement(db, row.appeal_id)
  const events = await listEventsOfCase(db, { cityId: row.city_id, kind: 'appeal', caseId: row.appeal_id })
  const asked = {
    isHeld,
    hasMailAddress: await hasMailAddress(deps, row, isHeld),
    now: clock.now(),
    timeZone: zoneOfCity(deps.cities, row.city_id),
  }
  return appealToWire(appealOf({ row, files, answers, complement, events, ...asked }))
}

export const readAppeal = async (deps: Deps, asked: RequestedFine): Promise<RecourseWire> => {
  const { row, holder } = await readAppealOfFine(deps, asked)
  return readAppealWire(deps, row, holds(holder, caseOfAppeal(row)))
}

/** Ends a draft's links without a mail; informs the people of a filed appeal. */
const notifyAbandoned = async (city: City, turn: AppealTurn): Promise<void> => {
  const { db, appeal, now } = turn
  const { cityId } = city
  if (appeal.filed_at === null)
    await endCaseKeys(db, { cityId, kind: 'appeal', caseId: appeal.appeal_id }, now)
  else {
    const row = await readAppealById(turn, { cityId, appealId: appeal.appeal_id })
    await writeToAppellants({ ...turn, city }, row, 'abandoned')
  }
}

/** An abandoned draft loses its content; a filed appeal is kept as a record. */
const abandonIn = async (city: City, turn: AppealTurn): Promise<AppealTurn> => {
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
  await notifyAbandoned(city, turn)
  return turn
}

/** Abandons an appeal. Idempotent. */
export const abandonAppeal = async (deps: Deps, city: City, asked: RequestedAppeal): Promise<void> => {
  const seen = await readHeldAppeal(deps, asked)
  if (seen.state === 'abandoned') return
  const done = await changeAppeal(deps, asked, 'abandon', turn => abandonIn(city, turn))
  const row = await readAppealById(deps, asked)
  // A concurrent change: another tab abandoned it, or the authority decided.
  if (done === null && row.state !== 'abandoned') throw new Refusal(409, 'OrderDecisionAlreadyExists')
}

const TAKES_FILES: readonly AppealRow['state'][] = ['draft', 'complement-requested']

export const makeAppealUploadUrl = async (deps: Deps, asked: RequestedAppeal, query: UploadUrlQuery) => {
  const { state } = await readHeldAppeal(deps, asked)
  if (!TAKES_FILES.includes(state)) throw new Refusal(409, 'OrderEvidenceNotExpected')
  return makeUploadUrl(deps, fileOwner(asked), query)
}
