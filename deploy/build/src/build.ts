import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { BuildRecord } from './describe-build.ts'
import { BUILD_OUTPUT, type Part, partIn } from './part.ts'
import { putInPlace } from './put-in-place.ts'
import { ROOT } from './source-version.ts'

/** Short names of the remotes in this checkout, in reverse alphabetical order. */
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

const RECORD = 'build.json'
const readRecord = async (output: string) =>
  JSON.parse(await readFile(join(output, RECORD), 'utf8')) as BuildRecord

/**
 * Runs the part's own `rspack build`, or reuses the build of the very same sources. @throws with the bundler's output
 */
export async function build(name: string): Promise<BuildRecord> {
  const part = partOf(name)
  const output = existsSync(join(part.output, RECORD)) ? part.output : await buildApart(part)
  return { ...(await readRecord(output)), output }
}

/**
 * Builds in a temporary folder, then moves it into place atomically. Otherwise concurrent builds of the same sources
 * would empty each other's folder and leave a record without its files.
 */
async function buildApart(part: Part): Promise<string> {
  const apart = `${part.output}.${randomUUID()}`
  const env = { ...process.env, [BUILD_OUTPUT]: apart }
  try {
    await promisify(execFile)(process.execPath, [RSPACK, 'build'], { cwd: part.folder, env })
    // The bundler reads sources and pinned keys itself: they may have changed since the part was described.
    const output = join(dirname(part.output), (await readRecord(apart)).version)
    await putInPlace(apart, output, RECORD)
    return output
  } finally {
    await rm(apart, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const names = process.argv.slice(2)
  const parts = ['shell', ...REMOTES]
  const stray = names.find(name => !parts.includes(name) && !name.includes(':'))
  if (stray !== undefined) {
    console.error(
      `There is no part "${stray}": ${parts.join(', ')}, or name:folder for sources that stand elsewhere`,
    )
    process.exit(2)
  }
  for (const name of names.length > 0 ? names : parts) {
    const started = performance.now()
    const { version } = await build(name)
    console.log(`${name} ${version} (${Math.round(performance.now() - started)} ms)`)
  }
}
