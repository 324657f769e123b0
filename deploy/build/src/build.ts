import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { BuildRecord } from './describe-build.ts'
import { type Part, partIn } from './part.ts'
import { ROOT } from './source-version.ts'

/** Short names of the remotes whose folders stand here, from the end of the alphabet. */
export const REMOTES: readonly string[] = readdirSync(ROOT)
  .filter(folder => existsSync(join(ROOT, folder, 'remote.manifest.ts')))
  .map(folder => folder.replace(/^remote-/, ''))
  .sort()
  .reverse()

const RSPACK = join(
  dirname(createRequire(import.meta.url).resolve('@rspack/cli/package.json')),
  'bin/rspack.js',
)

/** @param name `shell`, a remote's short name, or `name:folder` for a remote whose sources are elsewhere. */
export function partOf(name: string): Part {
  if (name === 'shell') return partIn(join(ROOT, 'shell'))
  const [remote, folder] = name.split(':')
  return partIn(folder ?? join(ROOT, `remote-${remote}`))
}

/** Runs the part's own `rspack build`, or finds the build of the very same sources. @throws with what the bundler said */
export async function build(name: string): Promise<BuildRecord> {
  const part = partOf(name)
  const record = join(part.output, 'build.json')
  if (!existsSync(record))
    await promisify(execFile)(process.execPath, [RSPACK, 'build'], { cwd: part.folder })
  return JSON.parse(await readFile(record, 'utf8')) as BuildRecord
}

if (import.meta.main) {
  const names = process.argv.slice(2)
  for (const name of names.length > 0 ? names : ['shell', ...REMOTES]) {
    const started = performance.now()
    const { version } = await build(name)
    console.log(`${name} ${version} (${Math.round(performance.now() - started)} ms)`)
  }
}
