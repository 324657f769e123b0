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

/** The signed-in citizen, personal or professional (both documents, §3). Rights are separate. */
export interface Subscriber {
  readonly subscriberId: SubscriberId
  readonly firstName: string
  readonly lastName: string
  /** As the identity provider says it (`female`, `male`), or null. */
  readonly gender: string | null
  readonly email: string
  /** New sign-in address awaiting its proof; `email` applies until then. Missing when there is none. */
  readonly pendingEmail?: string
  /** Address kept from an earlier payment. Missing when it equals `email`. */
  readonly paymentEmail?: string
  readonly phoneNumber: string
  readonly homePhoneNumber: string
  /** `fr` or `en`. */
  readonly lang: string
  readonly address: Address | null
  readonly professionalAddress: Address | null
  readonly enterprise: Enterprise | null
  readonly zoneId: ZoneId | null
  readonly professionalZoneId: ZoneId | null
  readonly shouldReceiveSms: boolean
  readonly isProfessional: boolean
}

/** The relevant address of an offer: the professional one for a professional offer (first document §5). */
export const addressFor = (subscriber: Subscriber, isProfessionalOffer: boolean): Address | null =>
  isProfessionalOffer ? subscriber.professionalAddress : subscriber.address

/** Whether step 2 of a request can be left: the relevant address is complete (first document §5). */
export const hasAddressFor = (subscriber: Subscriber, isProfessionalOffer: boolean): boolean =>
  isAddressComplete(addressFor(subscriber, isProfessionalOffer))

/**
 * Whether the dashboard asks for an address: there is no zone and the address is empty (first document §2).
 * @param cityDecision the city's decision; null when it leaves it to the portal
 */
export const shouldAskForAddress = (subscriber: Subscriber, cityDecision: boolean | null = null): boolean =>
  cityDecision ?? (subscriber.zoneId === null && isAddressEmpty(subscriber.address))
