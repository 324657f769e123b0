import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../..')

/** Folder of this package, in the repository or installed. */
const BUILD = join(dirname(fileURLToPath(import.meta.url)), '..')

const LOCKFILES = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock', 'bun.lock']

/** Returns the repository of a folder: the nearest parent with a lockfile, else the folder itself. */
export function repositoryOf(folder: string): string {
  for (let above = folder; above !== dirname(above); above = dirname(above))
    if (lockfilesIn(above).length > 0) return above
  return folder
}

const lockfilesIn = (folder: string) => LOCKFILES.map(name => join(folder, name)).filter(existsSync)

const IGNORED = /(^|\/)(node_modules|dist|\.ladle)(\/|$)|\.(test|stories)\.tsx?$/

/** Never enters an ignored folder: packing the kernel writes and removes its `dist` at any time. */
function filesBelow(folder: string, below = ''): [string, string][] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .filter(entry => !IGNORED.test(join(below, entry.name)))
    .flatMap((entry): [string, string][] => {
      const name = join(below, entry.name)
      if (entry.isDirectory()) return filesBelow(folder, name)
      return entry.isFile() ? [[name, join(folder, name)]] : []
    })
}

const byName = ([a]: [string, string], [b]: [string, string]) => (a < b ? -1 : 1)

/** Everything besides a part's own sources that can change its build output. */
export interface BuildInputs {
  readonly kernel: string
  /** Texts that the build writes into the code. */
  readonly constants: string
}

/**
 * Returns a build's version: the package version and a hash of everything that can change the output. The same sources
 * are never built twice and two different builds never share a name.
 */
export function sourceVersion(folder: string, packageVersion: string, inputs: BuildInputs): string {
  const hash = createHash('sha256').update(inputs.constants)
  for (const [name, file] of [folder, inputs.kernel, BUILD].flatMap(place =>
    filesBelow(place).sort(byName),
  )) {
    hash.update(name).update('\0').update(readFileSync(file)).update('\0')
  }
  // The lockfile stands for installed packages, including this one and the kernel where they are not in the same
  // repository.
  for (const lockfile of lockfilesIn(repositoryOf(folder))) hash.update(readFileSync(lockfile))
  return `${packageVersion}-${hash.digest('hex').slice(0, 10)}`
}
