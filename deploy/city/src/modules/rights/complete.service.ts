import { type EvidenceRequest, latestRequests, unansweredEvidence } from '@parvis/shared-kernel/evidence'
import { evidenceId } from '@parvis/shared-kernel/ids'
import { canComplete, type Right, type Subscription } from '@parvis/shared-kernel/orders'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { withMails } from '../../mail/post.ts'
import type { City } from '../config/city.ts'
import type { Session } from '../session/session.service.ts'
import { type RightDetails, readDetailsOf } from './right.details.ts'
import { moveRight, type RightRow } from './right.repo.ts'
import { holdRight, readRight } from './right.service.ts'
import { writeToOwner } from './right-post.ts'
import { COMPLETE_REFUSALS, mustBeAllowed } from './right-refusals.ts'

interface RequestedDocuments {
  /** What the latest complement asks for. */
  asked: readonly EvidenceRequest[]
  /** Those without an acceptable file yet. */
  unanswered: readonly EvidenceRequest[]
}

/** Documents the city asked for and those still missing (the kernel decides when a file is an answer). */
const askedDocuments = ({ requested, evidences }: RightDetails): RequestedDocuments => {
  const asked = latestRequests(
    requested.map(row => ({ id: evidenceId(row.evidence_properties_id), requestedAt: row.requested_at })),
  )
  const sent = evidences.map(row => ({
    id: evidenceId(row.evidence_properties_id),
    sentAt: row.traced_at,
    isRejected: row.status === 'REJECTED',
  }))
  return { asked, unanswered: unansweredEvidence(asked, sent) }
}

/** Idempotent: a repeat after a lost response is answered again. */
const isCompleted = ({ status }: RightRow, { asked, unanswered }: RequestedDocuments): boolean =>
  status === 'under-review' && asked.length > 0 && unanswered.length === 0

const missing = ({ unanswered }: RequestedDocuments): Refusal =>
  new Refusal(409, 'OrderEvidenceMissing', {
    fields: unanswered.map(({ id }) => ({ path: `evidences.${id}`, message: 'missing' })),
  })

const mustBeSubscription = (right: Right): Subscription => {
  if (right.kind === 'ticket') throw new Refusal(409, COMPLETE_REFUSALS['for-subscriptions'])
  return right
}

/** Returns an order to the city once every asked document was sent; responds with its current state. */
export const completeOrder = (
  deps: Deps,
  city: City,
  session: Session,
  row: RightRow,
): Promise<Subscription> =>
  withMails(deps, city.cityId, async (transaction, write) => {
    const inside = { ...deps, db: transaction }
    const { held, right: read } = await holdRight(inside, city, session, row)
    const right = mustBeSubscription(read)
    const documents = askedDocuments(await readDetailsOf(transaction, held))
    if (isCompleted(held, documents)) return right
    const now = deps.clock.now()
    mustBeAllowed(canComplete(right, null, now), COMPLETE_REFUSALS)
    if (documents.unanswered.length > 0) throw missing(documents)
    await moveRight(transaction, held, 'under-review', now, { event: 'right-completed' })
    await writeToOwner(deps, [transaction, write], held, 'completed')
    return mustBeSubscription(await readRight(inside, city, session, { ...held, status: 'under-review' }))
  })
