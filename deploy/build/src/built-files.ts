import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Stats } from '@rspack/core'

export interface BuiltFile {
  /** Path below the version's folder. */
  readonly file: string
  readonly integrity: string
}

/** Files of each named chunk group, in load order. */
export type ChunkGroups = Readonly<Record<string, readonly string[]>>

/** A part's build output for shadow roots, in a subfolder of its version. */
export interface EmbedRecord {
  readonly globalName: string
  /** Paths relative to the version's folder, like those of the main build. */
  readonly files: readonly BuiltFile[]
  readonly groups: ChunkGroups
}

/**
 * Lists every script and style sheet of a build with its hash, the root of the chain of trust (docs/federation.md, the
 * release).
 */
export function builtFiles(output: string): BuiltFile[] {
  return readdirSync(output)
    .filter(file => /\.(js|css)$/.test(file))
    .sort()
    .map(file => ({ file, integrity: integrityOf(readFileSync(join(output, file))) }))
}

function integrityOf(content: Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

/** Lists the files of each named chunk group, from the build's statistics. */
export function chunkGroups(stats: Stats): ChunkGroups {
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
