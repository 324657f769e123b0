import type { Page, Route } from 'playwright/test'
import { expect, openAs, test } from '../portal.ts'

/** Ten seconds after an address was opened its page is there, or says what to do. */
const LIMIT_MS = 10_000

const TROUBLES = {
  hangs: () => {},
  'is refused': (route: Route) => route.abort('connectionrefused'),
  'answers 503': (route: Route) => route.fulfill({ status: 503, body: '' }),
  'answers 503 and asks for patience': (route: Route) =>
    route.fulfill({ status: 503, body: '', headers: { 'retry-after': '5' } }),
} as const satisfies Record<string, (route: Route) => unknown>

const CALLS = ['/api/config', '/api/subscriber', '/api/tickets', '/api/plans']

/** By how the bundler names them; the last stands for all at once. */
const SHELL_FILES = [
  /\/shell\/.*\/main\.[^/]*js/,
  /bootstrap.*\.js/,
  /bootstrap.*\.css/,
  /react.*\.js/,
  /\/shell\//,
]

test.use({ expectedComplaints: /.*/ })

/** A heading, or the page's own notice, and a way on: a button, a link that reloads, or a number to call. */
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

for (const [what, trouble] of Object.entries(TROUBLES)) {
  for (const call of CALLS) {
    test(`a first load says something where ${call} ${what}`, async ({ page, portal: _ }) => {
      await openAs(page, 'Camille Martin', '/souscriptions')
      await page.route(url => url.pathname === call, trouble)
      const since = Date.now()
      await page.reload({ waitUntil: 'commit' })
      await saysSomething(page, since)
    })
  }
  for (const file of SHELL_FILES) {
    test(`a first load says something where ${file} ${what}`, async ({ page, portal }) => {
      let isMet = false
      await page.route(file, route => {
        isMet = true
        return trouble(route)
      })
      const since = Date.now()
      await page.goto(`${portal}/fps`, { waitUntil: 'commit' })
      await saysSomething(page, since)
      expect(isMet).toBe(true)
    })
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the page says what it needs', async ({ page, portal }) => {
    await page.goto(`${portal}/fps`)
    await expect(page.locator('noscript p')).toContainText('Ce portail a besoin de JavaScript')
  })
})
