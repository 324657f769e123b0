import { isKernelInReach } from '@parvis/shared-kernel/remote/kernel-range'
import type { RemoteRoute } from '@parvis/shared-kernel/remote/manifest'

interface Speaks {
  readonly version: string
  readonly contract: number
  readonly kernel: string
}

interface Routed {
  readonly routes: readonly Pick<RemoteRoute, 'pattern'>[]
}

/** Whether the shell loads such a remote: of its contract, and of a kernel within reach of its own. */
export const isLoadable = (shell: Speaks, { contract, kernel }: Speaks): boolean =>
  contract === shell.contract && isKernelInReach(kernel, shell.kernel)

const spoken = ({ version, contract, kernel }: Speaks) =>
  `@${version} speaks contract ${contract} with kernel ${kernel}`

/** Requires remotes that the shell loads; each brings its own kernel. @throws naming those that it would refuse */
export function assertLoadable(shell: Speaks, remotes: Readonly<Record<string, Speaks>>): void {
  const strangers = Object.entries(remotes)
    .filter(([, remote]) => !isLoadable(shell, remote))
    .map(([name, remote]) => `${name}${spoken(remote)}`)
  if (strangers.length > 0) throw new Error(`shell${spoken(shell)}, but ${strangers.join(' and ')}`)
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
