import { type AppealAction, type AppealState, afterAppealAction } from '@parvis/shared-kernel/fines'
import { plate as readPlate } from '@parvis/shared-kernel/plates'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/refusal.ts'
import { isFineOfPlate, lockFine } from '../fines/fine.repo.ts'
import { type EventKind, recordEvent } from '../timeline/event.repo.ts'
import { type AppealRow, findAppeal } from './appeal.repo.ts'

export interface AppealKey {
  cityId: string
  appealId: string
}

/** Some calls name the plate besides the id; where one is named it must be the fine's. */
export interface AppealAsked extends AppealKey {
  plate?: string | undefined
}

/** An appeal for who holds its id; another plate and an unknown id are told alike. */
export const readOwnAppeal = async (db: Database, asked: AppealAsked): Promise<AppealRow> => {
  const row = await findAppeal(db, asked.cityId, asked.appealId)
  if (row === undefined) throw notFound()
  if (asked.plate === undefined) return row
  const isItsPlate = await isFineOfPlate(db, asked.cityId, row.fine_id, readPlate(asked.plate) ?? '')
  if (!isItsPlate) throw notFound()
  return row
}

export interface AppealTurn {
  /** The transaction. */
  db: Database
  appeal: AppealRow
  next: AppealState
  now: Instant
}

/**
 * Does something with an appeal while nobody else does anything with its fine. Null, and nothing done, when the state
 * it has by then does not allow the action.
 */
export const changeAppeal = <T extends object>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { cityId, appealId }: AppealKey,
  action: AppealAction,
  work: (turn: AppealTurn) => Promise<T>,
): Promise<T | null> =>
  db.transaction().execute(async transaction => {
    const seen = await findAppeal(transaction, cityId, appealId)
    if (seen === undefined) throw notFound()
    await lockFine(transaction, cityId, seen.fine_id)
    const appeal = (await findAppeal(transaction, cityId, appealId)) ?? seen
    const next = afterAppealAction(appeal.state, action)
    return next === null ? null : work({ db: transaction, appeal, next, now: clock.now() })
  })

/** Writes what happened to an appeal on its timeline. */
export const recordAppealEvent = (
  { db, appeal, now }: Pick<AppealTurn, 'db' | 'appeal' | 'now'>,
  kind: EventKind,
): Promise<void> =>
  recordEvent(db, {
    cityId: appeal.city_id,
    subscriberId: appeal.subscriber_id,
    at: now,
    kind,
    resourceType: 'appeal',
    resourceId: appeal.appeal_id,
  })
