import { isDeepStrictEqual } from 'node:util'
import { zoneId } from '@parvis/shared-kernel/ids'
import { isAddressEmpty, type Subscriber } from '@parvis/shared-kernel/subscriber'
import {
  type PatchWire,
  type ProfileWire,
  profileToWire,
  profileWire,
  type SubscriberWire,
  subscriberFromWire,
  subscriberToWire,
} from '@parvis/shared-kernel/wire'
import type { Deps } from '../../deps.ts'
import { parseInput } from '../../http/input.ts'
import { badRequest, unauthenticated } from '../../http/refusal.ts'
import { textsAsSeen } from '../../http/texts-as-seen.ts'
import { withMails } from '../../mail/post.ts'
import { listAwaitedAnswers } from '../appeals/awaited-answer.repo.ts'
import type { City } from '../config/city.ts'
import { listHeldRefunds } from '../refunds/held-refund.repo.ts'
import { readSubscriptions } from '../rights/right.service.ts'
import type { Session } from '../session/session.service.ts'
import { recordAccountEvent } from '../timeline/event.repo.ts'
import { holdCaller } from './caller.ts'
import { decideEmail } from './profile-email.ts'
import { faultsOfPatch, faultsOfSent, profileFaults } from './profile-faults.ts'
import { applyPatch, touchedBy } from './profile-patch.ts'
import { streetOf, zoneAmong } from './residence-zone.model.ts'
import { findProfile, findSubscriber, listAddressesLike, updateSubscriber } from './subscriber.repo.ts'

const requireSubscriber = async ({ db }: Deps, session: Session): Promise<Subscriber> => {
  const subscriber = await findSubscriber(db, session.cityId, session.subscriberId)
  if (subscriber === null) throw unauthenticated()
  return subscriber
}

export const readProfile = async (deps: Deps, city: City, session: Session): Promise<SubscriberWire> => {
  const { db, clock } = deps
  const found = await findProfile(db, city.cityId, session.subscriberId, clock.now())
  if (found === null) throw unauthenticated()
  const { subscriber, pendingEmail, paymentEmail } = found
  const subscriptions = await readSubscriptions(deps, city, session)
  const refunds = await listHeldRefunds(db, session)
  const answers = await listAwaitedAnswers(db, city, session.subscriberId, clock.now())
  const profile = subscriberToWire(subscriber, subscriptions, city.vocabulary, refunds, answers)
  return {
    ...profile,
    ...(pendingEmail === null ? {} : { pendingEmail }),
    ...(paymentEmail === null ? {} : { paymentEmail }),
  }
}

type Placed = readonly [address: Subscriber['address'], zone: Subscriber['zoneId']]

/** Looks up the zone of a changed address; an unchanged one keeps the city's placement. */
const zoneFor = async ({ db }: Deps, city: City, [before, zone]: Placed, address: Subscriber['address']) => {
  if (isDeepStrictEqual(before, address)) return zone
  if (address === null || isAddressEmpty(address)) return null
  const listed = await listAddressesLike(db, city.cityId, address.postalCode.trim(), streetOf(address))
  const found = zoneAmong(listed, address)
  return found === null ? null : zoneId(found)
}

/** What was sent; a field that is not stays as it is. */
const sentOf = (body: ProfileWire) =>
  textsAsSeen(Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)))

/** Takes only fields a person may edit; identity, kind and zones are the city's to decide. */
const merge = (current: Subscriber, body: ProfileWire): Subscriber => {
  const requested = { ...profileToWire(current), ...sentOf(body), subscriberId: current.subscriberId }
  const { subscriber } = subscriberFromWire(requested)
  return {
    ...subscriber,
    isProfessional: current.isProfessional,
    zoneId: current.zoneId,
    professionalZoneId: current.professionalZoneId,
  }
}

const placed = async (
  deps: Deps,
  city: City,
  current: Subscriber,
  requested: Subscriber,
): Promise<Subscriber> => ({
  ...requested,
  zoneId: await zoneFor(deps, city, [current.address, current.zoneId], requested.address),
  professionalZoneId: await zoneFor(
    deps,
    city,
    [current.professionalAddress, current.professionalZoneId],
    requested.professionalAddress,
  ),
})

/** Where a change comes from, for limits. */
type From = { session: Session; network: string }

/** A changed language or an unchanged profile is not a timeline event. */
const isNoteworthy = (before: Subscriber, after: Subscriber): boolean =>
  !isDeepStrictEqual({ ...before, lang: '' }, { ...after, lang: '' })

const save = async (
  deps: Deps,
  city: City,
  { session, network }: From,
  current: Subscriber,
  requested: Subscriber,
) => {
  const { email, notify } = await decideEmail(deps, city, {
    session,
    network,
    current,
    requested: requested.email,
  })
  const subscriber = await placed(deps, city, current, { ...requested, email })
  await withMails(deps, city.cityId, async (transaction, write) => {
    const now = deps.clock.now()
    await holdCaller(transaction, session)
    await updateSubscriber(transaction, city.cityId, [current, subscriber], now)
    if (isNoteworthy(current, subscriber)) {
      await recordAccountEvent(transaction, {
        cityId: city.cityId,
        subscriberId: session.subscriberId,
        at: now,
        kind: 'profile-changed',
      })
    }
    await notify(write)
  })
  return readProfile(deps, city, session)
}

/** Writes the profile: sent fields are validated, others stay. */
export const writeProfile = async (deps: Deps, city: City, from: From, body: ProfileWire) => {
  const current = await requireSubscriber(deps, from.session)
  const requested = merge(current, body)
  const faults = faultsOfSent(profileFaults(requested, city), Object.keys(sentOf(body)))
  if (faults.length > 0) throw badRequest(faults)
  return save(deps, city, from, current, requested)
}

/** Patches the profile; untouched stored data is not judged. */
export const patchProfile = async (deps: Deps, city: City, from: From, patch: PatchWire) => {
  const current = await requireSubscriber(deps, from.session)
  const body = parseInput(profileWire, touchedBy(patch, applyPatch(profileToWire(current), patch)))
  const requested = merge(current, body)
  const faults = faultsOfPatch(profileFaults(requested, city), profileFaults(current, city), patch)
  if (faults.length > 0) throw badRequest(faults)
  return save(deps, city, from, current, requested)
}
