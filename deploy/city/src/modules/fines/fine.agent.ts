import { appealDeadline, type FineVersion, parseFineId } from '@parvis/shared-kernel/fines'
import { plate as readPlate } from '@parvis/shared-kernel/plates'
import { dayOf, type Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { isFound } from '../../db/is-found.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, notFound } from '../../http/refusal.ts'
import { carryDraftOver } from '../appeals/appeal.repo.ts'
import type { City } from '../config/city.ts'
import { type EventKind, recordEvent } from '../timeline/event.repo.ts'
import { findFine, lockFine } from './fine.repo.ts'
import {
  insertPayment,
  insertVersion,
  type NewFinePayment,
  type NewVersion,
  relabelFine,
} from './fine-write.repo.ts'

/** Prices in cents and instants of a version of a fine. */
export type FineTerms = Omit<NewVersion, 'issuedAt'> & { issuedAt?: Instant }

export interface NewFine extends FineTerms {
  /** 26 digits; spacing is ignored. */
  number: string
  plate: string
  place: string
}

const isPrice = (value: number) => Number.isSafeInteger(value) && value >= 0

const checkTerms = ({ price, reducedPrice, reducedUntil }: FineTerms): void => {
  const faults = [
    ...(isPrice(price) ? [] : ['price']),
    ...(reducedPrice === null || (isPrice(reducedPrice) && reducedPrice <= price) ? [] : ['reducedPrice']),
    ...((reducedPrice === null) === (reducedUntil === null) ? [] : ['reducedUntil']),
  ]
  if (faults.length > 0) throw badRequest(faults.map(path => ({ path, message: 'Wrong value' })))
}

/** A reduced price ends after its notice is issued, unless `former` notices had it until the same day. */
const checkReducedUntil = (
  until: Instant | null,
  issuedAt: Instant,
  zone: string,
  former: readonly FineVersion[] = [],
) => {
  if (until === null || until >= issuedAt) return
  const day = dayOf(until, zone)
  if (!former.some(({ reducedUntil }) => reducedUntil !== null && dayOf(reducedUntil, zone) === day))
    throw badRequest([{ path: 'reducedUntil', message: 'Over already' }])
}

const recordFineEvent = (db: Database, city: City, fineId: string, kind: EventKind, now: Instant) =>
  recordEvent(db, {
    cityId: city.cityId,
    // A fine belongs to a plate, not to a subscriber.
    subscriberId: null,
    at: now,
    kind,
    resourceType: 'fine',
    resourceId: fineId,
  })

const insertFine = (db: Database, city: City, fineId: string, plate: string, place: string) =>
  isFound(
    db
      .insertInto('fines')
      .values({
        city_id: city.cityId,
        fine_id: fineId,
        plate,
        payment_status: 'UNPAID',
        terms: JSON.stringify({ place }),
      })
      .onConflict(conflict => conflict.doNothing())
      .returning('fine_id'),
  )

/** Issues a fine; returns its number. */
export const issueFine = async ({ db, clock }: Deps, city: City, fine: NewFine): Promise<string> => {
  const parsed = parseFineId(fine.number)
  const plate = readPlate(fine.plate)
  if (!parsed.valid) throw badRequest([{ path: 'number', message: 'Wrong value' }])
  if (plate === null) throw badRequest([{ path: 'plate', message: 'Wrong value' }])
  checkTerms(fine)
  const issuedAt = fine.issuedAt ?? clock.now()
  checkReducedUntil(fine.reducedUntil, issuedAt, city.timeZone)
  await db.transaction().execute(async transaction => {
    const isNew = await insertFine(transaction, city, parsed.id, plate, fine.place)
    if (!isNew) throw badRequest([{ path: 'number', message: 'Number of another fine' }])
    await insertVersion(transaction, parsed.id, { ...fine, issuedAt }, city.timeZone)
    await recordFineEvent(transaction, city, parsed.id, 'fine-issued', issuedAt)
  })
  return parsed.id
}

/**
 * Corrects the notice of a locked fine: the price is replaced, payments stay, deadlines restart (D9). A reduced price that
 * is over can be kept, so that who paid it in time owes nothing more, but not given anew.
 */
export const correctFineIn = async (
  db: Database,
  city: City,
  fineId: string,
  terms: FineTerms,
  now: Instant,
): Promise<void> => {
  checkTerms(terms)
  const issuedAt = terms.issuedAt ?? now
  const former = (await findFine(db, city.cityId, fineId))?.versions
  checkReducedUntil(terms.reducedUntil, issuedAt, city.timeZone, former)
  const position = await insertVersion(db, fineId, { ...terms, issuedAt }, city.timeZone)
  await carryDraftOver(db, fineId, position, appealDeadline(issuedAt, city.timeZone))
  await relabelFine(db, city.cityId, fineId, now, { isNewVersion: true })
  await recordFineEvent(db, city, fineId, 'fine-corrected', now)
}

export const correctFine = (
  { db, clock }: Deps,
  city: City,
  fineId: string,
  terms: FineTerms,
): Promise<void> =>
  db.transaction().execute(async transaction => {
    if (!(await lockFine(transaction, city.cityId, fineId))) throw notFound()
    await correctFineIn(transaction, city, fineId, terms, clock.now())
  })

export type OutsidePayment = Omit<NewFinePayment, 'source' | 'operationId'> & {
  /** The national agency (`antaiFps`) or the debt recovery office. */
  source: 'antai' | 'recovery'
}

/** Records a payment received by another office. */
export const registerOutsidePayment = (
  { db, clock }: Deps,
  city: City,
  fineId: string,
  payment: OutsidePayment,
): Promise<void> => {
  if (!isPrice(payment.amount) || payment.amount === 0)
    throw badRequest([{ path: 'amount', message: 'Wrong value' }])
  if (payment.paidAt > clock.now()) throw badRequest([{ path: 'paidAt', message: 'Not yet' }])
  return db.transaction().execute(async transaction => {
    if (!(await lockFine(transaction, city.cityId, fineId))) throw notFound()
    await insertPayment(transaction, fineId, { ...payment, operationId: null })
    await relabelFine(transaction, city.cityId, fineId, clock.now())
    await recordFineEvent(transaction, city, fineId, 'payment-received', payment.paidAt)
  })
}
