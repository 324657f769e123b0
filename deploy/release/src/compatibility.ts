import type { RemoteRoute } from '@parvis/shared-kernel/remote/manifest'

interface Speaks {
  readonly version: string
  readonly contract: number
}

interface Routed {
  readonly routes: readonly Pick<RemoteRoute, 'pattern'>[]
}

/**
 * Requires one contract for shell and remotes; kernels may differ, since each part brings its own. @throws naming those
 * that differ
 */
export function assertContracts(shell: Speaks, remotes: Readonly<Record<string, Speaks>>): void {
  const strangers = Object.entries(remotes)
    .filter(([, { contract }]) => contract !== shell.contract)
    .map(([name, { version, contract }]) => `${name}@${version} speaks contract ${contract}`)
  if (strangers.length > 0)
    throw new Error(
      `shell@${shell.version} speaks contract ${shell.contract}, but ${strangers.join(' and ')}`,
    )
}

/** Requires each route to have one owner, whatever its parameters' names. @throws naming both owners */
export function assertRoutesDisjoint(remotes: Readonly<Record<string, Routed>>): void {
  const owners = new Map<string, string>()
  for (const [name, { routes }] of Object.entries(remotes)) {
    for (const { pattern } of routes) {
      const shape = pattern.replace(/:[^/]+/g, ':').replace(/(?<=.)\/+$/, '')
      const owner = owners.get(shape)
      if (owner) throw new Error(`${pattern} is claimed by ${owner} and by ${name}`)
      owners.set(shape, name)
    }
  }
}
