import type { Release } from '@parvis/shared-kernel/remote/release'
import { checkFile } from './check-record.ts'
import { descriptorFile } from './descriptor.ts'
import { eachOf } from './each-of.ts'
import { findGeneration, generationFolder, generationsOf } from './generation.ts'
import { citiesOf } from './init.ts'
import { isVersion } from './names.ts'
import { channelsOf, pointerFile, pointersOf } from './pointer.ts'
import { isDraft, removeFolder, type Site, type SiteFile, versionFolder } from './site.ts'

/** An open tab goes on loading the files it was made of for so long after its release was replaced. */
const KEPT_MS = 24 * 3_600_000

export interface Pruned {
  readonly versions: readonly string[]
  readonly generations: readonly string[]
  readonly drafts: number
}

/** A generation, and when somebody was last shown it: now, for one that a channel points to. */
interface Use {
  readonly city: string
  readonly generation: number
  readonly lastUsed: number
  /** Part@version of everything it names, last good ones too. */
  readonly versions: ReadonlySet<string>
}

/**
 * Takes away versions and generations that no city shows or falls back on, a day after their last use. What is still to
 * be reached is never touched: versions go last, pointers to what is gone go first.
 */
export async function prune(site: Site, now: Date, { isDry }: { readonly isDry: boolean }): Promise<Pruned> {
  // Listed before it is asked what is in use: what comes in between is not touched.
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
      // A number above those shown would be given again, perhaps to somebody who writes right now.
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

/** Generation → when the next one took its place. A canary also ends when stable moves on. */
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

/** The highest pointer of a channel stays, whatever it points to: the next one counts on from it. */
async function removeGeneration(site: Site, city: string, generation: number): Promise<void> {
  for (const channel of ['stable', 'canary'] as const)
    for (const pointer of (await pointersOf(site, city, channel)).slice(0, -1))
      if (pointer.generation === generation) await site.remove(pointerFile(city, channel, pointer.sequence))
  await removeFolder(site, generationFolder(city, generation))
}

/** First of all its descriptor: nobody then takes what is left for a version. */
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

/** Also those whose publication was cut short. */
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

/** Null when nothing stands there. */
function lastWriteBelow(files: readonly SiteFile[], folder: string): number | null {
  const below = files.filter(({ path }) => path.startsWith(`${folder}/`))
  return below.length === 0 ? null : Math.max(...below.map(({ writtenAt }) => writtenAt.getTime()))
}
