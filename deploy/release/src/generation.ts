import type { Release, SignedRelease } from '@parvis/shared-kernel/remote/release'
import type { CityState, Versions } from './city-state.ts'
import { type ComposedPage, composePages } from './compose-page.ts'
import { compressedForms } from './compressed.ts'
import { descriptorOf } from './descriptor.ts'
import { eachOf } from './each-of.ts'
import { earlyStartOf } from './early-start.ts'
import { embedRelease, embedScript } from './embed-release.ts'
import type { Channel } from './pointer.ts'
import type { Origins } from './settings.ts'
import { signed } from './signatures.ts'
import { cityFolder, readJson, type Site } from './site.ts'

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

/** Written first. */
const CLAIM = 'release.json'

/** What browsers ask for, which stands there compressed too. */
const SENT = /\.html$|^release\.json$|^embed\.js$/

const generationsFolder = (city: string) => `${cityFolder(city)}/generations`

export const generationFolder = (city: string, generation: number): string =>
  `${generationsFolder(city)}/${generation}`

/** Numbers that are taken, lowest first; not every one was ever shown, or is whole. */
export async function generationsOf(site: Site, city: string): Promise<number[]> {
  return (await site.names(generationsFolder(city)))
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b)
}

/** Null when it is gone, or was never finished. */
export async function findGeneration(
  site: Site,
  city: string,
  generation: number,
): Promise<Generation | null> {
  const folder = generationFolder(city, generation)
  const [signedRelease, history, settings] = await Promise.all([
    readJson<SignedRelease>(site, `${folder}/release.json`),
    readJson<GenerationHistory>(site, `${folder}/history.json`),
    readJson<CityState['settings']>(site, `${folder}/city.json`),
  ])
  if (!signedRelease || !history || !settings) return null
  const { made, running, runs } = history
  return {
    release: JSON.parse(signedRelease.text) as Release,
    state: { settings, running, runs },
    made,
  }
}

export async function readGeneration(site: Site, city: string, generation: number): Promise<Generation> {
  const found = await findGeneration(site, city, generation)
  if (!found) throw new Error(`generation ${generation} of ${city} is not there`)
  return found
}

/**
 * Writes a generation, which nobody sees before a pointer names it. False when its number is taken, or when `isLate` says
 * between two files that the work is for nothing.
 */
export async function writeGeneration(
  site: Site,
  generation: Generation,
  isLate: () => Promise<boolean>,
): Promise<boolean> {
  const { city, generation: number } = generation.release
  const folder = generationFolder(city, number)
  const [claim, ...others] = await filesOf(site, generation)
  // Whoever writes the first file has the number: all the others are then theirs alone.
  if (!claim || !(await site.writeOnce(`${folder}/${claim[0]}`, claim[1]))) return false
  let isGivenUp = false
  try {
    await eachOf([claim, ...others], async ([name, content]) => {
      if (isGivenUp || (await isLate())) {
        isGivenUp = true
        return
      }
      const bytes = Buffer.from(content)
      const forms = SENT.test(name) ? await compressedForms(name, bytes) : []
      const own = name === claim[0] ? forms : [[name, bytes] as const, ...forms]
      // What stands there nonetheless is not of this generation.
      for (const [form, value] of own)
        if (!(await site.writeOnce(`${folder}/${form}`, value))) isGivenUp = true
    })
  } catch (error) {
    await dropGeneration(site, city, number)
    throw error
  }
  if (isGivenUp) await dropGeneration(site, city, number)
  return !isGivenUp
}

/**
 * Takes away one that was never shown, but for the file that holds its number: what of this write or removal is still on
 * its way must not meet another generation. What is left is never read, and pruned in time.
 */
export async function dropGeneration(site: Site, city: string, generation: number): Promise<void> {
  const folder = generationFolder(city, generation)
  try {
    const files = (await site.files(folder)).filter(({ path }) => path !== `${folder}/${CLAIM}`)
    await eachOf(files, ({ path }) => site.remove(path))
  } catch {
    // What was made, or what failed before, is what counts.
  }
}

async function filesOf(
  site: Site,
  { release, state, made }: Generation,
): Promise<readonly (readonly [name: string, content: string])[]> {
  const { settings, running, runs } = state
  const pages = await pagesOf(site, { release, state, made })
  const text = JSON.stringify(release)
  return [
    [CLAIM, JSON.stringify({ text, signature: signed(text) } satisfies SignedRelease)],
    ['city.json', JSON.stringify(settings)],
    ['history.json', JSON.stringify({ made, running, runs } satisfies GenerationHistory)],
    ['headers.json', JSON.stringify(headersOf(pages))],
    ...(await embedFiles(site, release)),
    ...pages.map((page, at) => [`pages/${fileOf(page, at)}`, page.html] as const),
  ]
}

/** The script of pages of others, and what its frame is chosen by; nothing where the shell was not built for them. */
async function embedFiles(site: Site, release: Release): Promise<(readonly [string, string])[]> {
  const embed = await embedRelease(site, release)
  if (!embed) return []
  return [
    ['embed.json', JSON.stringify(embed)],
    ['embed.js', await embedScript(site, release, embed)],
  ]
}

async function pagesOf(site: Site, { release, state }: Generation): Promise<ComposedPage[]> {
  const shell = await descriptorOf(site, 'shell', release.shell.version)
  const { look, development } = state.settings
  return composePages({
    ...{ release, shell, look, development, sign: signed },
    early: await earlyStartOf(site, shell),
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
