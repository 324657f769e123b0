import type { VehicleId } from '../ids/index.ts'
import type { Plate } from '../plates/index.ts'
import type { Address, Subscriber, Vehicle } from '../subscriber/index.ts'
import {
  addressFromWire,
  type GeocodingRequestWire,
  geocodingWire,
  noContentWire,
  type PatchWire,
  profileToWire,
  subscriberFromWire,
  subscriberWire,
  type VehicleBodyWire,
  vehicleFromWire,
  vehiclesWire,
  vehicleWire,
} from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'
import { ask } from './ask.ts'

/** Writes the profile; answers it as the city has it now, zones included (second document §7). */
export async function saveProfile(api: ApiClient, profile: Subscriber): Promise<Subscriber> {
  const json = profileToWire(profile)
  const wire = await ask(api, 'PUT /api/subscriber', { json, answer: subscriberWire })
  return subscriberFromWire(wire).subscriber
}

/** Changes parts of the profile and nothing else (second document §7, JSON Patch); answers it as the city has it now. */
export async function patchSubscriber(api: ApiClient, operations: PatchWire): Promise<Subscriber> {
  const json = operations
  const wire = await ask(api, 'PATCH /api/subscriber', { json, answer: subscriberWire })
  return subscriberFromWire(wire).subscriber
}

export const patchLanguage = (api: ApiClient, lang: string): Promise<Subscriber> =>
  patchSubscriber(api, [{ op: 'replace', path: '/lang', value: lang }])

/** Sends the link that proves another sign-in address once more; the link before it is then nothing. */
export async function resendEmailProof(api: ApiClient): Promise<void> {
  await ask(api, 'POST /api/subscriber/email-change', { answer: noContentWire })
}

/** Keeps the sign-in address as it is: the link that was mailed is then nothing. */
export async function dropEmailChange(api: ApiClient): Promise<void> {
  await ask(api, 'DELETE /api/subscriber/email-change', { answer: noContentWire })
}

/** An address that the city's geocoder knows. */
export interface FoundAddress {
  /** On one line, as the geocoder writes it. */
  readonly label: string
  readonly address: Address
}

/** docs/api.md: a geocoder answers at most 10. */
const MOST_ADDRESSES = 8

/** Addresses that match what is typed, likeliest first; none in a city without a geocoder. */
export async function searchAddress(
  api: ApiClient,
  text: string,
  signal?: AbortSignal,
): Promise<readonly FoundAddress[]> {
  const json: GeocodingRequestWire = { text, limit: MOST_ADDRESSES }
  const wire = await ask(api, 'POST /api/v0/geocoding/research', {
    json,
    answer: geocodingWire,
    ...(signal ? { signal } : {}),
  })
  return wire.map(({ concatAddress, address }) => ({
    label: concatAddress,
    address: addressFromWire(address),
  }))
}

/** The garage, oldest first, without what was removed. */
export async function fetchVehicles(api: ApiClient): Promise<readonly Vehicle[]> {
  const wire = await ask(api, 'GET /api/subscriber/vehicles', { answer: vehiclesWire, lists: [''] })
  return wire.map(vehicleFromWire).filter(({ deleted }) => !deleted)
}

/** What a subscriber says of a vehicle; the id is theirs to make, so that adding twice is adding once (D14). */
export interface VehicleEntry {
  readonly id: VehicleId
  readonly name: string
  readonly plate: Plate
  readonly vehicleCategory: string | null
}

/** Adds a vehicle, or writes one that is there. Refused with `VehicleAlreadyExists` when the plate is in the garage. */
export async function saveVehicle(api: ApiClient, vehicle: VehicleEntry): Promise<Vehicle> {
  const { id, ...json } = vehicle satisfies VehicleBodyWire
  return vehicleFromWire(
    await ask(api, 'PUT /api/subscriber/vehicles/:vehicleId', {
      params: { vehicleId: id },
      json,
      answer: vehicleWire,
    }),
  )
}

export async function removeVehicle(api: ApiClient, id: VehicleId): Promise<void> {
  await ask(api, 'DELETE /api/subscriber/vehicles/:vehicleId', {
    params: { vehicleId: id },
    answer: noContentWire,
  })
}
