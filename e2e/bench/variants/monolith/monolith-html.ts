import { dirname } from 'node:path'
import type { Page } from 'playwright'
import { type CarriedPage, type NamedFile, PAGE_ELEMENT, type PageFacts } from '../page-facts.ts'
import type { Monolith } from './build-monolith.ts'
import { counterparts, fileOf, firstFiles, type RemoteOrigins } from './counterparts.ts'

/** Base path of the monolith's files: already allowed by the page's script policy. */
export const baseOf = ({ shellEntry }: Pick<PageFacts, 'shellEntry'>) => dirname(shellEntry)

/**
 * The federation's page with the monolith's files in the place of its own: the same frame, style, first script and first
 * data, and everything preloaded that the federation preloads.
 */
export function monolithHtml(
  reader: Page,
  facts: PageFacts,
  built: Monolith,
  origins: RemoteOrigins,
): Promise<string> {
  const base = baseOf(facts)
  const carried = withCounterparts(facts.carried, preload => counterparts(preload, built, { base, origins }))
  const files = firstFiles(built).map(fileOf(built, base))
  return reader.evaluate(replaceFiles, {
    html: facts.html,
    id: PAGE_ELEMENT,
    carried: JSON.stringify(carried).replaceAll('<', '\\u003c'),
    scripts: files.filter(({ url }) => url.endsWith('.js')),
    styles: files.filter(({ url }) => url.endsWith('.css')),
  })
}

type Preload = CarriedPage['signedIn']['preload']

function withCounterparts(page: CarriedPage, find: (preload: Preload) => NamedFile[]): CarriedPage {
  const { signedIn, signedOut } = page
  return {
    ...page,
    signedIn: { ...signedIn, preload: find(signedIn.preload) },
    signedOut: { ...signedOut, preload: find(signedOut.preload) },
  }
}

interface Replacement {
  readonly html: string
  readonly id: string
  readonly carried: string
  /** The entry first. */
  readonly scripts: readonly NamedFile[]
  readonly styles: readonly NamedFile[]
}

/** Runs in a browser for its HTML parser. Style sheets keep the federation page's loading mode. */
function replaceFiles({ html, id, carried, scripts, styles }: Replacement): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const entry = page.querySelector('script[src^="/shell/"]')
  const sheets = [...page.querySelectorAll('link[rel="stylesheet"], link[as="style"]')]
  const name = (element: Element, attribute: string, { url, integrity }: NamedFile) => {
    element.setAttribute(attribute, url)
    element.setAttribute('integrity', integrity)
  }
  const [first, ...others] = scripts
  if (!entry || !first) throw new Error('the page has no shell')
  for (const link of page.querySelectorAll('link[rel="preload"][as="script"]')) link.remove()
  for (const file of others) {
    const link = page.createElement('link')
    link.rel = 'preload'
    link.as = 'script'
    link.crossOrigin = 'anonymous'
    name(link, 'href', file)
    entry.before(link)
  }
  for (const file of styles) {
    const sheet = sheets[0]?.cloneNode(true) as Element | undefined
    if (!sheet) break
    name(sheet, 'href', file)
    entry.before(sheet)
  }
  for (const sheet of sheets) sheet.remove()
  name(entry, 'src', first)
  const place = page.getElementById(id)
  if (place) place.textContent = carried
  return `<!doctype html>${page.documentElement.outerHTML}`
}
