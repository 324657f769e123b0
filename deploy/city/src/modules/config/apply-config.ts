import { isDeepStrictEqual } from 'node:util'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { badRequest, type FieldFault, notFound } from '../../http/refusal.ts'
import {
  type ConfigVersion,
  findCityRow,
  lastAttempt,
  listOfferIds,
  lockConfig,
  putInUse,
  writeVersion,
} from './config.repo.ts'
import { configFaults, type GivenConfig, givenConfig } from './config-faults.ts'

export type Application =
  | { kind: 'applied'; version: number }
  /** The same was given last time: nothing to do, whether it is in use or was refused. */
  | { kind: 'same'; version: number }
  | { kind: 'refused'; version: number; faults: readonly FieldFault[] }

interface ConfigDeps {
  db: Database
  clock: { now(): Instant }
}

const asGiven = (raw: unknown): GivenConfig => {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw badRequest([{ path: '', message: 'object' }])
  return givenConfig({ ...raw })
}

/**
 * Gives a city another configuration. A good one is in use from now on; a bad one is kept with the path of every fault,
 * and the last good one stays (D13). Servers follow within seconds, this one when it reloads its cities.
 */
export const applyConfig = async (
  { db, clock }: ConfigDeps,
  cityId: string,
  raw: unknown,
): Promise<Application> => {
  const config = asGiven(raw)
  return db.transaction().execute(async transaction => {
    await lockConfig(transaction, cityId)
    if ((await findCityRow(transaction, cityId)) === undefined) throw notFound()
    const last = await lastAttempt(transaction, cityId)
    if (last !== undefined && isDeepStrictEqual(givenConfig(last.config), config))
      return { kind: 'same', version: last.version }
    const faults = configFaults(config, await listOfferIds(transaction, cityId))
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
