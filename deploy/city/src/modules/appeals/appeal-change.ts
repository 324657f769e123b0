import { type AppealAction, afterAppealAction, type KnownAppealState } from '@parvis/shared-kernel/fines'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { mustExist } from '../../http/refusal.ts'
import { type PostDeps, type WriteMail, withMails } from '../../mail/post.ts'
import { lockFine } from '../fines/fine.repo.ts'
import { type EventKind, recordEvent } from '../timeline/event.repo.ts'
import { type AppealRow, findAppeal } from './appeal.repo.ts'

export interface AppealKey {
  cityId: string
  appealId: string
}

export interface AppealTurn {
  /** The transaction. */
  db: Database
  appeal: AppealRow
  next: KnownAppealState
  now: Instant
  /** Queues a mail in the same transaction. */
  write: WriteMail
}

/**
 * Changes an appeal while its fine is locked. Returns null and changes nothing if the appeal's state then does not
 * allow the action; `work` returns null where something else does not.
 */
export const changeAppeal = <T extends object>(
  deps: PostDeps,
  { cityId, appealId }: AppealKey,
  action: AppealAction,
  work: (turn: AppealTurn) => Promise<T | null>,
): Promise<T | null> =>
  withMails(deps, cityId, async (transaction, write) => {
    const find = async () => mustExist(await findAppeal(transaction, cityId, appealId))
    await lockFine(transaction, cityId, (await find()).fine_id)
    // Another call may have changed it meanwhile, or an erasure deleted it.
    const appeal = await find()
    const next = afterAppealAction(appeal.state, action)
    return next === null ? null : work({ db: transaction, appeal, next, now: deps.clock.now(), write })
  })

/** Records an event on the appeal's timeline. */
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
