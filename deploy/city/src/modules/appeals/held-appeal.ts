import { plate as readPlate } from '@parvis/shared-kernel/plates'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/refusal.ts'
import {
  type CaseRequester,
  type HeldCase,
  type Holder,
  holderOf,
  holds,
  requireHeld,
} from '../cases/case-holder.ts'
import { isFineOfPlate } from '../fines/fine.repo.ts'
import { type RequestedFine, seeFine } from '../fines/fine.service.ts'
import { type AppealRow, findAppeal, listAppealsOfFine } from './appeal.repo.ts'
import type { AppealKey } from './appeal-change.ts'

/** Some calls give the plate besides the id; it must then be the fine's. */
export interface RequestedAppeal extends AppealKey, CaseRequester {
  plate?: string | undefined
}

export const caseOfAppeal = ({ appeal_id: caseId, subscriber_id: subscriberId }: AppealRow): HeldCase => ({
  caseId,
  subscriberId,
})

/**
 * Reads an appeal by its id; a wrong plate and an unknown id both give 404. It does not decide what the caller may see.
 */
export const readAppealById = async (
  { db }: Pick<Deps, 'db'>,
  asked: AppealKey & { plate?: string | undefined },
): Promise<AppealRow> => {
  const row = await findAppeal(db, asked.cityId, asked.appealId)
  if (row === undefined) throw notFound()
  if (asked.plate === undefined) return row
  const isItsPlate = await isFineOfPlate(db, asked.cityId, row.fine_id, readPlate(asked.plate) ?? '')
  if (!isItsPlate) throw notFound()
  return row
}

export interface AppealSeen {
  row: AppealRow
  holder: Holder
}

/**
 * Finds an appeal that the caller may read and act on, by its case link or the account that began it; 403 for others.
 */
export const seeHeldAppeal = async (deps: Deps, asked: RequestedAppeal): Promise<AppealSeen> => {
  const row = await readAppealById(deps, asked)
  const holder = await holderOf(deps, 'appeal', asked)
  requireHeld(holder, caseOfAppeal(row))
  return { row, holder }
}

export const readHeldAppeal = async (deps: Deps, asked: RequestedAppeal): Promise<AppealRow> =>
  (await seeHeldAppeal(deps, asked)).row

/**
 * Reads the appeal of a fine by number and plate: the caller's own (filed before draft before abandoned). Callers
 * without one get the last filed appeal of anybody, of which only the fact may be shown; drafts and abandoned appeals
 * of others stay hidden.
 */
export const readAppealOfFine = async (deps: Deps, asked: RequestedFine): Promise<AppealSeen> => {
  const { fine, holder } = await seeFine(deps, asked)
  const rows = await listAppealsOfFine(deps.db, asked.cityId, fine.id)
  const row =
    rows.find(seen => holds(holder, caseOfAppeal(seen))) ??
    rows.find(({ state }) => state !== 'draft' && state !== 'abandoned')
  if (row === undefined) throw notFound()
  return { row, holder }
}
