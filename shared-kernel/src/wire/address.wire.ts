import * as v from 'valibot'
import { type Address, EMPTY_ADDRESS } from '../subscriber/index.ts'
import { shortTextWire } from './primitives.wire.ts'

const text = v.nullish(shortTextWire)

/** Second document §3; `specialPlace` and `addressLocality` are other names for `complement` and `locality`. */
export const addressWire = v.object({
  streetNumber: text,
  streetNumberBis: text,
  streetType: text,
  streetName: text,
  complement: text,
  specialPlace: text,
  postOfficeBoxNumber: text,
  postalCode: text,
  locality: text,
  addressLocality: text,
  subRegion: text,
  region: text,
  country: text,
})
export type AddressWire = v.InferOutput<typeof addressWire>

export function addressFromWire(wire: AddressWire): Address {
  const named: AddressWire = {
    ...wire,
    complement: wire.complement ?? wire.specialPlace,
    locality: wire.locality ?? wire.addressLocality,
  }
  const names = Object.keys(EMPTY_ADDRESS) as (keyof Address)[]
  return { ...EMPTY_ADDRESS, ...Object.fromEntries(names.map(name => [name, named[name] ?? ''])) }
}

export const addressToWire = (address: Address): AddressWire => ({ ...address })
