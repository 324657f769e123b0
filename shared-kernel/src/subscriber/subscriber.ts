import type { SubscriberId, ZoneId } from '../ids/index.ts'
import { type Address, isAddressComplete, isAddressEmpty } from './address.ts'

/** The company of a professional subscriber; '' where unknown. */
export interface Enterprise {
  readonly name: string
  /** 14 digits */
  readonly siret: string
  /** 4 digits and a capital letter */
  readonly ape: string
}

/** The signed-in citizen, personal or professional (both documents, §3). Their rights travel beside them. */
export interface Subscriber {
  readonly subscriberId: SubscriberId
  readonly firstName: string
  readonly lastName: string
  /** As the identity provider says it (`female`, `male`), or null. */
  readonly gender: string | null
  readonly email: string
  /** Another sign-in address that waits for its proof; `email` counts until then. Only where there is one. */
  readonly pendingEmail?: string
  /** Kept from a payment for the next ones. Only where it is another than `email`. */
  readonly paymentEmail?: string
  readonly phoneNumber: string
  readonly homePhoneNumber: string
  /** `fr`, `en` */
  readonly lang: string
  readonly address: Address | null
  readonly professionalAddress: Address | null
  readonly enterprise: Enterprise | null
  readonly zoneId: ZoneId | null
  readonly professionalZoneId: ZoneId | null
  readonly shouldReceiveSms: boolean
  readonly isProfessional: boolean
}

/** The address that counts for an offer: the professional one for a professional offer (first document §5). */
export const addressFor = (subscriber: Subscriber, isProfessionalOffer: boolean): Address | null =>
  isProfessionalOffer ? subscriber.professionalAddress : subscriber.address

/** Step 2 of a request can be left once the address that counts is complete (first document §5). */
export const hasAddressFor = (subscriber: Subscriber, isProfessionalOffer: boolean): boolean =>
  isAddressComplete(addressFor(subscriber, isProfessionalOffer))

/**
 * The dashboard asks for an address when there is no zone and the address is wholly empty (first document §2).
 * @param cityWord what the city itself says; null where it leaves it to the portal
 */
export const shouldAskForAddress = (subscriber: Subscriber, cityWord: boolean | null = null): boolean =>
  cityWord ?? (subscriber.zoneId === null && isAddressEmpty(subscriber.address))
