import { canComplete, type Right, type Subscription } from '@parvis/shared-kernel/orders'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import type { City } from '../config/city.ts'
import type { Session } from '../session/session.service.ts'
import { type AskedDocuments, readAskedDocuments } from './asked-evidence.ts'
import { moveRight, type RightRow } from './right.repo.ts'
import { holdRight, readRight } from './right.service.ts'
import { COMPLETE_REFUSALS, mustBeAllowed } from './right-refusals.ts'

/** Idempotent: a repeat after a lost response is answered again. */
const isCompleted = ({ status }: RightRow, { asked, unanswered }: AskedDocuments): boolean =>
  status === 'under-review' && asked.length > 0 && unanswered.length === 0

const missing = ({ unanswered }: AskedDocuments): Refusal =>
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
  deps.db.transaction().execute(async transaction => {
    const inside = { ...deps, db: transaction }
    const { held, right: read } = await holdRight(inside, city, session, row)
    const right = mustBeSubscription(read)
    const documents = await readAskedDocuments(transaction, held.right_id)
    if (isCompleted(held, documents)) return right
    const now = deps.clock.now()
    mustBeAllowed(canComplete(right, null, now), COMPLETE_REFUSALS)
    if (documents.unanswered.length > 0) throw missing(documents)
    await moveRight(transaction, held, 'under-review', now, { event: 'right-completed' })
    return mustBeSubscription(await readRight(inside, city, session, { ...held, status: 'under-review' }))
  })
