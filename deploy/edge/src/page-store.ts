import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type CitySettings, generationFolder, type PageHeaders, type Site } from '@parvis/release'
import { matchRoute } from '@parvis/shared-kernel/remote/routes'
import type { MiddlewareHandler } from 'hono'

/** One page of a generation, ready to be sent. */
export interface StoredPage {
  readonly pattern: string
  readonly policy: string
  /** The city lets a browser take parts from a development server, whose bytes no release can name. */
  readonly isDeveloped: boolean
  readonly etag: string
  /** Sends the file that stands compressed beside it, in the form that the browser takes. */
  readonly send: MiddlewareHandler
}

/** More than are ever shown at once: a canary, what it replaces, and those of a promotion a moment ago. */
const GENERATIONS_KEPT = 4

/** The pages of each generation that is shown: a generation never changes, so that it is read once. */
export function pageStore(site: Site, city: string) {
  const generations = new Map<number, readonly StoredPage[]>()
  const pagesOf = (generation: number) => {
    const known = generations.get(generation)
    if (known) return known
    const pages = readPages(generationFolder(site, city, generation))
    generations.set(generation, pages)
    for (const oldest of [...generations.keys()].slice(0, -GENERATIONS_KEPT)) generations.delete(oldest)
    return pages
  }
  return {
    pageOf(generation: number, path: string): StoredPage {
      const pages = pagesOf(generation)
      // A path with a line break matches no pattern, not even the one for everything else.
      const found = matchRoute(pages, path)?.route ?? pages.find(({ pattern }) => pattern === '*')
      if (!found) throw new Error('a release has no page for unknown routes')
      return found
    },
  }
}

function readPages(folder: string): StoredPage[] {
  const { pages } = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')) as PageHeaders
  const { development } = JSON.parse(readFileSync(join(folder, 'city.json'), 'utf8')) as CitySettings
  const isDeveloped = development.length > 0
  return pages.map(({ pattern, file, policy }) => {
    const path = join(folder, 'pages', file)
    // Of the contents, not of the generation's number: a site that was made anew counts from one again.
    const digest = createHash('sha256').update(policy).update(readFileSync(path)).digest('base64url')
    return {
      pattern,
      policy,
      isDeveloped,
      // Weak: the same page, however it is compressed.
      etag: `W/"${digest.slice(0, 22)}"`,
      send: serveStatic({ path, precompressed: true }),
    }
  })
}
