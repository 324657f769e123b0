import type { Database } from '../../db/database.ts'
import { notFound } from '../../http/refusal.ts'
import { type PostDeps, type WriteMail, withMails } from '../../mail/post.ts'
import type { RightRow } from '../rights/right.repo.ts'
import type { Session } from '../session/session.service.ts'
import { findOwnRight, lockSubscriber } from './request.repo.ts'
import { REQUEST_REFUSALS, refuse } from './request-refusals.ts'

export interface RequestIdentity {
  id: string
  kind: RightRow['kind']
  /** Of what is asked (`fingerprintOf`). */
  fingerprint: string
}

export interface Outcome {
  row: RightRow
  isNew: boolean
}

/** What the same request made before; null when this is the first time. */
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
 * Makes what is asked at most once under its id (D14), alone among the requests of its subscriber. The rules come before
 * anything is said of an id that is somebody else's: only a request that would be granted learns, by a 404, that it
 * cannot be made under that id.
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
    const row = await make(transaction, write)
    if (row === undefined) throw notFound()
    return { row, isNew: true }
  })
