import { expectAccessibleInBothThemes, expectNoSpill } from './accessible.ts'
import { addresses, expect, headingOf, openAs, type Page, test } from './portal.ts'
import { shownRelease } from './shown-release.ts'

/** Pages of the shell; the parts' are read from the release, so that new ones are checked too. */
const OPEN = ['/legal', '/privacy', '/cgu', '/support', '/accessibility', '/site-map', '/nulle/part']
const SUBSCRIBER = [
  '/souscriptions/camille-sub-shared',
  '/souscriptions/nobody',
  '/souscriptions/create/vm-resident',
  '/souscriptions/create/vm-carer?step=start',
  '/souscriptions/create/vm-carer?redirect=true',
  '/souscriptions/ticket/create/vm-visitor',
]

/** Addresses without parameters in this release's parts. */
async function screensOf(page: Page, access: 'public' | 'subscriber'): Promise<readonly string[]> {
  const { remotes } = await shownRelease(page.request, addresses().portals.valmont ?? '')
  const found = Object.values(remotes)
    .flatMap(({ routes }) => routes)
    .filter(route => route.access === access && !route.pattern.includes(':'))
  expect(found.length).toBeGreaterThan(1)
  return found.map(({ pattern }) => pattern)
}

test.describe.configure({ mode: 'parallel' })

for (const lang of ['fr', 'en'] as const) {
  test.describe(`in ${lang}, light and dark, no screen breaks an accessibility rule`, {
    tag: lang === 'en' ? '@phone' : [],
  }, () => {
    test.beforeEach(async ({ page }) => {
      test.setTimeout(180_000)
      await page.addInitScript(chosen => localStorage.setItem('parvis.lang', chosen), lang)
    })

    test('signed out', async ({ page, portal }) => {
      for (const path of [...OPEN, ...(await screensOf(page, 'public')), '/souscriptions']) {
        await page.goto(`${portal}${path}`)
        await check(page, `${path} signed out`)
      }
      await page.goto(`${addresses().portals['port-sable']}/`)
      await check(page, 'the sign-in of Port-Sable')
    })

    test('signed in', async ({ page, portal: _ }) => {
      for (const path of [...SUBSCRIBER, ...(await screensOf(page, 'subscriber'))]) {
        await openAs(page, 'Camille Martin', path)
        await check(page, path)
      }
    })
  })
}

async function check(page: Page, where: string): Promise<void> {
  await expect(headingOf(page)).toBeVisible()
  await expectAccessibleInBothThemes(page, where)
  await expectNoSpill(page, where)
}
