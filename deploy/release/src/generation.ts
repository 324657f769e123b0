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

/** How a generation was made, and from which one. */
export interface Making {
  readonly by: 'promote' | 'rollback' | 'origin' | 'remove' | 'settings'
  readonly channel: Channel
  /** The stable generation it was made from; null for the first. */
  readonly base: number | null
  /** Versions of the requested parts. */
  readonly parts: Versions
  /** Parts on trial: what a canary shows besides its base. */
  readonly trial?: Versions
}

/** `history.json` of a generation; each repeats the history, so that old generations can be pruned. */
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

/** Written first, to claim the number. */
const CLAIM = 'release.json'

/** Files requested by browsers, stored compressed too. */
const SENT = /\.html$|^release\.json$|^embed\.js$/

const generationsFolder = (city: string) => `${cityFolder(city)}/generations`

export const generationFolder = (city: string, generation: number): string =>
  `${generationsFolder(city)}/${generation}`

/** Numbers in use, ascending; some generations are incomplete or were never shown. */
export async function generationsOf(site: Site, city: string): Promise<number[]> {
  return (await site.names(generationsFolder(city)))
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b)
}

/** Null when removed or never finished. */
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
 * Writes a generation, invisible until a pointer names it. False when its number is taken, or when `isLate` reports
 * between two files that the work is obsolete.
 */
export async function writeGeneration(
  site: Site,
  generation: Generation,
  isLate: () => Promise<boolean>,
): Promise<boolean> {
  const { city, generation: number } = generation.release
  const folder = generationFolder(city, number)
  const [claim, ...others] = await filesOf(site, generation)
  // Writing the first file claims the number; all others then belong to this writer.
  if (!claim || !(await site.writeOnce(`${folder}/${claim[0]}`, claim[1]))) return false
  let isGivenUp = false
  try {
    await eachOf([claim, ...others], async ([name, content]) => {
      if (isGivenUp || (await isLate())) {
        isGivenUp = true
        return
      }
      const bytes = Buffer.from(content)
      const forms = SENT.test(name) ? await compressedForms(name, bytes, site.brotliQuality) : []
      const own = name === claim[0] ? forms : [[name, bytes] as const, ...forms]
      // A file already there is not of this generation: give up.
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
 * Removes a generation never shown, except the file claiming its number: late writes or removals must not hit another
 * generation of that number. What remains is never read and gets pruned.
 */
export async function dropGeneration(site: Site, city: string, generation: number): Promise<void> {
  const folder = generationFolder(city, generation)
  try {
    const files = (await site.files(folder)).filter(({ path }) => path !== `${folder}/${CLAIM}`)
    await eachOf(files, ({ path }) => site.remove(path))
  } catch {
    // Ignore failed cleanup: the result or the earlier failure matters.
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

/**
 * The embed script and its release data, from which frames are chosen; none when the shell was not built for embedding.
 */
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

/** Origins of running and fallback versions: the page's policy allows nothing else, whatever the settings name. */
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

/** Readable name, unique for each page even on case-insensitive file systems. */
function fileOf({ pattern }: ComposedPage, at: number): string {
  const words = pattern.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '')
  return `${String(at).padStart(2, '0')}-${words || (pattern === '*' ? 'others' : 'home')}.html`
}
