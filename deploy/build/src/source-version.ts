import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../..')

const IGNORED = /(^|\/)(node_modules|dist|\.ladle)(\/|$)|\.(test|stories)\.tsx?$/

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .filter(file => !IGNORED.test(relative(ROOT, file)))
    .sort()
}

/**
 * Version of a build: the package's own version and a hash of everything that can change its bytes, so that the same
 * sources are never built twice and two builds never share a name.
 */
export function sourceVersion(folder: string, packageVersion: string): string {
  const hash = createHash('sha256')
  const inputs = [folder, join(ROOT, 'shared-kernel'), join(ROOT, 'deploy/build')].flatMap(filesBelow)
  for (const file of [...inputs, join(ROOT, 'pnpm-lock.yaml')]) {
    hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return `${packageVersion}-${hash.digest('hex').slice(0, 10)}`
}
