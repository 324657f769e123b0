import { cancelable, canEditPlates } from '@parvis/shared-kernel/orders'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { withMails } from '../../mail/post.ts'
import type { City } from '../config/city.ts'
import { settleExpired } from '../payments/ask-about.ts'
import { notifyRefundOpened, refundRightIn } from '../refunds/refund-of-payment.ts'
import { countingUsedPlates } from '../requests/plate-use.ts'
import { takeVisitorMail, tellVisitor } from '../requests/ticket-post.ts'
import type { Session } from '../session/session.service.ts'
import { holdCaller } from '../subscriber/caller.ts'
import { planOf } from './plan-of-right.ts'
import { mustBeFree, mustBeVehicles, requestedPlates } from './requested-plates.ts'
import { changePlates, lockRight, moveRight, type RightRow } from './right.repo.ts'
import { holdRight, readRight } from './right.service.ts'
import { tellSharers } from './right-post.ts'
import { CANCEL_REFUSALS, CHANGE_REFUSALS, mustBeAllowed } from './right-refusals.ts'

/**
 * Cancels when the kernel's rule allows it and refunds what was paid. Settles an expired payment with its provider
 * first; the lock (`lockRight`) keeps anybody from starting to pay.
 */
export const cancelRight = async (deps: Deps, city: City, session: Session, row: RightRow): Promise<void> => {
  await settleExpired(deps, { kind: row.kind, id: row.right_id })
  // Whoever cancels again and again floods nobody's address.
  const visitor = await takeVisitorMail(deps, session, row.custom_email)
  await withMails(deps, city.cityId, async (transaction, write) => {
    const now = deps.clock.now()
    const { held, right } = await holdRight({ ...deps, db: transaction }, city, session, row)
    // The status changed meanwhile, for example by a payment: do not cancel what the caller has not seen.
    if (held.status !== row.status) throw new Refusal(409, 'Conflict')
    mustBeAllowed(cancelable(right, await planOf(transaction, held), now), CANCEL_REFUSALS)
    await moveRight(transaction, held, 'canceled', now)
    await tellSharers(deps, [transaction, write], held)
    if (visitor.isAllowed) await tellVisitor(deps, [transaction, write], { ...held, status: 'canceled' })
    for (const refund of await refundRightIn(transaction, held.right_id, now))
      await notifyRefundOpened(deps, [transaction, write], refund)
  })
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every(plate => b.includes(plate))

/**
 * Writes the plates of an editable right, for owner and co-holder. Unchanged plates are a no-op; the second of two
 * concurrent writers must reload.
 */
export const writePlates = (
  deps: Deps,
  city: City,
  session: Session,
  row: RightRow,
  raw: readonly string[],
): Promise<void> =>
  countingUsedPlates(deps, session, () =>
    deps.db.transaction().execute(async transaction => {
      const now = deps.clock.now()
      await holdCaller(transaction, session)
      const held = await lockRight(transaction, row.city_id, row.right_id)
      if (held?.version !== row.version) throw new Refusal(409, 'Conflict')
      const right = await readRight({ ...deps, db: transaction }, city, session, held)
      const plan = await planOf(transaction, held)
      mustBeAllowed(canEditPlates(right, plan, now), CHANGE_REFUSALS)
      const plates = await requestedPlates(transaction, held, plan, raw)
      if (isSame(plates, held.plates)) return
      await mustBeVehicles(transaction, session, { right: held, plan, plates })
      await mustBeFree(transaction, { right: held, plan, plates, now })
      await changePlates(transaction, held, plates, now)
    }),
  )
