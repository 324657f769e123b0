import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Release, SignedRelease } from '@parvis/shared-kernel/remote/release'
import type { CityState, Versions } from './city-state.ts'
import { type ComposedPage, composePages } from './compose-page.ts'
import { compressedForms } from './compressed.ts'
import { descriptorOf } from './descriptor.ts'
import { earlyStartOf } from './early-start.ts'
import type { Channel } from './pointer.ts'
import type { Origins } from './settings.ts'
import { signed } from './signatures.ts'
import { cityFolder, readJson, type Site, versionFolder, writerOf } from './site.ts'
import { createFolder, removeWhole } from './writer.ts'

/** Who made a generation out of which one. */
export interface Making {
  readonly by: 'promote' | 'rollback' | 'origin' | 'remove' | 'settings'
  readonly channel: Channel
  /** The stable generation it was made from; null for the first. */
  readonly base: number | null
  /** Versions of the parts that were asked for. */
  readonly parts: Versions
  /** Parts on trial, of a canary: what it shows besides its base. */
  readonly trial?: Versions
}

/** `history.json` of a generation: carried along, so that old generations can be pruned. */
interface GenerationHistory extends Omit<CityState, 'settings'> {
  readonly made: Making
}

export interface Generation {
  readonly release: Release
  readonly state: CityState
  readonly made: Making
}

/** `headers.json` of a generation: which page answers a pattern, and its Content-Security-Policy. */
export interface PageHeaders {
  readonly pages: readonly {
    readonly pattern: string
    /** `pages/<file>`, with `.br` and `.gz` beside. */
    readonly file: string
    readonly policy: string
  }[]
}

const generationsFolder = (site: Site, city: string) => join(cityFolder(site, city), 'generations')

export const generationFolder = (site: Site, city: string, generation: number) =>
  join(generationsFolder(site, city), String(generation))

/** Numbers of all generations that stand, lowest first; not every one was ever shown. */
export function generationsOf(site: Site, city: string): number[] {
  const folder = generationsFolder(site, city)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b)
}

export function readGeneration(site: Site, city: string, generation: number): Generation {
  const folder = generationFolder(site, city, generation)
  const signedRelease = readJson<SignedRelease>(join(folder, 'release.json'))
  const history = readJson<GenerationHistory>(join(folder, 'history.json'))
  const settings = readJson<CityState['settings']>(join(folder, 'city.json'))
  if (!signedRelease || !history || !settings)
    throw new Error(`generation ${generation} of ${city} is not there`)
  const { made, running, runs } = history
  return {
    release: JSON.parse(signedRelease.text) as Release,
    state: { settings, running, runs },
    made,
  }
}

/**
 * Writes a generation, complete or not at all. False when its number is taken, or when `isLate` says between two files
 * that the work is for nothing.
 */
export async function writeGeneration(
  site: Site,
  { release, state, made }: Generation,
  isLate: () => boolean,
): Promise<boolean> {
  const writer = writerOf(site)
  const { settings, running, runs } = state
  const pages = pagesOf(site, { release, state, made })
  const text = JSON.stringify(release)
  const files: (readonly [string, string])[] = [
    ['release.json', JSON.stringify({ text, signature: signed(text) } satisfies SignedRelease)],
    ['city.json', JSON.stringify(settings)],
    ['history.json', JSON.stringify({ made, running, runs } satisfies GenerationHistory)],
    ['headers.json', JSON.stringify(headersOf(pages))],
    ...pages.map((page, at) => [`pages/${fileOf(page, at)}`, page.html] as const),
  ]
  const folder = generationFolder(site, release.city, release.generation)
  return createFolder(writer, folder, async draft => {
    writer.folder(join(draft, 'pages'))
    for (const [name, content] of files) {
      if (isLate()) return false
      const bytes = Buffer.from(content)
      const forms = /\.html$|^release\.json$/.test(name) ? await compressedForms(name, bytes) : []
      for (const [form, value] of [[name, bytes] as const, ...forms]) writer.file(join(draft, form), value)
    }
    return true
  })
}

/** Takes away one that was never shown. */
export const dropGeneration = (site: Site, city: string, generation: number): void =>
  removeWhole(writerOf(site), generationFolder(site, city, generation))

function pagesOf(site: Site, { release, state }: Generation): ComposedPage[] {
  const shell = descriptorOf(site, 'shell', release.shell.version)
  const { look, development } = state.settings
  return composePages({
    ...{ release, shell, look, development, sign: signed },
    early: earlyStartOf(shell, versionFolder(site, 'shell', shell.version)),
    origins: servedFrom(release),
  })
}

/** Where what runs comes from, and what it falls back on: the page's policy lets nothing else in, whatever the settings name. */
function servedFrom({ remotes }: Release): Origins {
  const versions = Object.entries(remotes).flatMap(([name, remote]) =>
    [remote, ...remote.lastGood].map(({ version, entry }) => [`${name}@${version}`, entry.url] as const),
  )
  return Object.fromEntries(versions.map(([version, url]) => [version, new URL(url).origin]))
}

const headersOf = (pages: readonly ComposedPage[]): PageHeaders => ({
  pages: pages.map((page, at) => ({
    pattern: page.pattern,
    file: fileOf(page, at),
    policy: page.policy,
  })),
})

/** Readable, and different for each page even where letters' case does not count. */
function fileOf({ pattern }: ComposedPage, at: number): string {
  const words = pattern.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '')
  return `${String(at).padStart(2, '0')}-${words || (pattern === '*' ? 'others' : 'home')}.html`
}
