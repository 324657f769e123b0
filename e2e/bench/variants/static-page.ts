import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { inFreshPage, type Visit } from '../measuring/measure.ts'

/** Content below the fold arrives slightly later; in ms. */
const SETTLING_MS = 2_000

export interface TakenPage {
  readonly html: string
  /** Paths requested from the city before the main content appeared. */
  readonly data: readonly string[]
  /** Number of elements found by its landmark. */
  readonly found: number
}

/** The final page in one file without scripts: a lower bound for any page of this appearance. */
export function takePage(browser: Browser, visit: Visit): Promise<TakenPage> {
  // The real count is being determined here.
  const landmark = { ...visit.page.landmark, count: 1 }
  return inFreshPage(browser, { ...visit, page: { ...visit.page, landmark } }, async (page, ready) => {
    const data = new Set<string>()
    page.on('request', request => {
      const { pathname, search } = new URL(request.url())
      if (request.resourceType() === 'fetch' && pathname.startsWith('/api/')) data.add(pathname + search)
    })
    await page.goto(visit.url, { waitUntil: 'commit' })
    await ready()
    const asked = [...data]
    await sleep(SETTLING_MS)
    const { selector, says = '' } = landmark
    const found = await page.locator(selector).filter({ hasText: says }).count()
    return { html: await serialised(page), data: asked, found }
  })
}

const serialised = (page: Page) =>
  page.evaluate(() => {
    const styles = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules].map(rule => rule.cssText))
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    for (const element of copy.querySelectorAll('script, style, link:not([rel="icon"])')) element.remove()
    const style = document.createElement('style')
    style.textContent = styles.join('\n')
    copy.querySelector('head')?.append(style)
    return `<!doctype html>${copy.outerHTML}`
  })
