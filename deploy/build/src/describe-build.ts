import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Compiler, RspackPluginInstance, Stats } from '@rspack/core'
import type { Part } from './part.ts'

export interface BuiltFile {
  /** Path below the version's folder. */
  readonly file: string
  readonly integrity: string
}

/** Files that a named chunk group needs, in the order they load. */
export type ChunkGroups = Readonly<Record<string, readonly string[]>>

/** What a build says of itself in `build.json`, beside its files. */
export interface BuildRecord extends Pick<Part, 'name' | 'version' | 'output' | 'globalName'> {
  /** Version of the kernel it was built with. */
  readonly kernel: string
  readonly files: readonly BuiltFile[]
  readonly groups: ChunkGroups
  /** The RemoteManifest of a remote, from `remote.manifest.ts` beside its `package.json`; the shell has none. */
  readonly manifest: unknown
}

/** Writes the record once the files stand: a folder without one is no build. */
export const describeBuild = (part: Part): RspackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.done.tapPromise('describe-build', async stats => {
      if (stats.hasErrors()) return
      const { name, version, output, globalName } = part
      const { version: kernel } = JSON.parse(readFileSync(join(part.kernel, 'package.json'), 'utf8')) as {
        version: string
      }
      const files = builtFiles(output)
      const early = files.map(({ file }) => file).filter(file => file.startsWith('early.'))
      const groups = { ...chunkGroups(stats), ...(early.length > 0 ? { early } : {}) }
      const manifest = await manifestIn(part.folder)
      const record: BuildRecord = { name, version, output, globalName, kernel, files, groups, manifest }
      writeFileSync(join(output, 'build.json'), JSON.stringify(record, null, 2))
    })
  },
})

async function manifestIn(folder: string): Promise<unknown> {
  const file = join(folder, 'remote.manifest.ts')
  if (!existsSync(file)) return null
  return ((await import(pathToFileURL(file).href)) as { manifest: unknown }).manifest
}

/** Every file of a build with its hash: the chain of trust begins here (FEDERATION, the release). */
function builtFiles(output: string): BuiltFile[] {
  return readdirSync(output)
    .filter(file => /\.(js|css)$/.test(file))
    .sort()
    .map(file => ({ file, integrity: integrityOf(readFileSync(join(output, file))) }))
}

function integrityOf(content: Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

/** Exact files of each page, from the build's own statistics. */
function chunkGroups(stats: Stats): ChunkGroups {
  const { namedChunkGroups, entrypoints } = stats.toJson({
    all: false,
    chunkGroups: true,
    entrypoints: true,
    chunkGroupAuxiliary: false,
  })
  return Object.fromEntries(
    Object.entries({ ...namedChunkGroups, ...entrypoints }).map(([name, group]) => [
      name,
      (group.assets ?? []).map(asset => asset.name).filter(file => /\.(js|css)$/.test(file)),
    ]),
  )
}
