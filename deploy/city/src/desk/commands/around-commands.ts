import { type ExactTime, type Instant, inMilliseconds, toIsoIn } from '@parvis/shared-kernel/time'
import { DateTime } from 'luxon'
import { badRequest } from '../../http/refusal.ts'
import { applyConfig, knownOfCity } from '../../modules/config/apply-config.ts'
import { findCityRow } from '../../modules/config/config.repo.ts'
import { configFaults, givenConfig } from '../../modules/config/config-faults.ts'
import { type Act, cityNamed, type Desk, type Run, zoneOf } from '../desk.ts'
import { type Given, momentGiven } from '../given.ts'
import { CITY, type Field } from './field.ts'

const CONFIG: Field = {
  name: 'config',
  label: 'Configuration (JSON)',
  kind: 'document',
}

const UNITS: Readonly<Record<string, keyof ExactTime>> = { m: 'minutes', h: 'hours', d: 'days' }
/** Latest date that both the database and a calendar accept. */
const LAST_YEAR_MS = DateTime.utc(2200).toMillis()
const FIRST_YEAR_MS = DateTime.utc(2000).toMillis()

/** Parses how far to move the clock: `+1h`, `-2d`, or a moment; null for anything else. */
const distanceOf = (move: string, now: Instant, zone: string): number | null => {
  const [, sign, count, unit = ''] = /^([+-])(\d{1,6})([mhd])$/.exec(move) ?? []
  const name = UNITS[unit]
  if (count !== undefined && name !== undefined) return inMilliseconds({ [name]: Number(`${sign}${count}`) })
  const moment = momentGiven(move, zone)
  return moment === null ? null : moment - now
}

const wrongMove = () => badRequest([{ path: 'move', message: 'Wrong value' }])

const setClock = async (desk: Desk, move: string): Promise<void> => {
  const { clock, moveClock } = desk
  if (move === 'reset') return moveClock(() => clock.reset())
  const distance = distanceOf(move, clock.now(), zoneOf(desk))
  if (distance === null) throw wrongMove()
  const goal = clock.now() + distance
  if (goal < FIRST_YEAR_MS || goal > LAST_YEAR_MS) throw wrongMove()
  await moveClock(() => clock.moveBy(distance))
}

const clock: Run = async (desk, given) => {
  await setClock(desk, given.text('move'))
  const now = toIsoIn(desk.clock.now(), zoneOf(desk))
  const data = { now, offsetMs: desk.clock.offsetMs() }
  return { data, page: '/clock' }
}

/** Parses a submitted configuration. @throws Refusal unless it is a JSON object */
const configGiven = (given: Given): Readonly<Record<string, unknown>> => {
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

/** Returns every fault of a configuration. */
const faultsOf = async ({ deps: { db, places } }: Desk, cityId: string, config: object) => {
  const row = await findCityRow(db, cityId)
  return configFaults(config, row === undefined ? {} : await knownOfCity(db, places, row))
}

const apply: Run = async (desk, given) => {
  const { cityId } = cityNamed(desk, given.text('city'))
  const config = configGiven(given)
  const { kind, version } = await applyConfig(desk.deps, cityId, config)
  // An unchanged configuration is not judged again, whether it was valid or not.
  const faults = kind === 'applied' ? [] : await faultsOf(desk, cityId, config)
  if (faults.length > 0) throw badRequest(faults)
  await desk.deps.reloadCities()
  return {
    data: { city: cityId, kind, version },
    page: `/config/${cityId}`,
  }
}

/** Commands on the demo clock and the cities' configuration. */
export const AROUND_COMMANDS = {
  clock: {
    section: 'clock',
    label: 'Régler l’horloge',
    done: 'L’horloge est réglée.',
    fields: [{ name: 'move', label: 'Date et heure', kind: 'line' }],
    run: clock,
  },
  'config-apply': {
    section: 'config',
    label: 'Appliquer',
    done: 'La configuration est en service.',
    fields: [CITY, CONFIG],
    run: apply,
  },
} as const satisfies Record<string, Act>
