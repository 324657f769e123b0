import * as v from 'valibot'
import { subscriberId, zoneId } from '../ids/index.ts'
import { isAddressEmpty, professionalAddressForWire, type Subscriber } from '../subscriber/index.ts'
import { addressFromWire, addressToWire, addressWire } from './address.wire.ts'
import { idFromWire, shortTextWire } from './primitives.wire.ts'

const text = v.nullish(shortTextWire)

export const enterpriseWire = v.object({ name: text, siret: text, ape: text })
export type EnterpriseWire = v.InferOutput<typeof enterpriseWire>

const profileEntries = {
  firstName: text,
  lastName: text,
  gender: text,
  email: text,
  phoneNumber: text,
  homePhoneNumber: text,
  lang: text,
  address: v.nullish(addressWire),
  professionalAddress: v.nullish(addressWire),
  professionalEnterprise: v.nullish(enterpriseWire),
  shouldReceiveSms: v.nullish(v.boolean()),
}

/** PUT /api/subscriber: the fields that a subscriber can change. */
export const profileWire = v.object(profileEntries)
export type ProfileWire = v.InferOutput<typeof profileWire>

/** GET /api/subscriber without its rights: what the shell reads of it. */
export const subscriberProfileWire = v.object({
  ...profileEntries,
  subscriberId: v.string(),
  zoneId: v.nullish(v.string()),
  professionalZoneId: v.nullish(v.string()),
  professional: v.nullish(v.boolean()),
  /** New sign-in address awaiting the link sent to it; `email` applies until then. */
  pendingEmail: text,
  /** Address kept from an earlier payment when it differs from `email`; cannot be used to sign in. */
  paymentEmail: text,
})
export type SubscriberProfileWire = v.InferOutput<typeof subscriberProfileWire>

const enterpriseFromWire = ({ name, siret, ape }: EnterpriseWire) => ({
  name: name ?? '',
  siret: siret ?? '',
  ape: ape ?? '',
})

/** When the city does not say: a company, or a company address, means professional. */
const isProfessional = (wire: SubscriberProfileWire): boolean =>
  wire.professional ??
  (Boolean(wire.professionalEnterprise?.siret) ||
    !isAddressEmpty(wire.professionalAddress ? addressFromWire(wire.professionalAddress) : null))

export const subscriberProfileFromWire = (wire: SubscriberProfileWire): Subscriber => ({
  subscriberId: subscriberId(wire.subscriberId),
  firstName: wire.firstName ?? '',
  lastName: wire.lastName ?? '',
  gender: wire.gender ?? null,
  email: wire.email ?? '',
  phoneNumber: wire.phoneNumber ?? '',
  homePhoneNumber: wire.homePhoneNumber ?? '',
  lang: wire.lang ?? 'fr',
  address: wire.address ? addressFromWire(wire.address) : null,
  professionalAddress: wire.professionalAddress ? addressFromWire(wire.professionalAddress) : null,
  enterprise: wire.professionalEnterprise ? enterpriseFromWire(wire.professionalEnterprise) : null,
  zoneId: idFromWire(wire.zoneId, zoneId),
  professionalZoneId: idFromWire(wire.professionalZoneId, zoneId),
  shouldReceiveSms: wire.shouldReceiveSms ?? false,
  isProfessional: isProfessional(wire),
  ...(wire.pendingEmail ? { pendingEmail: wire.pendingEmail } : {}),
  ...(wire.paymentEmail ? { paymentEmail: wire.paymentEmail } : {}),
})

/** The profile that is written back: the professional address is null when all its fields are empty (second document §5). */
export const profileToWire = (subscriber: Subscriber): ProfileWire => {
  const professional = professionalAddressForWire(subscriber.professionalAddress)
  return {
    firstName: subscriber.firstName,
    lastName: subscriber.lastName,
    gender: subscriber.gender,
    email: subscriber.email,
    phoneNumber: subscriber.phoneNumber,
    homePhoneNumber: subscriber.homePhoneNumber,
    lang: subscriber.lang,
    address: subscriber.address ? addressToWire(subscriber.address) : null,
    professionalAddress: professional ? addressToWire(professional) : null,
    professionalEnterprise: subscriber.enterprise ? { ...subscriber.enterprise } : null,
    shouldReceiveSms: subscriber.shouldReceiveSms,
  }
}
