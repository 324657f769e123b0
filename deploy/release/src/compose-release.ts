import type { Release, ReleasedRemote, ReleasedVersion } from '@parvis/shared-kernel/remote/release'
import { hasPassed } from './check-record.ts'
import type { CityState } from './city-state.ts'
import { assertContracts, assertRoutesDisjoint } from './compatibility.ts'
import { type Descriptor, descriptorOf, readDescriptor, releasedFile } from './descriptor.ts'
import type { Channel } from './pointer.ts'
import type { Site } from './site.ts'

/** How many earlier versions a release carries: two bad ones in a row still leave a good one. */
const LAST_GOOD = 3

export interface ReleaseHead {
  readonly city: string
  readonly channel: Channel
  readonly generation: number
  readonly createdAt: string
  readonly notAfter: string
}

/** The release of a state, whole. @throws when its parts do not go together */
export function composeRelease(site: Site, head: ReleaseHead, state: CityState): Release {
  const shell = shellOf(site, head.city, state)
  const names = Object.keys(state.running).filter(name => name !== 'shell')
  const remotes = Object.fromEntries(
    names.sort().map(name => [name, releasedRemote(site, head.city, state, name, shell)]),
  )
  assertContracts(shell, remotes)
  assertRoutesDisjoint(remotes)
  return { schema: 2, ...head, shell: { version: shell.version }, remotes }
}

export function shellOf(site: Site, city: string, { running }: CityState): Descriptor {
  if (!running.shell) throw new Error(`${city} has no shell yet: promote it with the remotes`)
  return descriptorOf(site, 'shell', running.shell.version)
}

function releasedRemote(
  site: Site,
  city: string,
  state: CityState,
  name: string,
  shell: Descriptor,
): ReleasedRemote {
  const current = state.running[name]
  if (!current) throw new Error(`${name} has no version`)
  const lastGood = (state.runs[name] ?? [])
    .filter(
      run => run.version !== current.version && !run.isWithdrawn && hasPassed(site, city, name, run.version),
    )
    .reverse()
    .flatMap(({ version, origin }) => {
      const descriptor = readDescriptor(site, name, version)
      // The shell would refuse another contract before its first byte.
      return descriptor?.contract === shell.contract ? [releasedVersion(descriptor, origin)] : []
    })
  const descriptor = descriptorOf(site, name, current.version)
  return { ...releasedVersion(descriptor, current.origin), lastGood: lastGood.slice(0, LAST_GOOD) }
}

function releasedVersion(descriptor: Descriptor, origin: string | null): ReleasedVersion {
  const file = (name: string) => releasedFile(descriptor, name, `${origin}/${descriptor.version}`)
  const { version, contract, kernel, global } = descriptor
  return {
    version,
    contract,
    kernel,
    global,
    entry: file(descriptor.entry),
    routes: descriptor.routes,
    navigation: descriptor.navigation,
    preload: Object.fromEntries(
      Object.entries(descriptor.pages).map(([page, files]) => [page, files.map(file)]),
    ),
  }
}
