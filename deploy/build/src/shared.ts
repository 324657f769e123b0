import { createRequire } from 'node:module'
import { join } from 'node:path'

interface Shared {
  readonly [request: string]: Readonly<Record<string, string | boolean>>
}

/** Kernel rooms shared between parts, by subpath; parts reach react-router and react-intl through them. */
const SHARED_ROOMS = ['remote', 'i18n']

/**
 * Kernels whose rooms a part runs on: those of its own minor version and later ones of its generation. A patch changes
 * no export of them, and a part that is one patch ahead of the shell would fetch, late, a kernel of its own.
 */
export const kernelRange = (version: string): string => `^${version.replace(/^(\d+\.\d+)\..*/, '$1.0')}`

/**
 * Modules that parts of different versions share: React and a few rooms of the kernel. Everything else is bundled where
 * it is used (docs/federation.md, sharing). No `singleton`: it would refuse a remote that needs another major version;
 * without it the remote brings its own copy, which works because it has its own React root.
 */
export function sharedModules(kernelFolder: string): Shared {
  const require = createRequire(join(kernelFolder, 'package.json'))
  const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version
  const react = { strictVersion: true, requiredVersion: `^${versionOf('react').split('.')[0]}.0.0` }
  const version = versionOf('.')
  const kernel = { strictVersion: true, requiredVersion: kernelRange(version), version }
  // The kernel's own rooms also import these by package name: a relative path would bundle a second copy.
  const rooms = SHARED_ROOMS.map(room => [`@parvis/shared-kernel/${room}`, kernel])
  return {
    react,
    'react/jsx-runtime': react,
    'react-dom': react,
    'react-dom/client': react,
    ...Object.fromEntries(rooms),
  }
}
