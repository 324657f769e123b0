import { keyFile } from '@parvis/build/parts'
import type { Release, ReleasedRemote, ReleasedVersion } from '@parvis/shared-kernel/remote/release'
import { hasPassed } from './check-record.ts'
import type { CityState } from './city-state.ts'
import { assertLoadable, assertRoutesDisjoint, isLoadable } from './compatibility.ts'
import { type Descriptor, descriptorOf, readDescriptor, releasedFile } from './descriptor.ts'
import type { Channel } from './pointer.ts'
import { publicKey } from './signatures.ts'
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

/** Composes the complete release of a state. @throws when its parts are incompatible, or its shell would refuse it */
export async function composeRelease(site: Site, head: ReleaseHead, state: CityState): Promise<Release> {
  const shell = await shellOf(site, head.city, state)
  assertKnownKey(shell)
  const names = Object.keys(state.running).filter(name => name !== 'shell')
  const released = names
    .sort()
    .map(async name => [name, await releasedRemote(site, head.city, state, name, shell)] as const)
  const remotes = Object.fromEntries(await Promise.all(released))
  assertLoadable(shell, remotes)
  assertRoutesDisjoint(remotes)
  return { schema: 2, ...head, shell: { version: shell.version }, remotes }
}

export async function shellOf(site: Site, city: string, { running }: CityState): Promise<Descriptor> {
  if (!running.shell) throw new Error(`${city} has no shell yet: promote it with the remotes`)
  return descriptorOf(site, 'shell', running.shell.version)
}

/** Browsers refuse a release signed by a key that its shell does not pin. */
function assertKnownKey({ version, keys }: Descriptor): void {
  if (keys && !keys.includes(publicKey()))
    throw new Error(
      `shell@${version} would refuse what ${keyFile()} signs: promote a shell that knows this key ("release promote shell")`,
    )
}

async function releasedRemote(
  site: Site,
  city: string,
  state: CityState,
  name: string,
  shell: Descriptor,
): Promise<ReleasedRemote> {
  const current = state.running[name]
  if (!current) throw new Error(`${name} has no version`)
  const lastGood: ReleasedVersion[] = []
  for (const { version, origin, isWithdrawn } of (state.runs[name] ?? []).toReversed()) {
    if (lastGood.length === LAST_GOOD) break
    if (version === current.version || isWithdrawn || !(await hasPassed(site, city, name, version))) continue
    const descriptor = await readDescriptor(site, name, version)
    if (descriptor && isLoadable(shell, descriptor)) lastGood.push(releasedVersion(descriptor, origin))
  }
  return { ...releasedVersion(await descriptorOf(site, name, current.version), current.origin), lastGood }
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
