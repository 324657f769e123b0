import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Compiler, RspackPluginInstance } from '@rspack/core'
import { type BuiltFile, builtFiles, type ChunkGroups, chunkGroups, type EmbedRecord } from './built-files.ts'
import { readEmbed } from './embed-output.ts'
import { type Part, releaseKeys } from './part.ts'

/** The contents of `build.json`, which stands beside a build's files. */
export interface BuildRecord extends Pick<Part, 'name' | 'version' | 'output' | 'globalName'> {
  /** Version of the kernel that the part was built with. */
  readonly kernel: string
  readonly files: readonly BuiltFile[]
  readonly groups: ChunkGroups
  /** Absent from builds older than embeds. */
  readonly embed?: EmbedRecord
  /** Public keys of releases that the shell pins. Absent from remotes, and from builds older than this field. */
  readonly keys?: readonly string[]
  /** The RemoteManifest of a remote, from `remote.manifest.ts` beside its `package.json`; null for the shell. */
  readonly manifest: unknown
}

/** Writes the build record after all files are written: a folder without one is not a complete build. */
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
        ...(name === 'shell' && { keys: releaseKeys() }),
        manifest,
      }
      writeFileSync(join(output, 'build.json'), JSON.stringify(record, null, 2))
    })
  },
})

/** Finds scripts of separate compilations, which the last build's statistics do not include. */
const startingWith = (prefix: string, files: readonly BuiltFile[]) =>
  files.map(({ file }) => file).filter(file => file.startsWith(prefix))

async function manifestIn(folder: string): Promise<unknown> {
  const file = join(folder, 'remote.manifest.ts')
  if (!existsSync(file)) return null
  return ((await import(pathToFileURL(file).href)) as { manifest: unknown }).manifest
}
