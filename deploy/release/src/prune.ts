import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { checkFile } from './check-record.ts'
import { generationFolder, generationsOf, readGeneration } from './generation.ts'
import { citiesOf } from './init.ts'
import {
  type Channel,
  channelFolder,
  channelsOf,
  type PlacedPointer,
  pointerAt,
  sequencesOf,
} from './pointer.ts'
import { cityFolder, type Site, versionFolder, writerOf } from './site.ts'
import { removeWhole } from './writer.ts'

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
export function prune(site: Site, now: Date, { isDry }: { readonly isDry: boolean }): Pruned {
  const uses = citiesOf(site).flatMap(city => usesOf(site, city, now))
  const isOld = (at: number) => now.getTime() - at > KEPT_MS
  const gone = uses.filter(({ lastUsed }) => isOld(lastUsed))
  const kept = new Set(uses.filter(use => !gone.includes(use)).flatMap(({ versions }) => [...versions]))
  const versions = versionsOn(site).filter(
    version => !kept.has(`${version.part}@${version.version}`) && isOld(version.publishedAt),
  )
  const drafts = draftsOn(site).filter(draft => isOld(statSync(draft).mtimeMs))
  if (!isDry) {
    for (const { city, generation } of gone) removeGeneration(site, city, generation)
    for (const { part, version } of versions) removeVersion(site, part, version)
    for (const draft of drafts) writerOf(site).remove(draft)
  }
  return {
    versions: versions.map(({ part, version }) => `${part}@${version}`),
    generations: gone.map(({ city, generation }) => `${city} ${generation}`),
    drafts: drafts.length,
  }
}

function usesOf(site: Site, city: string, now: Date): Use[] {
  const { stable, canary } = channelsOf(site, city)
  const shown = new Set([stable?.generation, canary?.generation])
  const ended = endsOf(site, city)
  return generationsOf(site, city).map(generation => {
    const { release } = readGeneration(site, city, generation)
    const remotes = Object.entries(release.remotes).flatMap(([part, remote]) =>
      [remote, ...remote.lastGood].map(({ version }) => `${part}@${version}`),
    )
    const lastUsed = shown.has(generation)
      ? now.getTime()
      : Math.max(Date.parse(release.createdAt), ended.get(generation) ?? 0)
    return {
      city,
      generation,
      lastUsed,
      versions: new Set([`shell@${release.shell.version}`, ...remotes]),
    }
  })
}

/** Generation → when the next one took its place. A canary also ends when stable moves on. */
function endsOf(site: Site, city: string): ReadonlyMap<number, number> {
  const pointers = (['stable', 'canary'] as const).map(channel => pointersOf(site, city, channel))
  const [stable = []] = pointers
  const ends = new Map<number, number>()
  for (const list of pointers)
    for (const [at, { generation }] of list.entries()) {
      const over = stable.find(other => other.generation > generation)
      const next = [list[at + 1]?.at, over?.at].flatMap(time => (time ? [Date.parse(time)] : []))
      if (next.length > 0) ends.set(generation, Math.min(...next))
    }
  return ends
}

const pointersOf = (site: Site, city: string, channel: Channel): PlacedPointer[] =>
  sequencesOf(site, city, channel).flatMap(sequence => pointerAt(site, city, channel, sequence) ?? [])

/** The highest pointer of a channel stays, whatever it points to: the next one counts on from it. */
function removeGeneration(site: Site, city: string, generation: number): void {
  for (const channel of ['stable', 'canary'] as const)
    for (const pointer of pointersOf(site, city, channel).slice(0, -1))
      if (pointer.generation === generation)
        writerOf(site).remove(join(channelFolder(site, city, channel), `${pointer.sequence}.json`))
  removeWhole(writerOf(site), generationFolder(site, city, generation))
}

function removeVersion(site: Site, part: string, version: string): void {
  for (const city of citiesOf(site)) writerOf(site).remove(checkFile(site, city, part, version))
  removeWhole(writerOf(site), versionFolder(site, part, version))
}

const partFolder = (site: Site, part: string) =>
  part === 'shell' ? join(site.root, 'shell') : join(site.root, 'remotes', part)

export const isPublished = (site: Site, part: string): boolean => foldersIn(partFolder(site, part)).length > 0

function versionsOn(site: Site) {
  const remotes = foldersIn(join(site.root, 'remotes'))
  return ['shell', ...remotes].flatMap(part => {
    const folder = partFolder(site, part)
    return foldersIn(folder).map(version => ({
      part,
      version,
      publishedAt: statSync(join(folder, version, 'descriptor.json')).mtimeMs,
    }))
  })
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])
const foldersIn = (folder: string) => namesIn(folder).filter(name => !name.startsWith('.'))

/** What a command that was killed left behind. */
function draftsOn(site: Site): string[] {
  const remotes = foldersIn(join(site.root, 'remotes')).map(part => join(site.root, 'remotes', part))
  const cities = citiesOf(site).flatMap(city =>
    ['', 'generations', 'checks', 'channels/stable', 'channels/canary'].map(name =>
      join(cityFolder(site, city), name),
    ),
  )
  return [join(site.root, 'shell'), ...remotes, ...cities].flatMap(folder =>
    namesIn(folder)
      .filter(name => name.startsWith('.draft-'))
      .map(name => join(folder, name)),
  )
}
