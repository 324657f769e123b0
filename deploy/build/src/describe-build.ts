import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Compiler, RspackPluginInstance } from '@rspack/core'
import { type BuiltFile, builtFiles, type ChunkGroups, chunkGroups, type EmbedRecord } from './built-files.ts'
import { readEmbed } from './embed-output.ts'
import type { Part } from './part.ts'

/** What a build says of itself in `build.json`, beside its files. */
export interface BuildRecord extends Pick<Part, 'name' | 'version' | 'output' | 'globalName'> {
  /** Version of the kernel it was built with. */
  readonly kernel: string
  readonly files: readonly BuiltFile[]
  readonly groups: ChunkGroups
  /** Absent from builds made before there was one. */
  readonly embed?: EmbedRecord
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
      const apart = ['early', 'embed'].map(name => [name, startingWith(`${name}.`, files)] as const)
      const found = Object.fromEntries(apart.filter(([, own]) => own.length > 0))
      const groups = { ...chunkGroups(stats), ...found }
      const manifest = await manifestIn(part.folder)
      const embed = readEmbed(output)
      if (!embed) return
      const record: BuildRecord = {
        name,
        version,
        output,
        globalName,
        kernel,
        files,
        groups,
        embed,
        manifest,
      }
      writeFileSync(join(output, 'build.json'), JSON.stringify(record, null, 2))
    })
  },
})

/** Scripts that were compiled apart, which the statistics of the last build do not know. */
const startingWith = (prefix: string, files: readonly BuiltFile[]) =>
  files.map(({ file }) => file).filter(file => file.startsWith(prefix))

async function manifestIn(folder: string): Promise<unknown> {
  const file = join(folder, 'remote.manifest.ts')
  if (!existsSync(file)) return null
  return ((await import(pathToFileURL(file).href)) as { manifest: unknown }).manifest
}
