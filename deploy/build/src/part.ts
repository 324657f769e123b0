import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ROOT, repositoryOf, sourceVersion } from './source-version.ts'

/** One part of the federation, as described by its folder. */
export interface Part {
  /** `shell`, or the remote's short name. */
  readonly name: string
  readonly version: string
  readonly folder: string
  /** Folder of the kernel that the part's imports resolve to. */
  readonly kernel: string
  /** The build's output folder: one per version. */
  readonly output: string
  /**
   * Global name of the container and of the chunk registry, unique per version: two versions of one remote may meet on
   * a page.
   */
  readonly globalName: string
}

/** The private key that signs releases: the file that PARVIS_RELEASE_KEY names, else one of this checkout. */
export const keyFile = (): string => process.env.PARVIS_RELEASE_KEY ?? join(ROOT, '.parvis/keys/release.pem')

/** Public keys that shells pin, beside the private one: one per line, base64 of 32 bytes. Others may be added by hand. */
export const publicKeyFile = (): string => `${keyFile().replace(/\.pem$/, '')}.pub`

/** Returns the raw Ed25519 public keys in base64. The shell refuses a release that none of them signed. */
export function releaseKeys(): readonly string[] {
  const file = publicKeyFile()
  return existsSync(file) ? readFileSync(file, 'utf8').split(/\s+/).filter(Boolean) : []
}

/** Environment variable: the output folder of one run of the bundler, instead of the version's own. */
export const BUILD_OUTPUT = 'PARVIS_BUILD_OUTPUT'

export function partIn(folder: string): Part {
  const require = createRequire(join(folder, 'package.json'))
  const own = require('./package.json') as { name: string; version: string }
  const name = own.name.replace(/^(@[^/]+\/)?(remote-)?/, '')
  const kernel = dirname(require.resolve('@parvis/shared-kernel/package.json'))
  const constants = name === 'shell' ? releaseKeys().join() : ''
  const version = sourceVersion(folder, own.version, { kernel, constants })
  return {
    name,
    version,
    folder,
    kernel,
    output: process.env[BUILD_OUTPUT] ?? join(repositoryOf(folder), '.parvis/builds', name, version),
    globalName: name === 'shell' ? 'parvis_shell' : `parvis_${name}_${version}`.replace(/\W/g, '_'),
  }
}
