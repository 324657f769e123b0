import type { Browser, Page, Route } from 'playwright/test'
import { expect, openAs, test } from '../portal.ts'

/**
 * Within ten seconds an address shows its page or says what to do. Counted from the failing request on, because
 * several visitors share two cores.
 */
const LIMIT_MS = 10_000
const AT_ONCE = 3

type Troubles = Readonly<Record<string, (route: Route) => unknown>>

const OF_FILES: Troubles = {
  hangs: () => {},
  'is refused': route => route.abort('connectionrefused'),
  'answers 503': route => route.fulfill({ status: 503, body: '' }),
}

const OF_CALLS: Troubles = {
  ...OF_FILES,
  // The kernel waits before it repeats the call.
  'answers 503 and says when to retry': route =>
    route.fulfill({ status: 503, body: '', headers: { 'retry-after': '5' } }),
}

/** One person each: the city refuses the sixth sign-in of one person at once, as it does parallel guesses. */
const CALLS = [
  ['/api/config', 'Camille Martin'],
  ['/api/subscriber', 'Yanis Benali'],
  ['/api/tickets', 'Thomas Leroy'],
  ['/api/plans', 'Nadia Haddad'],
] as const

/** By bundler name; the last pattern covers all. */
const SHELL_FILES = [
  /\/shell\/.*\/main\.[^/]*js/,
  /bootstrap.*\.js/,
  /bootstrap.*\.css/,
  /react.*\.js/,
  /\/shell\//,
]

test.use({ expectedComplaints: /.*/ })

// Each visitor has an own context, so tests are independent.
test.describe.configure({ mode: 'parallel' })

/**
 * Expects a heading or the page's own notice, and a way to continue: a button, a link that reloads, or a number to
 * call.
 */
async function saysSomething(page: Page, since: number): Promise<void> {
  const rest = Math.max(1, LIMIT_MS - (Date.now() - since))
  const content = page.locator('main:not([aria-busy]) h1')
  const notice = page.locator('.frame-late')
  await expect(content.or(notice).filter({ visible: true }).first()).toBeVisible({ timeout: rest })
  const ways = page.locator('main:not([aria-busy]) :is(button, a[href]), .frame-late a')
  await expect(ways.filter({ visible: true }).first()).toBeVisible({ timeout: rest })
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0, {
    timeout: Math.max(1, LIMIT_MS - (Date.now() - since)),
  })
}

/** One visitor each, a few at once: the test measures the page's timeouts, not the machine. */
async function forEach<Item>(
  browser: Browser,
  items: readonly Item[],
  visit: (page: Page, item: Item) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < items.length; from += AT_ONCE)
    await Promise.all(
      items.slice(from, from + AT_ONCE).map(item =>
        test.step(String(item), async () => {
          const context = await browser.newContext()
          await visit(await context.newPage(), item)
          await context.close()
        }),
      ),
    )
}

for (const [what, trouble] of Object.entries(OF_CALLS))
  test(`a first load says something where any call ${what}`, async ({ browser }) => {
    test.setTimeout(90_000)
    await forEach(browser, CALLS, async (page, [call, person]) => {
      await openAs(page, person, '/souscriptions')
      await page.route(url => url.pathname === call, trouble)
      const isMet = page.waitForRequest(request => new URL(request.url()).pathname === call)
      await page.reload({ waitUntil: 'commit' })
      await isMet
      await saysSomething(page, Date.now())
    })
  })

for (const [what, trouble] of Object.entries(OF_FILES))
  test(`a first load says something where any file of the shell ${what}`, async ({ browser, portal }) => {
    test.setTimeout(90_000)
    await forEach(browser, SHELL_FILES, async (page, file) => {
      await page.route(file, trouble)
      const isMet = page.waitForRequest(file)
      await page.goto(`${portal}/fps`, { waitUntil: 'commit' })
      await isMet
      await saysSomething(page, Date.now())
    })
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the page says what it needs', async ({ page, portal }) => {
    await page.goto(`${portal}/fps`)
    await expect(page.locator('noscript p')).toContainText('Ce portail a besoin de JavaScript')
  })
})
