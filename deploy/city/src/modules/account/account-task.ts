import * as v from 'valibot'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type WriteMail, withMails } from '../../mail/post.ts'
import type { City } from '../config/city.ts'
import { storeTask, takeTask } from './account-task.repo.ts'

/** An account request that is acknowledged before anything checks whether the account exists. */
export interface AccountTaskKind<Payload extends object> {
  /** Must never change: stored requests are found by it. */
  name: string
  shape: v.GenericSchema<unknown, Payload>
  /** Holds the person concerned, before the request is claimed: an erasure locks them before it deletes the request. */
  hold?(transaction: Database, city: City, payload: Payload): Promise<unknown>
  /** Carries out the request and queues its mails in one transaction. */
  run(deps: Deps, city: City, payload: Payload, both: [Database, WriteMail]): Promise<void>
}

const runOnce = <Payload extends object>(
  deps: Deps,
  city: City,
  { shape, hold, run }: AccountTaskKind<Payload>,
  { taskId, payload }: { taskId: string; payload: unknown },
): Promise<void> =>
  withMails(deps, city.cityId, async (transaction, write) => {
    const asked = v.parse(shape, payload)
    await hold?.(transaction, city, asked)
    if (await takeTask(transaction, taskId)) await run(deps, city, asked, [transaction, write])
  })

export interface Asked<Payload extends object> {
  /** The address of the account, or of the one that is asked for: of one kind, a later request replaces an earlier. */
  login: string
  payload: Payload
  /** Runs before the response, in the transaction that stores the request. */
  before?: (transaction: Database) => Promise<void>
}

/**
 * Stores an account request and carries it out after the response, so that neither the response nor its timing reveals
 * whether an address is known. If the process ends first, the job carries it out.
 */
export const runAfterResponse = async <Payload extends object>(
  deps: Deps,
  city: City,
  kind: AccountTaskKind<Payload>,
  { login, payload, before }: Asked<Payload>,
): Promise<void> => {
  const { cityId } = city
  const taskId = await deps.db.transaction().execute(async transaction => {
    await before?.(transaction)
    return storeTask(transaction, { cityId, kind: kind.name, login, payload, now: deps.clock.now() })
  })
  deps.background.run(kind.name, () => runOnce(deps, city, kind, { taskId, payload }))
}

/** Carries out a request stored by a process that has ended; its kind parses it by its own schema. */
export const runStoredTask = async (
  deps: Deps,
  kinds: readonly AccountTaskKind<object>[],
  kept: { task_id: string; city_id: string; kind: string; payload: unknown },
): Promise<void> => {
  const city = deps.cities.find(({ cityId }) => cityId === kept.city_id)
  const kind = kinds.find(({ name }) => name === kept.kind)
  if (city === undefined || kind === undefined) return
  await runOnce(deps, city, kind, { taskId: kept.task_id, payload: kept.payload })
}
