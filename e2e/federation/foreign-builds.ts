import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '@parvis/build'

/** A repository of somebody else, outside of this one. */
export interface Elsewhere {
  readonly folder: string
  /** Runs its own bundler with these words. @throws with what it says */
  build(...words: string[]): Promise<void>
  /** Gives an installed package another version, in its name alone. */
  relabel(name: string, version: string): void
  remove(): void
}

/** The project's own pnpm where `npm start` has brought it, else the machine's. */
function pnpm(): string {
  const own = join(ROOT, '.parvis/toolchain/node_modules/.bin/pnpm')
  return existsSync(own) ? own : 'pnpm'
}

/** Copies a fixture out of this repository and installs what its own lockfile says. */
export async function elsewhere(fixture: string): Promise<Elsewhere> {
  const folder = mkdtempSync(join(tmpdir(), `parvis-${fixture}-`))
  cpSync(join(import.meta.dirname, '../fixtures', fixture), folder, { recursive: true })
  const run = async (...words: string[]) => {
    await promisify(execFile)(pnpm(), words, { cwd: folder })
  }
  await run('install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts')
  return {
    folder,
    relabel(name, version) {
      const file = realpathSync(join(folder, 'node_modules', name, 'package.json'))
      const text = readFileSync(file, 'utf8').replace(/"version": "[^"]+"/, `"version": "${version}"`)
      // A file of its own: the package manager's store links its files into every installation.
      rmSync(file)
      writeFileSync(file, text)
    },
    build: (...words) => run('exec', 'rspack', 'build', ...words),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
