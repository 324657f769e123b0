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

/** Saves the profile and returns the city's version, zones included (second document §7). */
export async function saveProfile(api: ApiClient, profile: Subscriber): Promise<Subscriber> {
  const json = profileToWire(profile)
  const wire = await ask(api, 'PUT /api/subscriber', { json, answer: subscriberWire })
  return subscriberFromWire(wire).subscriber
}

/** Changes only the given parts of the profile (second document §7, JSON Patch) and returns the city's version. */
export async function patchSubscriber(api: ApiClient, operations: PatchWire): Promise<Subscriber> {
  const json = operations
  const wire = await ask(api, 'PATCH /api/subscriber', { json, answer: subscriberWire })
  return subscriberFromWire(wire).subscriber
}

export const patchLanguage = (api: ApiClient, lang: string): Promise<Subscriber> =>
  patchSubscriber(api, [{ op: 'replace', path: '/lang', value: lang }])

/** Sends the link that proves the new sign-in address again; the previous link becomes invalid. */
export async function resendEmailProof(api: ApiClient): Promise<void> {
  await ask(api, 'POST /api/subscriber/email-change', { answer: noContentWire })
}

/** Cancels the change of sign-in address; the mailed link becomes invalid. */
export async function dropEmailChange(api: ApiClient): Promise<void> {
  await ask(api, 'DELETE /api/subscriber/email-change', { answer: noContentWire })
}

/** An address returned by the city's geocoder. */
export interface FoundAddress {
  /** On one line, as the geocoder writes it. */
  readonly label: string
  readonly address: Address
}

/** docs/api.md: a geocoder answers at most 10. */
const MOST_ADDRESSES = 8

/** Addresses matching the typed text, best match first; empty in a city without a geocoder. */
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

/** The subscriber's vehicles, oldest first, without removed ones. */
export async function fetchVehicles(api: ApiClient): Promise<readonly Vehicle[]> {
  const wire = await ask(api, 'GET /api/subscriber/vehicles', { answer: vehiclesWire, lists: [''] })
  return wire.map(vehicleFromWire).filter(({ deleted }) => !deleted)
}

/** A vehicle as the subscriber enters it; the client generates the id, so that a repeated save adds it once (D14). */
export interface VehicleEntry {
  readonly id: VehicleId
  readonly name: string
  readonly plate: Plate
  readonly vehicleCategory: string | null
}

/** Adds or updates a vehicle. Refused with `VehicleAlreadyExists` when the garage already has the plate. */
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
    isKeyed: true,
    answer: noContentWire,
  })
}
