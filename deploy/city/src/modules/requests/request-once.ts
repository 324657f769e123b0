import type { Database } from '../../db/database.ts'
import { mustExist } from '../../http/refusal.ts'
import { type PostDeps, type WriteMail, withMails } from '../../mail/post.ts'
import type { RightRow } from '../rights/right.repo.ts'
import type { Session } from '../session/session.service.ts'
import { findOwnRight, lockSubscriber } from './request.repo.ts'
import { REQUEST_REFUSALS, refuse } from './request-refusals.ts'

export interface RequestIdentity {
  id: string
  kind: RightRow['kind']
  /** Hash of the request body (`fingerprintOf`). */
  fingerprint: string
}

export interface Outcome {
  row: RightRow
  isNew: boolean
}

/** The right that the same request created before; null the first time. */
const madeBefore = async (
  db: Database,
  session: Session,
  { id, kind, fingerprint }: RequestIdentity,
): Promise<RightRow | null> => {
  const row = await findOwnRight(db, session, id)
  if (row === undefined) return null
  if (row.kind !== kind || row.request_fingerprint === null)
    throw refuse(REQUEST_REFUSALS.id['id-of-other-right'])
  if (row.request_fingerprint !== fingerprint) throw refuse(REQUEST_REFUSALS.id['id-of-other-body'])
  return row
}

/**
 * Creates at most once per id (D14), serialised per subscriber. Rules run before anything is revealed of another's id:
 * only a grantable request learns, by a 404, that the id is taken.
 */
export const makeOnce = (
  deps: PostDeps,
  session: Session,
  identity: RequestIdentity,
  make: (transaction: Database, write: WriteMail) => Promise<RightRow | undefined>,
): Promise<Outcome> =>
  withMails(deps, session.cityId, async (transaction, write) => {
    await lockSubscriber(transaction, session)
    const before = await madeBefore(transaction, session, identity)
    if (before !== null) return { row: before, isNew: false }
    const row = mustExist(await make(transaction, write))
    return { row, isNew: true }
  })
