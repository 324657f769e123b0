import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { type CityState, emptyState, promoted, type Versions, versionsOf } from './city-state.ts'
import { composeRelease } from './compose-release.ts'
import {
  dropGeneration,
  type Generation,
  generationsOf,
  type Making,
  readGeneration,
  writeGeneration,
} from './generation.ts'
import { settingsBefore } from './init.ts'
import {
  type Channel,
  canaryAhead,
  channelsOf,
  isMovedSince,
  movePointer,
  type PlacedPointer,
  type Pointer,
  readPointer,
} from './pointer.ts'
import type { Site } from './site.ts'
import { inTurn } from './turn.ts'

/** Somebody changed the same part concurrently: a person must decide what to do. */
export class LostRace extends Error {
  override name = 'LostRace'
}

export interface Clock {
  now(): Date
}

export interface Change {
  readonly city: string
  readonly channel: Channel
  readonly by: Making['by']
  /** Versions of the parts concerned after the change; '' where the change determines them. */
  readonly parts: Versions
  /** Versions on the channel when the change was decided; the parts concerned must still run them. */
  readonly seen: Versions
  readonly percent?: number
  readonly validDays: number
  readonly clock: Clock
  apply(state: CityState, at: string): CityState | Promise<CityState>
}

/** More attempts than any number of concurrent promotions needs; no lock exists that could stay held. */
const ATTEMPTS = 200
const DAY_MS = 86_400_000

/**
 * Writes a city's next generation and moves its channel there by compare-and-set; the loser of a race recomputes from
 * the new state. A change without effect writes nothing and returns the current generation.
 * @throws LostRace when one of its own parts was changed meanwhile
 */
export async function commit(site: Site, change: Change): Promise<Generation> {
  const made = await inTurn(site, change.city, () => untilPlaced(site, change))
  if (change.channel === 'stable') await continueCanary(site, change, made)
  return made
}

async function untilPlaced(site: Site, change: Change): Promise<Generation> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const made = await attemptOnce(site, change)
    if (made) return made
    // Random delay, so that concurrent losers do not collide again.
    await sleep(Math.random() * Math.min(2_000, 40 * 1.5 ** attempt))
  }
  throw new LostRace(`${change.city} is being changed by many others at once: try again`)
}

/** State of a city's channel; the settings from `init` while nothing was promoted. */
export async function stateOf(site: Site, city: string, channel: Channel): Promise<CityState> {
  const { stable, canary } = await channelsOf(site, city)
  return stateAt(site, city, (channel === 'canary' ? canary : null) ?? stable)
}

const stateAt = async (site: Site, city: string, pointer: Pointer | null): Promise<CityState> =>
  pointer
    ? (await readGeneration(site, city, pointer.generation)).state
    : emptyState(await settingsBefore(site, city))

/** Null when the channel moved between the first read and the last write. */
async function attemptOnce(site: Site, change: Change): Promise<Generation | null> {
  const { city, channel } = change
  const canary = await readPointer(site, city, 'canary')
  const stable = await readPointer(site, city, 'stable')
  const trial = canaryAhead(stable, canary)
  assertNotOvertaken(await stateAt(site, city, (channel === 'canary' ? trial : null) ?? stable), change)
  const result = await nextGeneration(site, change, stable, trial)
  if (result.release.generation === stable?.generation) return result
  const from = { canary, stable }[channel]
  if (!(await writeGeneration(site, result, () => isMovedSince(site, city, channel, from)))) return null
  return (await place(site, change, from, result)) ? result : null
}

/** Returns the stable generation itself when the change leaves its state as it is. */
async function nextGeneration(
  site: Site,
  change: Change,
  stable: Pointer | null,
  canary: Pointer | null,
): Promise<Generation> {
  const { city, channel, by, parts, clock, validDays } = change
  const now = clock.now()
  const createdAt = now.toISOString()
  const notAfter = new Date(now.getTime() + validDays * DAY_MS).toISOString()
  const taken = [...(await generationsOf(site, city)), stable?.generation ?? 0, canary?.generation ?? 0]
  const generation = Math.max(0, ...taken) + 1
  const before = canary ? (await readGeneration(site, city, canary.generation)).made.trial : undefined
  const trial = channel === 'canary' ? { ...before, ...parts } : undefined
  const base = await stateAt(site, city, stable)
  const state = await change.apply(trial ? promoted(base, trial, createdAt) : base, createdAt)
  // A rollback is needed even if it leaves the state as it is: it ends a canary.
  if (stable && by !== 'rollback' && isDeepStrictEqual(state, base))
    return readGeneration(site, city, stable.generation)
  const versions = versionsOf(state)
  const made: Making = {
    by,
    channel,
    base: stable?.generation ?? null,
    parts: Object.fromEntries(Object.keys(parts).map(part => [part, versions[part] ?? ''])),
    ...(trial && { trial }),
  }
  const head = { city, channel, generation, createdAt, notAfter }
  return { release: await composeRelease(site, head, state), state, made }
}

async function place(
  site: Site,
  { city, channel, percent }: Change,
  from: PlacedPointer | null,
  { release: { generation, createdAt: at }, made }: Generation,
): Promise<boolean> {
  const pointer = percent === undefined ? { generation, at } : { generation, percent, at }
  if (!(await movePointer(site, city, channel, from, pointer))) {
    await dropGeneration(site, city, generation)
    return false
  }
  // A canary whose stable base was replaced would show old versions of other parts.
  return channel === 'stable' || (await readPointer(site, city, 'stable'))?.generation === made.base
}

function assertNotOvertaken(state: CityState, { city, parts, seen }: Change): void {
  const running = versionsOf(state)
  for (const [part, wanted] of Object.entries(parts)) {
    const now = running[part]
    if (now !== seen[part] && now !== wanted)
      throw new LostRace(
        `${part} was changed to ${now} in ${city} meanwhile: nothing was done, look and try again`,
      )
  }
}

/** Moving stable ends every canary: continues the trial of parts this change did not concern. */
async function continueCanary(site: Site, change: Change, { release, made }: Generation): Promise<void> {
  const { city } = change
  const pointer = await readPointer(site, city, 'canary')
  if (!pointer?.percent || pointer.generation <= (made.base ?? 0)) return
  const { made: tried } = await readGeneration(site, city, pointer.generation)
  if (tried.base === release.generation) return
  const running = (part: string) => (part === 'shell' ? release.shell : release.remotes[part])?.version
  const parts = Object.fromEntries(
    Object.entries(tried.trial ?? {}).filter(
      ([part, version]) => !(part in change.parts) && running(part) !== version,
    ),
  )
  if (Object.keys(parts).length === 0) return
  await commit(site, {
    ...change,
    channel: 'canary',
    by: 'promote',
    parts,
    percent: pointer.percent,
    seen: versionsOf(await stateOf(site, city, 'canary')),
    apply: state => state,
  })
}
