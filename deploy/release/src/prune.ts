import type { Release } from '@parvis/shared-kernel/remote/release'
import { checkFile } from './check-record.ts'
import { descriptorFile } from './descriptor.ts'
import { eachOf } from './each-of.ts'
import { findGeneration, generationFolder, generationsOf } from './generation.ts'
import { citiesOf } from './init.ts'
import { isVersion } from './names.ts'
import { channelsOf, pointerFile, pointersOf } from './pointer.ts'
import { isDraft, removeFolder, type Site, type SiteFile, versionFolder } from './site.ts'

/** Milliseconds for which open tabs may still load files of a replaced release. */
const KEPT_MS = 24 * 3_600_000

export interface Pruned {
  readonly versions: readonly string[]
  readonly generations: readonly string[]
  readonly drafts: number
}

/** A generation and when it was last shown: now, if a channel points to it. */
interface Use {
  readonly city: string
  readonly generation: number
  readonly lastUsed: number
  /** Part@version of everything it names, including fallbacks. */
  readonly versions: ReadonlySet<string>
}

/**
 * Removes versions and generations no city shows or falls back on, a day after their last use. Nothing reachable is
 * touched: pointers to removed generations go first, versions last.
 */
export async function prune(site: Site, now: Date, { isDry }: { readonly isDry: boolean }): Promise<Pruned> {
  // Listed before reading what is in use, so that files added meanwhile are not touched.
  const files = await site.files('')
  const cities = await citiesOf(site)
  const uses = (await Promise.all(cities.map(city => usesOf(site, city, files, now)))).flat()
  const isOld = (at: number) => now.getTime() - at > KEPT_MS
  const gone = uses.filter(({ lastUsed }) => isOld(lastUsed))
  const kept = new Set(uses.filter(use => !gone.includes(use)).flatMap(({ versions }) => [...versions]))
  const versions = versionsIn(files).filter(
    ({ part, version, publishedAt }) => !kept.has(`${part}@${version}`) && isOld(publishedAt),
  )
  const drafts = files.filter(({ path, writtenAt }) => isDraft(path) && isOld(writtenAt.getTime()))
  if (!isDry) {
    for (const { city, generation } of gone) await removeGeneration(site, city, generation)
    for (const { part, version } of versions) await removeVersion(site, cities, part, version)
    await eachOf(drafts, ({ path }) => site.remove(path))
  }
  return {
    versions: versions.map(({ part, version }) => `${part}@${version}`),
    generations: gone.map(({ city, generation }) => `${city} ${generation}`),
    drafts: drafts.length,
  }
}

async function usesOf(site: Site, city: string, files: readonly SiteFile[], now: Date): Promise<Use[]> {
  const { stable, canary } = await channelsOf(site, city)
  const shown = new Set([stable?.generation, canary?.generation])
  const highest = Math.max(stable?.generation ?? 0, canary?.generation ?? 0)
  const ended = await endsOf(site, city)
  const uses = (await generationsOf(site, city)).map(async generation => {
    const found = await findGeneration(site, city, generation)
    const writtenAt = found
      ? Date.parse(found.release.createdAt)
      : (lastWriteBelow(files, generationFolder(city, generation)) ?? now.getTime())
    return {
      city,
      generation,
      // Keep numbers above those shown: they would be reused, perhaps by a write in progress.
      lastUsed:
        shown.has(generation) || generation > highest
          ? now.getTime()
          : Math.max(writtenAt, ended.get(generation) ?? 0),
      versions: new Set(found ? namedBy(found.release) : []),
    }
  })
  return Promise.all(uses)
}

const namedBy = ({ shell, remotes }: Release): string[] => [
  `shell@${shell.version}`,
  ...Object.entries(remotes).flatMap(([part, remote]) =>
    [remote, ...remote.lastGood].map(({ version }) => `${part}@${version}`),
  ),
]

/** Generation → when the next one replaced it. A canary also ends when stable moves on. */
async function endsOf(site: Site, city: string): Promise<ReadonlyMap<number, number>> {
  const stable = await pointersOf(site, city, 'stable')
  const ends = new Map<number, number>()
  for (const list of [stable, await pointersOf(site, city, 'canary')])
    for (const [at, { generation }] of list.entries()) {
      const over = stable.find(other => other.generation > generation)
      const next = [list[at + 1]?.at, over?.at].flatMap(time => (time ? [Date.parse(time)] : []))
      if (next.length > 0) ends.set(generation, Math.min(...next))
    }
  return ends
}

/** Keeps each channel's highest pointer, from which the next sequence is counted. */
async function removeGeneration(site: Site, city: string, generation: number): Promise<void> {
  for (const channel of ['stable', 'canary'] as const)
    for (const pointer of (await pointersOf(site, city, channel)).slice(0, -1))
      if (pointer.generation === generation) await site.remove(pointerFile(city, channel, pointer.sequence))
  await removeFolder(site, generationFolder(city, generation))
}

/** Removes the descriptor before the files, so that the rest is not taken for a version. */
async function removeVersion(
  site: Site,
  cities: readonly string[],
  part: string,
  version: string,
): Promise<void> {
  for (const city of cities) await site.remove(checkFile(city, part, version))
  await site.remove(descriptorFile(part, version))
  await removeFolder(site, versionFolder(part, version))
}

/** Includes interrupted publications. */
function versionsIn(files: readonly SiteFile[]) {
  const folders = new Map<string, { readonly part: string; readonly version: string }>()
  for (const { path } of files) {
    const [folder, part = 'shell', version = ''] =
      /^(?:shell|remotes\/([^/]+))\/([^/]+)(?=\/)/.exec(path) ?? []
    if (folder && isVersion(version)) folders.set(folder, { part, version })
  }
  return [...folders].map(([folder, names]) => ({
    ...names,
    publishedAt: lastWriteBelow(files, folder) ?? 0,
  }))
}

/** Null when the folder holds no file. */
function lastWriteBelow(files: readonly SiteFile[], folder: string): number | null {
  const below = files.filter(({ path }) => path.startsWith(`${folder}/`))
  return below.length === 0 ? null : Math.max(...below.map(({ writtenAt }) => writtenAt.getTime()))
}
