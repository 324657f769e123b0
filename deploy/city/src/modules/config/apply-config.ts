import { isDeepStrictEqual } from 'node:util'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { badRequest, type FieldFault, mustExist } from '../../http/refusal.ts'
import { providerNamed } from '../payments/providers/registry.ts'
import { type CityPlaces, dialectOf } from './city.ts'
import {
  type ConfigVersion,
  findCityRow,
  lastAttempt,
  listOfferIds,
  lockConfig,
  putInUse,
  writeVersion,
} from './config.repo.ts'
import { configFaults, givenConfig, type KnownOfCity } from './config-faults.ts'
import type { GivenConfig } from './given-config.ts'
import { imageOriginsOf } from './image-origins.ts'

export type Application =
  | { kind: 'applied'; version: number }
  /** The same configuration as last time: nothing to do, whether it is in use or was refused. */
  | { kind: 'same'; version: number }
  | { kind: 'refused'; version: number; faults: readonly FieldFault[] }

type CityRow = NonNullable<Awaited<ReturnType<typeof findCityRow>>>
type Attempt = NonNullable<Awaited<ReturnType<typeof lastAttempt>>>

export interface ConfigDeps {
  db: Database
  clock: { now(): Instant }
  /** From the server's settings. */
  places: Pick<CityPlaces, 'portals' | 'imageOrigins' | 'paymentDialects'>
}

const asGiven = (raw: unknown): GivenConfig => {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw badRequest([{ path: '', message: 'object' }])
  return givenConfig({ ...raw })
}

/** Collects what a configuration of the city is checked against. */
export const knownOfCity = async (
  db: Database,
  places: ConfigDeps['places'],
  { city_id: cityId, config }: Pick<CityRow, 'city_id' | 'config'>,
): Promise<KnownOfCity> => ({
  offerIds: await listOfferIds(db, cityId),
  imageOrigins: [...(places.portals[cityId] ?? []), ...imageOriginsOf(places.imageOrigins, cityId, config)],
  currencies: providerNamed(dialectOf(places, cityId)).currencies,
})

/** Whether the same configuration was given last: in use, or refused then and still faulty. */
const isSettled = (last: Attempt, config: GivenConfig, faults: readonly FieldFault[]): boolean =>
  isDeepStrictEqual(givenConfig(last.config), config) && (last.applied_at !== null || faults.length > 0)

/**
 * Gives a city another configuration. A valid one takes effect at once; a faulty one is stored with the path of every
 * fault, and the last valid one stays (D13). Other servers follow within seconds, this one when it reloads its cities.
 */
export const applyConfig = async (
  { db, clock, places }: ConfigDeps,
  cityId: string,
  raw: unknown,
): Promise<Application> => {
  const config = asGiven(raw)
  return db.transaction().execute(async transaction => {
    await lockConfig(transaction, cityId)
    const row = mustExist(await findCityRow(transaction, cityId))
    const last = await lastAttempt(transaction, cityId)
    const faults = configFaults(config, await knownOfCity(transaction, places, row))
    if (last !== undefined && isSettled(last, config, faults)) return { kind: 'same', version: last.version }
    const version: ConfigVersion = {
      cityId,
      version: (last?.version ?? 0) + 1,
      config,
      now: clock.now(),
      faults,
    }
    await writeVersion(transaction, version)
    if (faults.length > 0) return { kind: 'refused', version: version.version, faults }
    await putInUse(transaction, version)
    return { kind: 'applied', version: version.version }
  })
}
