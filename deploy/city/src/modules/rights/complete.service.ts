import { canComplete, type Subscription } from '@parvis/shared-kernel/orders'
import type { Deps } from '../../deps.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import type { City } from '../config/city.ts'
import type { Session } from '../session/session.service.ts'
import { type AskedDocuments, readAskedDocuments } from './asked-evidence.ts'
import { lockRight, moveRight, type RightRow } from './right.repo.ts'
import { readRight } from './right.service.ts'
import { COMPLETE_REFUSALS, mustBeAllowed } from './right-refusals.ts'

/** Idempotent: a repeat after a lost response is answered again. */
const isCompleted = ({ status }: RightRow, { asked, unanswered }: AskedDocuments): boolean =>
  status === 'under-review' && asked.length > 0 && unanswered.length === 0

const missing = ({ unanswered }: AskedDocuments): Refusal =>
  new Refusal(409, 'OrderEvidenceMissing', {
    fields: unanswered.map(({ id }) => ({ path: `evidences.${id}`, message: 'missing' })),
  })

const subscriptionIn = async (
  deps: Deps,
  city: City,
  session: Session,
  row: RightRow,
): Promise<Subscription> => {
  const right = await readRight(deps, city, session, row)
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
    const held = await lockRight(transaction, row.city_id, row.right_id)
    if (held === undefined) throw notFound()
    const right = await subscriptionIn(inside, city, session, held)
    const documents = await readAskedDocuments(transaction, held.right_id)
    if (isCompleted(held, documents)) return right
    const now = deps.clock.now()
    mustBeAllowed(canComplete(right, null, now), COMPLETE_REFUSALS)
    if (documents.unanswered.length > 0) throw missing(documents)
    await moveRight(transaction, held, 'under-review', now, { event: 'right-completed' })
    return subscriptionIn(inside, city, session, { ...held, status: 'under-review' })
  })
