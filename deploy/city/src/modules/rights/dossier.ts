import type { ErrorCode } from '@parvis/shared-kernel/errors'
import { KNOWN_STATUSES, statusColumns } from '@parvis/shared-kernel/orders'
import type { Database } from '../../db/database.ts'
import type { StoredRightStatus } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, Refusal } from '../../http/refusal.ts'
import { type WriteMail, withMails } from '../../mail/post.ts'
import { lockRight, type RightRow } from './right.repo.ts'

/** What an agent has before them. */
export interface Dossier {
  cityId: string
  rightId: string
  /** The right's version when the agent read it; one that has changed since is not decided unseen. */
  version?: number
}

/** Where an agent decides on a request: it waits for the city, or the city waits for documents and need not. */
export const OPEN_STATUSES: readonly StoredRightStatus[] = KNOWN_STATUSES.filter(status => {
  const { isActive, waitsFor } = statusColumns(status)
  return waitsFor === 'documents' || (waitsFor === 'city' && !isActive)
})

const DECIDED: readonly StoredRightStatus[] = ['awaiting-payment', 'granted', 'rejected']

/** What an agent is told who decides on something that is not open. */
const notOpen = (status: StoredRightStatus): ErrorCode =>
  DECIDED.includes(status) ? 'OrderDecisionAlreadyExists' : 'OrderDecisionNotExpected'

/**
 * Holds the right of a dossier and does what the agent decided, with the mail that tells it: all of it or nothing. Of two agents who decide together
 * the second is told that the decision is there.
 * @throws Refusal NoOrderWithThisIdInTheCity, OrderDecisionAlreadyExists, OrderDecisionNotExpected, Conflict
 */
export const decide = <Result>(
  deps: Deps,
  { cityId, rightId, version }: Dossier,
  open: readonly StoredRightStatus[],
  work: (transaction: Database, right: RightRow, write: WriteMail) => Promise<Result>,
): Promise<Result> =>
  withMails(deps, cityId, async (transaction, write) => {
    const right = await lockRight(transaction, cityId, rightId)
    if (right === undefined) throw new Refusal(404, 'NoOrderWithThisIdInTheCity')
    if (!open.includes(right.status)) throw new Refusal(409, notOpen(right.status))
    if (version !== undefined && version !== right.version) throw new Refusal(409, 'Conflict')
    return work(transaction, right, write)
  })

/** What an agent writes, trimmed; a decision that harms says why. */
export const commentOf = (text: string): string => {
  const comment = text.trim()
  if (comment === '') throw badRequest([{ path: 'comment', message: 'mandatory' }])
  return comment
}

/** The comment of a decision that needs none. */
export const optionalComment = (text: string | undefined): { comment?: string } =>
  text === undefined || text.trim() === '' ? {} : { comment: text.trim() }
