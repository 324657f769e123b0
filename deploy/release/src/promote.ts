import type { Release } from '@parvis/shared-kernel/remote/release'
import { type CheckDepth, type CheckReport, check } from './check.ts'
import { checkDownloads } from './check-files.ts'
import { moved, promoted, removed, resettled, rolledBack, type Versions, versionsOf } from './city-state.ts'
import { type Change, type Clock, commit, stateOf } from './commit.ts'
import { descriptorOf } from './descriptor.ts'
import { readGeneration } from './generation.ts'
import { CityExists, initCity } from './init.ts'
import { channelsOf, readPointer } from './pointer.ts'
import { isPublished, publishedOf } from './published.ts'
import { type CitySettings, parseBase } from './settings.ts'
import { ensureKeys } from './signatures.ts'
import type { Site } from './site.ts'

/** Default validity of a release: a city may go thirteen months without a promotion. */
const VALID_DAYS = 400

const systemClock: Clock = { now: () => new Date() }

interface Options {
  /** Days until the shell refuses the release. */
  readonly validDays?: number | undefined
  readonly clock?: Clock
}

export interface Promotion extends Options {
  readonly city: string
  /** Part → version to run from now on; parts left out stay as they are. */
  readonly versions: Versions
  readonly depth: CheckDepth
  /** Share of visitors for a canary, 1 to 99. */
  readonly canaryPercent?: number | undefined
}

export interface Promoted {
  readonly release: Release
  readonly reports: readonly CheckReport[]
}

/** Checks versions, then makes the generation that runs them. @throws CheckFailed or LostRace */
export async function promote(site: Site, promotion: Promotion): Promise<Promoted> {
  const { city, versions, depth, canaryPercent } = promotion
  const clock = promotion.clock ?? systemClock
  const channel = canaryPercent === undefined ? 'stable' : 'canary'
  if (channel === 'canary' && !(await readPointer(site, city, 'stable')))
    throw new Error(`${city} runs nothing yet that a canary could stand beside`)
  // Read before the slow checks, so that changes meanwhile are detected.
  const seen = versionsOf(await stateOf(site, city, channel))
  const reports = await check(site, { city, versions, depth, now: clock.now() })
  const change: Change = {
    ...changeOf(city, promotion),
    channel,
    by: 'promote',
    parts: versions,
    seen,
    ...(canaryPercent !== undefined && { percent: canaryPercent }),
    apply: (state, at) => (channel === 'canary' ? state : promoted(state, versions, at)),
  }
  const { release } = await commit(site, change)
  return { release, reports }
}

/** Result of a rollback; `was` is `trial` when only a canary ended and other visitors saw nothing. */
export interface RolledBack {
  readonly release: Release
  readonly from: string
  readonly to: string
  readonly was: 'stable' | 'trial'
}

/** Rolls one part back one step in a city's history. @throws LostRace, or when there is nothing to go back to */
export async function rollBack(
  site: Site,
  city: string,
  part: string,
  options: Options = {},
): Promise<RolledBack> {
  const seen = versionsOf(await stateOf(site, city, 'stable'))
  const { canary } = await channelsOf(site, city)
  const tried = canary && (await readGeneration(site, city, canary.generation)).made.trial?.[part]
  const { release, made } = await commit(site, {
    ...changeOf(city, options),
    channel: 'stable',
    by: 'rollback',
    parts: { [part]: '' },
    seen,
    apply: async state => {
      const ran = (state.runs[part] ?? []).map(({ version }) => version)
      return tried ? state : rolledBack(state, part, await publishedOf(site, part, ran))
    },
  })
  const to = made.parts[part] ?? ''
  return { release, from: tried || (seen[part] ?? ''), to, was: tried ? 'trial' : 'stable' }
}

/**
 * Sets where a remote is served from; a running remote's current version must be there. An unpublished name is refused
 * as a typing error.
 */
export async function setOrigin(site: Site, city: string, part: string, origin: string): Promise<Release> {
  const base = parseBase(origin)
  const seen = versionsOf(await stateOf(site, city, 'stable'))
  const version = seen[part]
  if (!version && !(await isPublished(site, part)))
    throw new Error(
      `no version of "${part}" is published: publish it first, then say where it is served from`,
    )
  if (version) await checkDownloads(await descriptorOf(site, part, version), base)
  const { release } = await commit(site, {
    ...changeOf(city, {}),
    channel: 'stable',
    by: 'origin',
    parts: { [part]: '' },
    seen,
    apply: state => moved(state, part, base),
  })
  return release
}

/** Removes a remote from a city: its routes answer "not found" and its links disappear. @throws LostRace */
export async function removePart(site: Site, city: string, part: string): Promise<Release> {
  const { release } = await commit(site, {
    ...changeOf(city, {}),
    channel: 'stable',
    by: 'remove',
    parts: { [part]: '' },
    seen: versionsOf(await stateOf(site, city, 'stable')),
    apply: state => removed(state, part),
  })
  return release
}

/**
 * Prepares a city for a starting portal: created with these settings and versions when it has no release, else
 * unchanged. True when created.
 */
export async function ensureCity(
  site: Site,
  city: string,
  settings: CitySettings,
  versions: Versions,
): Promise<boolean> {
  ensureKeys()
  if (await readPointer(site, city, 'stable')) return false
  try {
    await initCity(site, city, settings)
  } catch (error) {
    // Left by `init` or an interrupted start, never promoted: its own settings apply.
    if (!(error instanceof CityExists)) throw error
  }
  await promote(site, { city, versions, depth: 'disk' })
  return true
}

/** Returns those of the given versions whose part the city runs in another version. */
export async function otherVersions(site: Site, city: string, versions: Versions): Promise<Versions> {
  const running = versionsOf(await stateOf(site, city, 'stable'))
  const others = Object.entries(versions).filter(
    ([part, version]) => running[part] !== undefined && running[part] !== version,
  )
  return Object.fromEntries(others)
}

/** Returns the city's present settings. @throws if there is no such city */
export const citySettings = async (site: Site, city: string): Promise<CitySettings> =>
  (await stateOf(site, city, 'stable')).settings

/** Replaces the settings for all that a city runs and ran, for a portal whose addresses all moved. */
export async function resettle(site: Site, city: string, settings: CitySettings): Promise<Release> {
  const { release } = await commit(site, {
    ...changeOf(city, {}),
    channel: 'stable',
    by: 'settings',
    parts: {},
    seen: {},
    apply: state => resettled(state, settings),
  })
  return release
}

const changeOf = (city: string, { validDays, clock }: Options) => ({
  city,
  validDays: validDays ?? VALID_DAYS,
  clock: clock ?? systemClock,
})
