import type { KnownStatus } from '@parvis/shared-kernel/orders'
import {
  type SubscriptionCreationWire,
  type SubscriptionWire,
  subscriptionToWire,
} from '@parvis/shared-kernel/wire'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { fingerprintOf } from '../../http/idempotency-fingerprint.ts'
import { takeMail } from '../../mail/mail-limit.ts'
import type { WriteMail } from '../../mail/post.ts'
import type { City } from '../config/city.ts'
import type { RightRow } from '../rights/right.repo.ts'
import { readRight } from '../rights/right.service.ts'
import type { RightLetter } from '../rights/right-mail.ts'
import { writeToOwner } from '../rights/right-post.ts'
import type { Session } from '../session/session.service.ts'
import { readGarage } from '../vehicles/vehicle.repo.ts'
import { countingUsedPlates, plannedOccupancy, requireFreePlates } from './plate-use.ts'
import { insertRight } from './request.repo.ts'
import { makeOnce, type RequestIdentity } from './request-once.ts'
import { readRequester } from './requester.ts'
import { attachDocuments } from './sent-evidence.repo.ts'
import { readSentEvidences } from './sent-evidence.ts'
import { type Catalogue, planSubscription } from './subscription-request.model.ts'

/**
 * Offers and zones the request may concern: all offers for a renewal, which may change offer. Excludes deleted offers,
 * which citizens do not see.
 */
const readCatalogue = async (
  { db, catalogues }: Deps,
  city: City,
  session: Session,
  { subscriptionPlanId, renewedSubscriptionId }: SubscriptionCreationWire,
): Promise<Catalogue> => {
  const { offers: all, zones } = await catalogues.read(city, session.catalogueVersion)
  const offers = all.filter(
    offer => !offer.isDeleted && (renewedSubscriptionId || offer.id === subscriptionPlanId),
  )
  const isAboutVehicles = offers.some(({ vehicleCritairs }) => vehicleCritairs.length > 0)
  return {
    offers,
    zones,
    garage: isAboutVehicles ? await readGarage(db, session) : [],
    holidayCalendar: city.holidayCalendar,
  }
}

/** Letter that confirms a request; one to pay is confirmed by the receipt of its payment. */
const LETTERS: Partial<Record<KnownStatus, RightLetter>> = { 'under-review': 'requested', granted: 'granted' }

/** Judges and creates a subscription in one transaction, with the mail that confirms it. */
const makeSubscription =
  (
    deps: Deps,
    city: City,
    session: Session,
    catalogue: Catalogue,
    { id, fingerprint }: RequestIdentity,
    body: SubscriptionCreationWire,
    isMailed: boolean,
  ) =>
  async (db: Database, write: WriteMail): Promise<RightRow | undefined> => {
    const { clock, files } = deps
    const { timeZone } = city
    const now = clock.now()
    const planned = planSubscription(await readRequester(db, city, session, now), catalogue, body)
    const { offer, period, right } = planned
    const documents = await readSentEvidences({ db, files, clock }, session, body.attachmentEvidences, {
      offer,
      start: period.start,
      timeZone,
    })
    await requireFreePlates(db, session, plannedOccupancy(planned), offer)
    const row = await insertRight(db, session, { ...right, id, fingerprint }, now)
    if (row === undefined) return row
    await attachDocuments(db, session, row, documents, now)
    const letter = LETTERS[row.status]
    if (letter && isMailed) await writeToOwner(deps, [db, write], row, letter)
    return row
  }

export interface RequestedSubscription {
  isNew: boolean
  subscription: SubscriptionWire
}

/** Creates a subscription request under the client's id. Idempotent: a repeat returns its current state. */
export const requestSubscription = async (
  deps: Deps,
  city: City,
  session: Session,
  id: string,
  body: SubscriptionCreationWire,
): Promise<RequestedSubscription> => {
  const identity = { id, kind: 'subscription', fingerprint: fingerprintOf('subscription', body) } as const
  const catalogue = await readCatalogue(deps, city, session, body)
  const bucket = { limit: 'requestMailOfSubscriber', key: session.subscriberId } as const
  const mail = await takeMail(deps, 'right requested', [bucket])
  const make = makeSubscription(deps, city, session, catalogue, identity, body, mail.isAllowed)
  const { row, isNew } = await countingUsedPlates(deps, session, () =>
    makeOnce(deps, session, identity, mail, make),
  )
  const subscription = await readRight(deps, city, session, row)
  if (subscription.kind !== 'subscription')
    throw new Error('A subscription request made another kind of right')
  return { isNew, subscription: subscriptionToWire(subscription, city.vocabulary) }
}
