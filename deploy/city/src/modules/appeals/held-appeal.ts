import { plate as readPlate } from '@parvis/shared-kernel/plates'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/refusal.ts'
import {
  type CaseAsker,
  type HeldCase,
  type Holder,
  holderOf,
  holds,
  requireHeld,
} from '../cases/case-holder.ts'
import { isFineOfPlate } from '../fines/fine.repo.ts'
import { type FineAsked, seeFine } from '../fines/fine.service.ts'
import { type AppealRow, findAppeal, listAppealsOfFine } from './appeal.repo.ts'
import type { AppealKey } from './appeal-change.ts'

/** Some calls name the plate besides the id; where one is named it must be the fine's. */
export interface AppealAsked extends AppealKey, CaseAsker {
  plate?: string | undefined
}

export const caseOfAppeal = ({ appeal_id: caseId, subscriber_id: subscriberId }: AppealRow): HeldCase => ({
  caseId,
  subscriberId,
})

/** An appeal by its id; another plate and an unknown id are told alike. What of it is told is another question. */
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

/** An appeal for whoever may read and act on it: by its case link, or the account that began it. */
export const readHeldAppeal = async (deps: Deps, asked: AppealAsked): Promise<AppealRow> => {
  const row = await readAppealById(deps, asked)
  requireHeld(await holderOf(deps, 'appeal', asked), caseOfAppeal(row))
  return row
}

export interface AppealSeen {
  row: AppealRow
  holder: Holder
}

/**
 * The appeal of a fine, for who names number and plate: the asker's own one, the last that was filed and not given up
 * before a draft and one that was given up. To who holds none, the last that somebody filed, as the fact that it was;
 * drafts of others, and what they gave up, are told to nobody.
 */
export const readAppealOfFine = async (deps: Deps, asked: FineAsked): Promise<AppealSeen> => {
  const { fine, holder } = await seeFine(deps, asked)
  const rows = await listAppealsOfFine(deps.db, asked.cityId, fine.id)
  const row =
    rows.find(seen => holds(holder, caseOfAppeal(seen))) ??
    rows.find(({ state }) => state !== 'draft' && state !== 'abandoned')
  if (row === undefined) throw notFound()
  return { row, holder }
}
