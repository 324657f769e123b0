import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../db/database.ts'
import { isFound } from '../db/is-found.ts'
import { at } from '../db/schema.ts'
import type { PersonKey } from '../modules/subscriber/person-key.ts'

/** A key is scoped to one subscriber of one city: equal keys of others never collide. */
export interface KeyOwner extends PersonKey {
  key: string
}

export interface Claim extends KeyOwner {
  fingerprint: string
  runId: string
  now: Instant
  until: Instant
}

/** Claims the key for one run; false if it is already claimed. Of concurrent claims exactly one succeeds. */
export const claimKey = (db: Database, claim: Claim): Promise<boolean> =>
  isFound(
    db
      .insertInto('idempotency_keys')
      .values({
        city_id: claim.cityId,
        subscriber_id: claim.subscriberId,
        key: claim.key,
        fingerprint: claim.fingerprint,
        run_id: claim.runId,
        run_until: at(claim.until),
        created_at: at(claim.now),
        answer_status: null,
        answer_body: null,
      })
      .onConflict(conflict => conflict.doNothing())
      .returning('key'),
  )

export const findKey = (db: Database, { cityId, subscriberId, key }: KeyOwner) =>
  db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'answer_status', 'answer_body'])
    .where('city_id', '=', cityId)
    .where('subscriber_id', '=', subscriberId)
    .where('key', '=', key)
    .executeTakeFirst()

/** Takes the key over from a run that expired without a response; of concurrent attempts one succeeds. */
export const takeOverKey = (db: Database, claim: Claim): Promise<boolean> =>
  isFound(
    db
      .updateTable('idempotency_keys')
      .set({ run_id: claim.runId, run_until: at(claim.until) })
      .where('city_id', '=', claim.cityId)
      .where('subscriber_id', '=', claim.subscriberId)
      .where('key', '=', claim.key)
      .where('answer_status', 'is', null)
      .where('run_until', '<=', at(claim.now))
      .returning('key'),
  )

/** Stores the response of a run that still holds the key. */
export const keepAnswer = async (
  db: Database,
  { cityId, subscriberId, key, runId }: Claim,
  answer: { status: number; body: string },
): Promise<void> => {
  await db
    .updateTable('idempotency_keys')
    .set({ answer_status: answer.status, answer_body: answer.body })
    .where('city_id', '=', cityId)
    .where('subscriber_id', '=', subscriberId)
    .where('key', '=', key)
    .where('run_id', '=', runId)
    .execute()
}

/** Releases the key: the run changed nothing. */
export const releaseKey = async (
  db: Database,
  { cityId, subscriberId, key, runId }: Claim,
): Promise<void> => {
  await db
    .deleteFrom('idempotency_keys')
    .where('city_id', '=', cityId)
    .where('subscriber_id', '=', subscriberId)
    .where('key', '=', key)
    .where('run_id', '=', runId)
    .execute()
}

export const dropOldKeys = async (db: Database, before: Instant): Promise<void> => {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', at(before)).execute()
}
