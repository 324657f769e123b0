import type { ErrorCode } from '@parvis/shared-kernel/errors'
import { KNOWN_STATUSES, type KnownStatus, statusColumns } from '@parvis/shared-kernel/orders'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, Refusal } from '../../http/refusal.ts'
import { type WriteMail, withMails } from '../../mail/post.ts'
import { lockRight, type RightRow } from './right.repo.ts'

/** The right an agent decides on. */
export interface Dossier {
  cityId: string
  rightId: string
  /** Version the agent read; a right changed since is not decided. */
  version?: number | undefined
}

/** Statuses an agent may decide on: under review, or awaiting documents that the city may do without. */
export const OPEN_STATUSES: readonly KnownStatus[] = KNOWN_STATUSES.filter(status => {
  const { isActive, waitsFor } = statusColumns(status)
  return waitsFor === 'documents' || (waitsFor === 'city' && !isActive)
})

const DECIDED: readonly KnownStatus[] = ['awaiting-payment', 'granted', 'rejected']

/** Code for deciding on a right that is not open, by status. */
const notOpen = (status: KnownStatus): ErrorCode =>
  DECIDED.includes(status) ? 'OrderDecisionAlreadyExists' : 'OrderDecisionNotExpected'

/**
 * Locks the right and applies the agent's decision with its mail, atomically. The second of two concurrent agents
 * gets OrderDecisionAlreadyExists. @throws Refusal NoOrderWithThisIdInTheCity, OrderDecisionAlreadyExists,
 * OrderDecisionNotExpected, Conflict
 */
export const decide = <Result>(
  deps: Deps,
  { cityId, rightId, version }: Dossier,
  open: readonly KnownStatus[],
  work: (transaction: Database, right: RightRow, write: WriteMail) => Promise<Result>,
): Promise<Result> =>
  withMails(deps, cityId, async (transaction, write) => {
    const right = await lockRight(transaction, cityId, rightId)
    if (right === undefined) throw new Refusal(404, 'NoOrderWithThisIdInTheCity')
    if (!open.includes(right.status)) throw new Refusal(409, notOpen(right.status))
    if (version !== undefined && version !== right.version) throw new Refusal(409, 'Conflict')
    return work(transaction, right, write)
  })

/** The agent's trimmed text; adverse decisions require a reason. */
export const commentOf = (text: string): string => {
  const comment = text.trim()
  if (comment === '') throw badRequest([{ path: 'comment', message: 'mandatory' }])
  return comment
}

/** The comment of a decision that needs none. */
export const optionalComment = (text: string | undefined): string | undefined => text?.trim() || undefined
