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

/** A city may go without a promotion for thirteen months. */
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
  /** Only for this share of the visitors, 1 to 99. */
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
  // Read before the checks, which take a while: what changes in that time is noticed.
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

/** Where a part went back to; `trial` when only its canary was ended and nobody else saw anything. */
export interface RolledBack {
  readonly release: Release
  readonly from: string
  readonly to: string
  readonly was: 'stable' | 'trial'
}

/** One part, one step back in the history of a city. @throws LostRace, or when there is nothing to go back to */
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
 * A remote is served from there; where it runs already, its current version must be there. A new one is published first:
 * a name that nobody published is a slip of the hand.
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

/** A city without that remote: its addresses answer "not found", and its links are gone. @throws LostRace */
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
 * A city for a portal that starts: made with these settings and versions when it has no release, else left exactly as it
 * is. True when it was made now.
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
    // Made by `init`, or by a start that was cut short, and never promoted: its own settings count.
    if (!(error instanceof CityExists)) throw error
  }
  await promote(site, { city, versions, depth: 'disk' })
  return true
}

/** The settings a city has now. @throws when there is no such city */
export const citySettings = async (site: Site, city: string): Promise<CitySettings> =>
  (await stateOf(site, city, 'stable')).settings

/** Other settings for all that a city runs and ran: for a portal whose addresses moved as a whole. */
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
