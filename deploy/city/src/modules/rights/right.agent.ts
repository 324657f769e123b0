import { optionId } from '@parvis/shared-kernel/ids'
import { startDayRules, subscriptionPeriod } from '@parvis/shared-kernel/offers'
import {
  isActiveStatus,
  isExpired,
  isLostStatus,
  KNOWN_STATUSES,
  type KnownStatus,
} from '@parvis/shared-kernel/orders'
import { addSeconds, dayOf, type Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { at } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { intlOf, say } from '../../messages/intl.ts'
import { findLiveOperation } from '../payments/operation.repo.ts'
import { tellVisitor } from '../requests/ticket-post.ts'
import { addComment } from './agent.repo.ts'
import { commentOf, type Dossier, decide, OPEN_STATUSES, optionalComment } from './dossier.ts'
import { decideEvidenceLines } from './evidence-line.repo.ts'
import { offerOf } from './plan-of-right.ts'
import { readDetailsOf } from './right.details.ts'
import { isFullyPaid } from './right.model.ts'
import { findRight, moveRight, type RightRow, recordRightEvent } from './right.repo.ts'
import { tellSharers, writeToOwner } from './right-post.ts'

// Agent side, called by the city's desk. Each decision is one transaction with its mail to the citizen, in their language.

/** First instant of a renewal: one second after the end of the renewed right (D3), unless that one is not held. */
const renewedUntil = async (
  db: Database,
  { city_id, renewed_right_id }: RightRow,
): Promise<Instant | null> => {
  const renewed = renewed_right_id === null ? undefined : await findRight(db, city_id, renewed_right_id)
  if (renewed === undefined || !isActiveStatus(renewed.status)) return null
  return renewed.end_of_validity === null ? null : addSeconds(renewed.end_of_validity, 1)
}

interface Period {
  start: Instant
  end: Instant | null
}

const columnsOf = ({ start, end }: Period) => ({
  start_of_validity: at(start),
  end_of_validity: end === null ? null : at(end),
})

/**
 * Period of a right asked for "as soon as possible": from the offer's first possible day. `blockedDays`, reserved for
 * the review, no longer apply.
 */
const periodOnAcceptance = async (
  deps: Deps,
  transaction: Database,
  right: RightRow,
): Promise<Period | null> => {
  const offer = await offerOf(transaction, right)
  if (right.start_of_validity !== null || offer === null) return null
  const now = deps.clock.now()
  const city = deps.cities.find(({ cityId }) => cityId === right.city_id)
  if (city === undefined) return null
  const { timeZone, holidayCalendar } = city
  const unblocked = { ...offer, startRules: { ...offer.startRules, blockedDays: 0 } }
  const startDay = startDayRules(unblocked, holidayCalendar, dayOf(now, timeZone))
  const chosen = right.option_id === null ? null : optionId(right.option_id)
  const requested = { startsAt: null, notBefore: await renewedUntil(transaction, right) }
  const found = subscriptionPeriod(requested, { offer, optionId: chosen, startDay, now, timeZone })
  return found.allowed ? found.period : null
}

/** Refuses to ask for the payment of a ticket that has ended: nobody can pay it any more (first document §4). */
const mustBePayable = ({ kind, end_of_validity: endOfValidity }: RightRow, now: Instant): void => {
  if (kind === 'subscription' || !isExpired({ endOfValidity }, now)) return
  throw new Refusal(409, 'OrderPaymentNotAllowed', { message: say(intlOf('fr'), 'desk.ticket-over') })
}

/** Accepts a request: grants it, or asks for payment when something is due. */
export const acceptRight = async (deps: Deps, dossier: Dossier, comment?: string): Promise<void> => {
  const said = optionalComment(comment)
  await decide(deps, dossier, OPEN_STATUSES, async (transaction, held, write) => {
    const now = deps.clock.now()
    const { operations } = await readDetailsOf(transaction, held)
    const next: KnownStatus = isFullyPaid(held, operations) ? 'granted' : 'awaiting-payment'
    if (next === 'awaiting-payment') mustBePayable(held, now)
    const period = await periodOnAcceptance(deps, transaction, held)
    await moveRight(transaction, held, next, now, { set: period === null ? {} : columnsOf(period) })
    await decideEvidenceLines(transaction, held.right_id, { status: 'VALIDATED', now })
    if (said !== undefined) await addComment(transaction, held.right_id, said, now)
    const letter = next === 'granted' ? 'granted' : 'to-pay'
    const told =
      period === null ? held : { ...held, start_of_validity: period.start, end_of_validity: period.end }
    await writeToOwner(deps, [transaction, write], told, letter, { comment: said })
    if (next === 'granted') await tellVisitor(deps, [transaction, write], { ...held, status: next })
  })
}

/** Rejects a request and says why. */
export const rejectRight = async (deps: Deps, dossier: Dossier, reason: string): Promise<void> => {
  const comment = commentOf(reason)
  await decide(deps, dossier, OPEN_STATUSES, async (transaction, held, write) => {
    const now = deps.clock.now()
    await moveRight(transaction, held, 'rejected', now)
    await decideEvidenceLines(transaction, held.right_id, { status: 'REJECTED', now })
    await addComment(transaction, held.right_id, comment, now)
    await writeToOwner(deps, [transaction, write], held, 'rejected', { comment })
    await tellVisitor(deps, [transaction, write], { ...held, status: 'rejected' })
  })
}

const NOT_DELETED = KNOWN_STATUSES.filter(status => status !== 'deleted')

/** Adds a comment for the citizen and mails it; nothing else changes. */
export const commentRight = (deps: Deps, dossier: Dossier, text: string): Promise<void> => {
  const comment = commentOf(text)
  return decide(deps, dossier, NOT_DELETED, async (transaction, held, write) => {
    const now = deps.clock.now()
    await addComment(transaction, held.right_id, comment, now)
    await writeToOwner(deps, [transaction, write], held, 'commented', { comment })
    await recordRightEvent(transaction, held, { kind: 'agent-commented', now })
  })
}

/** Refuses to end a right while a payment is in progress: its money may arrive even after the 15 minutes. */
const mustHaveNoLivePayment = async (db: Database, row: RightRow): Promise<void> => {
  const live = await findLiveOperation(db, { kind: row.kind, id: row.right_id })
  if (live !== undefined) throw new Refusal(409, 'OrderIsNotCancelableDueToPaymentNotif')
}

/** Deletes a right in any status, unless a payment is in progress; tells those still affected why. */
export const deleteRight = async (deps: Deps, dossier: Dossier, reason: string): Promise<void> => {
  const comment = commentOf(reason)
  await decide(deps, dossier, NOT_DELETED, async (transaction, held, write) => {
    const now = deps.clock.now()
    await mustHaveNoLivePayment(transaction, held)
    await moveRight(transaction, held, 'deleted', now)
    await addComment(transaction, held.right_id, comment, now)
    if (isLostStatus(held.status)) return
    await writeToOwner(deps, [transaction, write], held, 'deleted', { comment })
    await tellSharers(deps, [transaction, write], held)
    await tellVisitor(deps, [transaction, write], { ...held, status: 'deleted' })
  })
}
