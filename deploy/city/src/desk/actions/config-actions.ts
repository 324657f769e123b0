import { badRequest } from '../../http/refusal.ts'
import { applyConfig, knownOfCity } from '../../modules/config/apply-config.ts'
import { findCityRow } from '../../modules/config/config.repo.ts'
import { configFaults, givenConfig } from '../../modules/config/config-faults.ts'
import { cityNamed, type Desk, type Run } from '../desk.ts'
import type { Given } from '../given.ts'

/** What was written as a city's configuration, once it is an object of JSON at all. */
export const configGiven = (given: Given): Readonly<Record<string, unknown>> => {
  const config = parsed(given.text('config'))
  if (typeof config !== 'object' || config === null || Array.isArray(config))
    throw badRequest([{ path: 'config', message: 'object' }])
  return givenConfig({ ...config })
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest([{ path: 'config', message: 'Invalid JSON' }])
  }
}

/** Every fault of a configuration, as the city would be told them. */
export const faultsOf = async ({ deps: { db, places } }: Desk, cityId: string, config: object) => {
  const row = await findCityRow(db, cityId)
  return configFaults(config, row === undefined ? {} : await knownOfCity(db, places, row))
}

const apply: Run = async (desk, given) => {
  const { cityId } = cityNamed(desk, given.text('city'))
  const config = configGiven(given)
  const { kind, version } = await applyConfig(desk.deps, cityId, config)
  // What is given again is not judged again, whether it was good or not.
  const faults = kind === 'applied' ? [] : await faultsOf(desk, cityId, config)
  if (faults.length > 0) throw badRequest(faults)
  await desk.deps.reloadCities()
  return {
    data: { city: cityId, kind, version },
    page: `/config/${cityId}`,
  }
}

export const CONFIG_ACTIONS = { 'config-apply': apply } as const satisfies Record<string, Run>
