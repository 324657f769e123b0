import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Stats } from '@rspack/core'

export interface BuiltFile {
  /** Path below the version's folder. */
  readonly file: string
  readonly integrity: string
}

/** Files that a named chunk group needs, in the order they load. */
export type ChunkGroups = Readonly<Record<string, readonly string[]>>

/** The output of a part for shadow roots, below the folder of its version. */
export interface EmbedRecord {
  readonly globalName: string
  /** Paths as those of the build itself: below the version's folder. */
  readonly files: readonly BuiltFile[]
  readonly groups: ChunkGroups
}

/** Every file of a build with its hash: the chain of trust begins here (docs/federation.md, the release). */
export function builtFiles(output: string): BuiltFile[] {
  return readdirSync(output)
    .filter(file => /\.(js|css)$/.test(file))
    .sort()
    .map(file => ({ file, integrity: integrityOf(readFileSync(join(output, file))) }))
}

function integrityOf(content: Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

/** Exact files of each page, from the build's own statistics. */
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
