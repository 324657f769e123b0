import { setTimeout as sleep } from 'node:timers/promises'
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
  channelsOf,
  movePointer,
  type PlacedPointer,
  type Pointer,
  readPointer,
  sequencesOf,
  trialOver,
} from './pointer.ts'
import type { Site } from './site.ts'
import { inTurn } from './turn.ts'

/** Somebody else changed the same part meanwhile: what to do now is for a person to say. */
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
  /** Versions of the parts it is about, as they will be; empty text where the change itself finds out. */
  readonly parts: Versions
  /** What the channel ran when the change was decided: it must still run these parts so. */
  readonly seen: Versions
  readonly percent?: number
  readonly validDays: number
  readonly clock: Clock
  apply(state: CityState, at: string): CityState
}

/** More than any crowd of promotions needs; a lock that nobody frees cannot exist here. */
const ATTEMPTS = 200
const DAY_MS = 86_400_000

/**
 * Makes the next generation of a city and moves its channel there, by compare-and-set: whoever comes second computes
 * anew from what stands then. @throws LostRace when one of its own parts was changed meanwhile
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
    // Whoever lost waits a while by chance, so that a crowd does not keep losing together.
    await sleep(Math.random() * Math.min(2_000, 40 * 1.5 ** attempt))
  }
  throw new LostRace(`${change.city} is being changed by many others at once: try again`)
}

/** What a channel of a city shows; the settings given at `init` while nothing was promoted. */
export function stateOf(site: Site, city: string, channel: Channel): CityState {
  const { stable, canary } = channelsOf(site, city)
  return stateAt(site, city, (channel === 'canary' ? canary : null) ?? stable)
}

const stateAt = (site: Site, city: string, pointer: Pointer | null): CityState =>
  pointer ? readGeneration(site, city, pointer.generation).state : emptyState(settingsBefore(site, city))

/** Null when somebody else moved the channel between the first read and the last write. */
async function attemptOnce(site: Site, change: Change): Promise<Generation | null> {
  const { city, channel } = change
  const pointers = { canary: readPointer(site, city, 'canary'), stable: readPointer(site, city, 'stable') }
  const trial = trialOver(pointers.stable, pointers.canary)
  assertNotOvertaken(stateAt(site, city, (channel === 'canary' ? trial : null) ?? pointers.stable), change)
  const result = nextGeneration(site, change, pointers.stable, trial)
  const from = pointers[channel]
  const isLate = () => sequencesOf(site, city, channel).at(-1) !== from?.sequence
  if (!(await writeGeneration(site, result, isLate))) return null
  return place(site, change, from, result) ? result : null
}

function nextGeneration(
  site: Site,
  change: Change,
  stable: Pointer | null,
  canary: Pointer | null,
): Generation {
  const { city, channel, by, parts, clock, validDays } = change
  const now = clock.now()
  const createdAt = now.toISOString()
  const notAfter = new Date(now.getTime() + validDays * DAY_MS).toISOString()
  const numbers = [...generationsOf(site, city), stable?.generation ?? 0, canary?.generation ?? 0]
  const generation = Math.max(0, ...numbers) + 1
  const before = canary ? readGeneration(site, city, canary.generation).made.trial : undefined
  const trial = channel === 'canary' ? { ...before, ...parts } : undefined
  const base = stateAt(site, city, stable)
  const state = change.apply(trial ? promoted(base, trial, createdAt) : base, createdAt)
  const versions = versionsOf(state)
  const made: Making = {
    by,
    channel,
    base: stable?.generation ?? null,
    parts: Object.fromEntries(Object.keys(parts).map(part => [part, versions[part] ?? ''])),
    ...(trial && { trial }),
  }
  const release = composeRelease(site, { city, channel, generation, createdAt, notAfter }, state)
  return { release, state, made }
}

function place(
  site: Site,
  { city, channel, percent }: Change,
  from: PlacedPointer | null,
  { release: { generation, createdAt: at }, made }: Generation,
): boolean {
  const pointer = percent === undefined ? { generation, at } : { generation, percent, at }
  if (!movePointer(site, city, channel, from, pointer)) {
    dropGeneration(site, city, generation)
    return false
  }
  // A trial of a stable generation that is gone would show old versions of the other parts.
  return channel === 'stable' || readPointer(site, city, 'stable')?.generation === made.base
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

/** Stable has moved, which ends every trial: the parts that this change was not about go on being tried. */
async function continueCanary(site: Site, change: Change, { release, made }: Generation): Promise<void> {
  const { city } = change
  const pointer = readPointer(site, city, 'canary')
  if (!pointer?.percent || pointer.generation <= (made.base ?? 0)) return
  const { made: tried } = readGeneration(site, city, pointer.generation)
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
    seen: versionsOf(stateOf(site, city, 'canary')),
    apply: state => state,
  })
}
