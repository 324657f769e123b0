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
import type { City } from '../config/city.ts'
import { zoneOfAddress } from '../plans/zone.repo.ts'
import { readSubscriptions } from '../rights/right.service.ts'
import type { Session } from '../session/session.service.ts'
import { profileFaults } from './profile-faults.ts'
import { applyPatch } from './profile-patch.ts'
import { findSubscriber, updateSubscriber } from './subscriber.repo.ts'

const requireSubscriber = async ({ db }: Deps, session: Session): Promise<Subscriber> => {
  const subscriber = await findSubscriber(db, session.cityId, session.subscriberId)
  if (subscriber === null) throw unauthenticated()
  return subscriber
}

export const readProfile = async (deps: Deps, city: City, session: Session): Promise<SubscriberWire> =>
  subscriberToWire(
    await requireSubscriber(deps, session),
    await readSubscriptions(deps, city, session),
    city.vocabulary,
  )

type Placed = readonly [address: Subscriber['address'], zone: Subscriber['zoneId']]

/** Another address may lie in another zone; the same one stays where the city has put it. */
const zoneFor = async ({ db }: Deps, city: City, [before, zone]: Placed, address: Subscriber['address']) => {
  if (isDeepStrictEqual(before, address)) return zone
  const found = await zoneOfAddress(db, city.cityId, isAddressEmpty(address) ? null : address)
  return found === null ? null : zoneId(found)
}

/** A field that is not sent stays as it is. */
const sentOf = (body: ProfileWire) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))

/** Only what a person may say is taken; who they are, their kind and their zones are the city's to say. */
const merge = async (deps: Deps, city: City, current: Subscriber, body: ProfileWire): Promise<Subscriber> => {
  const wished = { ...profileToWire(current), ...sentOf(body), subscriberId: current.subscriberId }
  const { subscriber } = subscriberFromWire(wished)
  return {
    ...subscriber,
    isProfessional: current.isProfessional,
    zoneId: await zoneFor(deps, city, [current.address, current.zoneId], subscriber.address),
    professionalZoneId: await zoneFor(
      deps,
      city,
      [current.professionalAddress, current.professionalZoneId],
      subscriber.professionalAddress,
    ),
  }
}

export const writeProfile = async (deps: Deps, city: City, session: Session, body: ProfileWire) => {
  const subscriber = await merge(deps, city, await requireSubscriber(deps, session), body)
  const faults = profileFaults(subscriber)
  if (faults.length > 0) throw badRequest(faults)
  await updateSubscriber(deps.db, city.cityId, subscriber, deps.clock.now())
  return readProfile(deps, city, session)
}

export const patchProfile = async (deps: Deps, city: City, session: Session, patch: PatchWire) => {
  const current = profileToWire(await requireSubscriber(deps, session))
  return writeProfile(deps, city, session, parseInput(profileWire, applyPatch(current, patch)))
}
