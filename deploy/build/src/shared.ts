import { createRequire } from 'node:module'
import { join } from 'node:path'

interface Shared {
  readonly [request: string]: Readonly<Record<string, string | boolean>>
}

/** Rooms of the kernel that parts hold in common, by subpath; react-router and react-intl are reached through them. */
const SHARED_ROOMS = ['remote', 'i18n']

/**
 * What parts of different versions hold in common: React, and a few rooms of the kernel. Everything else is bundled
 * where it is used (docs/federation.md, sharing). No `singleton`: the runtime would refuse a remote that needs another major,
 * where this lets it bring its own, which works because its root is its own.
 */
export function sharedModules(kernelFolder: string): Shared {
  const require = createRequire(join(kernelFolder, 'package.json'))
  const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version
  const react = { strictVersion: true, requiredVersion: `^${versionOf('react').split('.')[0]}.0.0` }
  const version = versionOf('.')
  const kernel = { strictVersion: true, requiredVersion: `^${version}`, version }
  // The kernel's own rooms reach these by the package's name too: a relative path would bundle a second copy.
  const rooms = SHARED_ROOMS.map(room => [`@parvis/shared-kernel/${room}`, kernel])
  return {
    react,
    'react/jsx-runtime': react,
    'react-dom': react,
    'react-dom/client': react,
    ...Object.fromEntries(rooms),
  }
}
