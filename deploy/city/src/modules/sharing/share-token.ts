import { randomBytes } from 'node:crypto'
import { SHARE_CODE_LENGTH, shareCodeFrom, shareCodeOf } from '@parvis/shared-kernel/orders'
import { inSeconds } from '@parvis/shared-kernel/time'
import * as v from 'valibot'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Bucket } from '../../http/limits.ts'
import { Refusal } from '../../http/refusal.ts'
import { issueToken, peekToken, revokeTokens, takeToken } from '../../tokens/one-time-token.ts'
import type { RightRow } from '../rights/right.repo.ts'
import type { Session } from '../session/session.service.ts'

/** A share code is good for a week. */
const LIFE_SECONDS = inSeconds({ days: 7 })

const subjectShape = v.object({ rightId: v.string(), sharedBy: v.string() })
export type ShareSubject = v.InferOutput<typeof subjectShape>

/**
 * Creates the only open code of a right and revokes earlier ones, so that a misdirected code can be taken back.
 * Requires the transaction that locks the right.
 */
export const makeShareToken = async (
  transaction: Database,
  { clock }: Deps,
  right: RightRow,
): Promise<string> => {
  const now = clock.now()
  await revokeTokens(transaction, 'share-right', { rightId: right.right_id }, now)
  return issueToken<ShareSubject>(transaction, {
    cityId: right.city_id,
    purpose: 'share-right',
    subject: { rightId: right.right_id, sharedBy: right.subscriber_id },
    lifeSeconds: LIFE_SECONDS,
    code: shareCodeFrom([...randomBytes(SHARE_CODE_LENGTH)]),
    now,
  })
}

/** Same answer for unknown, expired, used, revoked and foreign codes. */
export const shareTokenNotFound = () => new Refusal(404, 'ShareTokenNotFound')

const read =
  (look: typeof peekToken) =>
  async (db: Database, { clock }: Deps, { cityId }: Session, token: string): Promise<ShareSubject> => {
    const subject = await look(db, {
      cityId,
      purpose: 'share-right',
      token: shareCodeOf(token),
      now: clock.now(),
    })
    if (subject === null) throw shareTokenNotFound()
    return v.parse(subjectShape, subject)
  }

export const peekShareToken = read(peekToken)
export const takeShareToken = read(takeToken)

/** Rate-limits wrong codes; valid ones cost nothing. */
export const countingFailures = async <Found>(
  { limits }: Deps,
  { cityId, subscriberId }: Session,
  look: () => Promise<Found>,
): Promise<Found> => {
  const buckets: Bucket[] = [{ limit: 'shareFailureOfSubscriber', key: `${cityId}|${subscriberId}` }]
  await limits.check(buckets)
  try {
    return await look()
  } catch (failure) {
    if (failure instanceof Refusal && failure.code === 'ShareTokenNotFound') await limits.take(buckets)
    throw failure
  }
}
