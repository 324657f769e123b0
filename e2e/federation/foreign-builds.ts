import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '@parvis/build/parts'

/** A repository outside this one. */
export interface Elsewhere {
  readonly folder: string
  /** Runs a script of its `package.json`. @throws with the script's output */
  run(script: string): Promise<void>
  /** Runs its own bundler with these arguments. @throws with the bundler's output */
  build(...args: string[]): Promise<void>
  /** Changes an installed package's version number only. */
  relabel(name: string, version: string): void
  remove(): void
}

/** The pnpm that `npm start` downloaded, else the machine's. */
function pnpm(): string {
  const own = join(ROOT, '.parvis/toolchain/node_modules/.bin/pnpm')
  return existsSync(own) ? own : 'pnpm'
}

/** Runs pnpm in a folder. @throws with its output */
const pnpmIn = async (folder: string, ...args: string[]) => {
  await promisify(execFile)(pnpm(), args, { cwd: folder })
}

/** The template in an empty folder with tarballs of its dependencies, as a city's own team would have it. */
export async function templateElsewhere(): Promise<Elsewhere> {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-template-'))
  // Keeps files' times: a watching bundler would take new files for changed ones.
  cpSync(join(ROOT, 'deploy/template-remote'), folder, { recursive: true, preserveTimestamps: true })
  for (const [packed, name] of [
    ['shared-kernel', 'parvis-shared-kernel.tgz'],
    ['deploy/build', 'parvis-build.tgz'],
  ] as const)
    await pnpmIn(join(ROOT, packed), 'pack', '--out', join(folder, 'packages', name))
  await pnpmIn(folder, 'install', '--prefer-offline', '--ignore-scripts')
  return repositoryIn(folder)
}

/** A part in its own repository beside the template: automates docs/fork-a-part.md. */
export async function forkElsewhere(part: string, template: Elsewhere): Promise<Elsewhere> {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-fork-'))
  for (const name of ['remote.manifest.ts', 'rspack.config.ts', 'src'])
    cpSync(join(ROOT, part, name), join(folder, name), { recursive: true })
  for (const name of ['package.json', 'tsconfig.json', 'vitest.config.ts', 'packages'])
    cpSync(join(template.folder, name), join(folder, name), { recursive: true })
  const manifest = readManifest(template.folder)
  for (const dependency of Object.keys(readManifest(join(ROOT, part)).dependencies))
    manifest.dependencies[dependency] ??= readManifest(join(ROOT, part, 'node_modules', dependency)).version
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, name: part }))
  await pnpmIn(folder, 'install', '--prefer-offline', '--ignore-scripts')
  return repositoryIn(folder)
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string
    dependencies: Record<string, string>
  }

/** Copies a fixture out of this repository and installs what its own lockfile says. */
export async function elsewhere(fixture: string): Promise<Elsewhere> {
  const folder = mkdtempSync(join(tmpdir(), `parvis-${fixture}-`))
  cpSync(join(import.meta.dirname, '../fixtures', fixture), folder, { recursive: true })
  await pnpmIn(folder, 'install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts')
  return repositoryIn(folder)
}

function repositoryIn(folder: string): Elsewhere {
  return {
    folder,
    relabel(name, version) {
      const file = realpathSync(join(folder, 'node_modules', name, 'package.json'))
      const text = readFileSync(file, 'utf8').replace(/"version": "[^"]+"/, `"version": "${version}"`)
      // Replace the hard link: the package manager's store shares files between installations.
      rmSync(file)
      writeFileSync(file, text)
    },
    run: script => pnpmIn(folder, script),
    build: (...args) => pnpmIn(folder, 'exec', 'rspack', 'build', ...args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
