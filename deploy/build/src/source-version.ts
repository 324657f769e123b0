import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../..')

const IGNORED = /(^|\/)(node_modules|dist|\.ladle)(\/|$)|\.(test|stories)\.tsx?$/

function filesBelow(folder: string): [string, string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map((entry): [string, string] => {
      const file = join(entry.parentPath, entry.name)
      return [relative(folder, file), file]
    })
    .filter(([name]) => !IGNORED.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
}

/** Everything beside a part's own sources that can change the bytes of its build. */
export interface BuildInputs {
  readonly kernel: string
  /** Texts that the build writes into the code. */
  readonly constants: string
}

/**
 * Version of a build: the package's own version and a hash of everything that can change its bytes, so that the same
 * sources are never built twice and two builds never share a name.
 */
export function sourceVersion(folder: string, packageVersion: string, inputs: BuildInputs): string {
  const hash = createHash('sha256').update(inputs.constants)
  for (const [name, file] of [folder, inputs.kernel, join(ROOT, 'deploy/build')].flatMap(filesBelow)) {
    hash.update(name).update('\0').update(readFileSync(file)).update('\0')
  }
  const lockfile = join(ROOT, 'pnpm-lock.yaml')
  if (existsSync(lockfile)) hash.update(readFileSync(lockfile))
  return `${packageVersion}-${hash.digest('hex').slice(0, 10)}`
}
