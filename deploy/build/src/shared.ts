import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ROOT } from './source-version.ts'

const require = createRequire(join(ROOT, 'shared-kernel/package.json'))

function installed(name: string): string {
  return (require(`${name}/package.json`) as { version: string }).version
}

interface Shared {
  [request: string]: Readonly<Record<string, string | boolean>>
}

/**
 * What parts of different versions may hold in common: React, and a few rooms of the kernel by subpath. Everything
 * else is bundled where it is used. A version that does not fit brings its own copy (FEDERATION, sharing).
 */
export function sharedRooms(): Shared {
  const react = { strictVersion: true, requiredVersion: `^${installed('react')}` }
  const kernelVersion = (require('./package.json') as { version: string }).version
  const kernel = { strictVersion: true, requiredVersion: `^${kernelVersion}`, version: kernelVersion }
  // Named by file, not by package path: the kernel's own rooms reach each other relatively and must meet the same copy.
  const rooms = ['remote', 'i18n'].map(room => [
    join(ROOT, `shared-kernel/src/${room}/index.ts`),
    { ...kernel, shareKey: `@parvis/shared-kernel/${room}` },
  ])
  return {
    react,
    'react/jsx-runtime': react,
    'react-dom': react,
    'react-dom/client': react,
    ...Object.fromEntries(rooms),
  }
}
