import type { Database } from '../../db/database.ts'
import { mustExist } from '../../http/refusal.ts'
import type { MailAllowance } from '../../mail/mail-limit.ts'
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
 * only a grantable request learns, by a 404, that the id is taken. The allowance of the request's mail is returned when
 * no right was made.
 */
export const makeOnce = async (
  deps: PostDeps,
  session: Session,
  identity: RequestIdentity,
  { giveBack }: MailAllowance,
  make: (transaction: Database, write: WriteMail) => Promise<RightRow | undefined>,
): Promise<Outcome> => {
  let isNew = false
  try {
    const row = await withMails(deps, session.cityId, async (transaction, write) => {
      await lockSubscriber(transaction, session)
      const before = await madeBefore(transaction, session, identity)
      isNew = before === null
      return before ?? mustExist(await make(transaction, write))
    })
    return { row, isNew }
  } catch (failure) {
    isNew = false
    throw failure
  } finally {
    if (!isNew) await giveBack()
  }
}
