import { checkDownloads, checkOnSite } from './check-files.ts'
import { recordPass } from './check-record.ts'
import { type CityState, promoted, type Versions } from './city-state.ts'
import { stateOf } from './commit.ts'
import { assertLoadable, assertRoutesDisjoint } from './compatibility.ts'
import { shellOf } from './compose-release.ts'
import { type Descriptor, descriptorOf } from './descriptor.ts'
import type { Site } from './site.ts'

/**
 * Depth of a check: files on the site (for a portal about to start), also downloaded from where the city serves them,
 * also mounted in a browser.
 */
export type CheckDepth = 'disk' | 'download' | 'browser'

export interface Check {
  readonly city: string
  /** Versions to run together with what the city already runs. */
  readonly versions: Versions
  readonly depth: CheckDepth
  readonly now: Date
}

/** Descriptions of the checks made of one version. */
export interface CheckReport {
  readonly part: string
  readonly version: string
  readonly steps: readonly string[]
}

export class CheckFailed extends Error {
  override name = 'CheckFailed'
}

/**
 * Checks whether versions may run in a city: contract, kernel, routes, every byte, and that a remote mounts and
 * unmounts. Records those that pass, which alone may serve as fallback. @throws CheckFailed
 */
export async function check(site: Site, { city, versions, depth, now }: Check): Promise<CheckReport[]> {
  const state = promoted(await stateOf(site, city, 'stable'), versions, now.toISOString())
  const reports: CheckReport[] = []
  for (const [part, version] of Object.entries(versions)) {
    const steps = await stepsOf(site, city, state, part, depth).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      throw new CheckFailed(`${part}@${version} does not pass in ${city}: ${reason}`, { cause: error })
    })
    reports.push({ part, version, steps })
  }
  for (const report of reports) await recordPass(site, city, { ...report, at: now.toISOString() })
  return reports
}

async function stepsOf(
  site: Site,
  city: string,
  state: CityState,
  part: string,
  depth: CheckDepth,
): Promise<string[]> {
  const placed = state.running[part]
  const descriptor = await descriptorOf(site, part, placed?.version ?? '')
  const steps = await fits(site, city, state)
  const base = part === 'shell' ? (state.settings.origins.shell ?? null) : (placed?.origin ?? null)
  await checkOnSite(site, descriptor)
  const count = Object.keys(descriptor.files).length
  if (depth === 'disk' || !base) return [...steps, `${count} files with the right hashes on the site`]
  await checkDownloads(descriptor, base)
  steps.push(`${count} files downloaded from ${base} with the right hashes`)
  if (depth !== 'browser') return steps
  return [...steps, ...(await mounts(descriptor, base))]
}

/** Compares contract, kernel and routes of everything that will run together. */
async function fits(site: Site, city: string, state: CityState): Promise<string[]> {
  const shell = await shellOf(site, city, state)
  const running = Object.entries(state.running).filter(([name]) => name !== 'shell')
  const descriptors = running.map(([name, { version }]) => descriptorOf(site, name, version))
  const remotes = Object.fromEntries((await Promise.all(descriptors)).map(remote => [remote.name, remote]))
  assertLoadable(shell, remotes)
  assertRoutesDisjoint(remotes)
  return [`contract ${shell.contract}, kernel and routes fit shell@${shell.version} and the other remotes`]
}

async function mounts(descriptor: Descriptor, base: string): Promise<string[]> {
  // The shell has no mount: its pages are covered by this repository's journeys.
  if (descriptor.name === 'shell') return []
  // Imported only when needed: the browser driver takes longer to load than everything else.
  const { checkInBrowser } = await import('./check-in-browser.ts')
  const pages = await checkInBrowser(descriptor, base)
  return [`mounts and unmounts in Chromium: ${pages.join(', ')}`]
}
