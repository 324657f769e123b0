import { join } from 'node:path'
import type { Release, ReleasedRemote, ReleasedVersion } from '@parvis/shared-kernel/remote/release'
import { type CityLook, composePages } from './compose-page.ts'
import { type Descriptor, releasedFile } from './descriptor.ts'
import { cityFolder, readJson, type Site, versionFolder, writeAtomically } from './site.ts'

/** Where each part's files are served from, without a final slash. `shell` is a path of the portal itself. */
export type Origins = Readonly<Record<string, string>>

export interface Promotion {
  readonly city: string
  /** Part → version to run from now on; parts left out stay as they are. */
  readonly versions: Readonly<Record<string, string>>
  readonly origins: Origins
  readonly look: CityLook
  readonly createdAt: string
}

export interface CityState {
  readonly release: Release
  readonly look: CityLook
  readonly origins: Origins
}

/** Makes the next generation of a city's release and every page from it, and lets it take over at once. */
export function promote(site: Site, promotion: Promotion): Release {
  const folder = cityFolder(site, promotion.city)
  const current = readJson<CityState>(join(folder, 'state.json'))
  const shellVersion = promotion.versions.shell ?? current?.release.shell.version
  if (!shellVersion) throw new Error(`no shell was ever promoted in ${promotion.city}`)
  const remotes = Object.fromEntries(
    remoteNames(promotion, current?.release ?? null).map(name => [
      name,
      released(site, name, promotion, current),
    ]),
  )
  assertRoutesDisjoint(remotes)
  const release: Release = {
    schema: 1,
    city: promotion.city,
    generation: (current?.release.generation ?? 0) + 1,
    createdAt: promotion.createdAt,
    shell: { version: shellVersion },
    remotes,
  }
  const shell = descriptorOf(site, 'shell', shellVersion)
  const pages = composePages({ release, shell, look: promotion.look, origins: promotion.origins })
  writeAtomically(join(folder, 'pages.json'), JSON.stringify(pages))
  writeAtomically(join(folder, 'release.json'), JSON.stringify(release))
  writeAtomically(
    join(folder, 'state.json'),
    JSON.stringify({ release, look: promotion.look, origins: promotion.origins } satisfies CityState),
  )
  return release
}

function remoteNames(promotion: Promotion, release: Release | null): string[] {
  const names = new Set([...Object.keys(release?.remotes ?? {}), ...Object.keys(promotion.versions)])
  names.delete('shell')
  return [...names].sort()
}

function descriptorOf(site: Site, name: string, version: string): Descriptor {
  const descriptor = readJson<Descriptor>(join(versionFolder(site, name, version), 'descriptor.json'))
  if (!descriptor) throw new Error(`${name}@${version} is not published`)
  return descriptor
}

function released(site: Site, name: string, promotion: Promotion, current: CityState | null): ReleasedRemote {
  const before = current?.release.remotes[name]
  const version = promotion.versions[name] ?? before?.version
  if (!version) throw new Error(`${name} has no version`)
  const descriptor = descriptorOf(site, name, version)
  const origin = promotion.origins[name]
  if (!origin) throw new Error(`where ${name} is served from is not known`)
  const last = before && before.version !== version ? before.version : before?.previous?.version
  const previous =
    last && last !== version
      ? readJson<Descriptor>(join(versionFolder(site, name, last), 'descriptor.json'))
      : null
  return {
    ...versionFrom(descriptor, origin),
    routes: descriptor.routes,
    navigation: descriptor.navigation,
    previous: previous ? versionFrom(previous, origin) : null,
  }
}

function versionFrom(descriptor: Descriptor, origin: string): ReleasedVersion {
  const file = (name: string) => releasedFile(descriptor, name, `${origin}/${descriptor.version}`)
  const { version, contract, kernel, global } = descriptor
  return {
    version,
    contract,
    kernel,
    global,
    entry: file(descriptor.entry),
    preload: Object.fromEntries(
      Object.entries(descriptor.pages).map(([page, files]) => [page, files.map(file)]),
    ),
  }
}

function assertRoutesDisjoint(remotes: Readonly<Record<string, ReleasedRemote>>): void {
  const owners = new Map<string, string>()
  for (const [name, remote] of Object.entries(remotes)) {
    for (const { pattern } of remote.routes) {
      const shape = pattern.replace(/:[^/]+/g, ':')
      const owner = owners.get(shape)
      if (owner && owner !== name) throw new Error(`${pattern} is claimed by ${owner} and by ${name}`)
      owners.set(shape, name)
    }
  }
}
