import { createHash } from 'node:crypto'
import { type CitySettings, generationFolder, type PageHeaders, readJson, type Site } from '@parvis/release'
import { matchRoute } from '@parvis/shared-kernel/remote/routes'
import type { MiddlewareHandler } from 'hono'
import { siteFiles } from './static-files.ts'

/** A servable file of a generation. */
export interface StoredFile {
  etag(): Promise<string>
  /** Sends the precompressed file in an encoding the browser accepts. */
  readonly send: MiddlewareHandler
}

export interface StoredPage extends StoredFile {
  readonly pattern: string
  readonly policy: string
  /** The city allows parts from a development server, whose content no release can list. */
  readonly isDeveloped: boolean
}

interface StoredGeneration {
  readonly pages: readonly StoredPage[]
  /** The embed script, for host pages. */
  readonly script: StoredFile
}

/** More than are ever shown at once: a canary, what it replaces, and those of a promotion a moment ago. */
const GENERATIONS_KEPT = 4

export type PageStore = ReturnType<typeof pageStore>

/** Caches pages and script of each served generation; generations are immutable. */
export function pageStore(site: Site, city: string) {
  const generations = new Map<number, Promise<StoredGeneration>>()
  const storedOf = (generation: number) => {
    const known = generations.get(generation)
    if (known) return known
    const stored = readStored(site, generationFolder(city, generation))
    generations.set(generation, stored)
    stored.catch(() => generations.delete(generation))
    for (const oldest of [...generations.keys()].slice(0, -GENERATIONS_KEPT)) generations.delete(oldest)
    return stored
  }
  return {
    async pageOf(generation: number, path: string): Promise<StoredPage> {
      const { pages } = await storedOf(generation)
      // A path with a line break matches no pattern, not even the one for everything else.
      const found = matchRoute(pages, path)?.route ?? pages.find(({ pattern }) => pattern === '*')
      if (!found) throw new Error('a release has no page for unknown routes')
      return found
    },
    scriptOf: async (generation: number): Promise<StoredFile> => (await storedOf(generation)).script,
  }
}

async function readStored(site: Site, folder: string): Promise<StoredGeneration> {
  const headers = await readJson<PageHeaders>(site, `${folder}/headers.json`)
  const settings = await readJson<CitySettings>(site, `${folder}/city.json`)
  if (!headers || !settings) throw new Error(`${folder} is not whole`)
  const isDeveloped = settings.development.length > 0
  const pages = headers.pages.map(({ pattern, file, policy }) => ({
    ...{ pattern, policy, isDeveloped },
    ...storedFile(site, `${folder}/pages/${file}`, policy),
  }))
  return { pages, script: storedFile(site, `${folder}/embed.js`) }
}

function storedFile(site: Site, path: string, policy = ''): StoredFile {
  let tag: Promise<string> | null = null
  return {
    etag() {
      tag ??= tagOf(site, path, policy)
      tag.catch(() => {
        tag = null
      })
      return tag
    },
    send: siteFiles(site, { path }),
  }
}

/** Hash of the content, not the generation number, which restarts at one for a rebuilt site. */
async function tagOf(site: Site, path: string, policy: string): Promise<string> {
  const content = await site.read(path)
  if (!content) throw new Error(`${path} is not there`)
  const digest = createHash('sha256').update(policy).update(content).digest('base64url')
  // Weak: the same content, however it is compressed.
  return `W/"${digest.slice(0, 22)}"`
}
