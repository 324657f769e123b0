import type { Browser } from 'playwright'
import type { BenchPage } from '../measuring/pages.ts'

/** A file as a page of the portal names it. */
export interface NamedFile {
  readonly url: string
  readonly integrity: string
  readonly lang?: string
}

interface FirstRequests {
  readonly preload: readonly NamedFile[]
}

/** Data that a portal page carries for its first script, as far as the bench needs it. */
export interface CarriedPage {
  readonly signedIn: FirstRequests
  readonly signedOut: FirstRequests
}

export const PAGE_ELEMENT = 'parvis-page'

/** Data readable in the HTML of a portal page. */
export interface PageFacts {
  readonly html: string
  readonly carried: CarriedPage
  /** Address of the shell's first script. */
  readonly shellEntry: string
}

/** Reads the page through its front. @param origin the portal's front */
export async function readPageFacts(browser: Browser, origin: string, page: BenchPage): Promise<PageFacts> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  try {
    const html = await (await context.request.get(`${origin}${page.path}`)).text()
    const reader = await context.newPage()
    const found = await reader.evaluate(
      ({ html, id }) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html')
        return {
          carried: parsed.getElementById(id)?.textContent ?? null,
          shellEntry: parsed.querySelector('script[src^="/shell/"]')?.getAttribute('src') ?? null,
        }
      },
      { html, id: PAGE_ELEMENT },
    )
    if (!found.carried || !found.shellEntry) throw new Error(`${page.path} is no page of a portal`)
    const carried = JSON.parse(found.carried) as CarriedPage
    return { html, carried, shellEntry: found.shellEntry }
  } finally {
    await context.close()
  }
}
