import { randomUUID } from 'node:crypto'
import type { Instant } from '@parvis/shared-kernel/time'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../../db/database.ts'
import { at } from '../../db/schema.ts'
import { sha256Hex } from '../../secrets.ts'
import { issueToken, peekToken, peekTokenOfHash, type TokenPurpose } from '../../tokens/one-time-token.ts'

export type CaseKind = 'appeal' | 'refund'

export interface CaseName {
  cityId: string
  kind: CaseKind
  caseId: string
}

const PURPOSES = { appeal: 'open-appeal', refund: 'open-refund' } as const satisfies Record<
  CaseKind,
  TokenPurpose
>

/** Longer than any case takes, including court proceedings. */
const LIFE_SECONDS = 3 * 366 * 86_400

const subjectShape = v.object({
  caseId: v.string(),
  isRenewal: v.boolean(),
  /** Identifies secrets issued by one request; older stored secrets have none. */
  batch: v.nullish(v.string(), null),
})

/**
 * Issues a secret that opens this one case (D16); the database stores only its hash. Each letter carries its own. A
 * renewed secret ends earlier ones when it is first opened, not when it is requested: the requester is unknown and must
 * not shut out the holder. Secrets mailed with it to other people of the case share its batch and stay valid.
 */
export const issueCaseKey = (
  db: Database,
  { cityId, kind, caseId }: CaseName,
  now: Instant,
  batch: string | null = null,
): Promise<string> =>
  issueToken(db, {
    cityId,
    purpose: PURPOSES[kind],
    subject: { caseId, isRenewal: batch !== null, batch },
    lifeSeconds: LIFE_SECONDS,
    now,
  })

/** Creates the id that secrets issued by one request share. */
export const newBatch = (): string => randomUUID()

interface Renewal {
  key: string
  batch: string | null
}

/** Ends the secrets of a case: all of them, or those older than the renewed batch. */
export const endCaseKeys = async (
  db: Database,
  { cityId, kind, caseId }: CaseName,
  now: Instant,
  replacedBy?: Renewal,
): Promise<void> => {
  const live = db
    .updateTable('one_time_tokens')
    .set({ used_at: at(now) })
    .where('city_id', '=', cityId)
    .where('purpose', '=', PURPOSES[kind])
    .where(sql<string>`subject ->> 'caseId'`, '=', caseId)
    .where('used_at', 'is', null)
  if (replacedBy === undefined) {
    await live.execute()
    return
  }
  const hash = sha256Hex(replacedBy.key)
  await live
    .where('token_hash', '<>', hash)
    // Exclude the batch by its id, not by time alone: a demonstration's clock may stand still.
    .where(
      sql<boolean>`(subject ->> 'batch' is distinct from ${replacedBy.batch}::text or subject ->> 'batch' is null)`,
    )
    .where('created_at', '<=', eb =>
      eb
        .selectFrom('one_time_tokens as newer')
        .select('newer.created_at')
        .where('newer.token_hash', '=', hash),
    )
    .execute()
}

/** Returns the case that a secret opens; null alike if it is unknown, ended, or of another kind of case or city. */
export const caseOfKey = async (
  db: Database,
  { cityId, kind }: Omit<CaseName, 'caseId'>,
  key: string,
  now: Instant,
): Promise<string | null> => {
  const told = await peekToken(db, { cityId, purpose: PURPOSES[kind], token: key, now })
  const subject = v.safeParse(subjectShape, told)
  if (!subject.success) return null
  const { caseId, isRenewal, batch } = subject.output
  if (isRenewal) await endCaseKeys(db, { cityId, kind, caseId }, now, { key, batch })
  return caseId
}

/** Returns the case that a secret still opens, given its hash; ends no other secret. */
export const caseOfKeyHash = async (
  db: Database,
  { cityId, kind }: Omit<CaseName, 'caseId'>,
  hash: string,
  now: Instant,
): Promise<string | null> => {
  const told = await peekTokenOfHash(db, { cityId, purpose: PURPOSES[kind], hash, now })
  const subject = v.safeParse(subjectShape, told)
  return subject.success ? subject.output.caseId : null
}
