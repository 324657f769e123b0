import type { Browser, Page } from 'playwright/test'
import { addresses, expect, headingOf, signIn, test } from '../portal.ts'
import { FAULTS, FILES, type FileKind, PLACES, type Place } from './file-faults.ts'

/**
 * From the failing file's first request on: the loader's limit (docs/federation.md), and two seconds for a machine that
 * renders other visitors too.
 */
const IN_ALL_MS = 8_000 + 2_000
/** Few visitors at once: the test measures the portal's timeouts, not contention on two cores. */
const AT_ONCE = 3
const PANEL = 'Cette partie du portail ne répond pas'

interface Broken {
  readonly page: Page
  /** Resolves at the first request for the failing file. */
  readonly isMet: Promise<unknown>
  /** Requests for the failing file so far. */
  asked(): number
  mend(): void
  close(): Promise<void>
}

/** A separate visitor whose browser receives the file with that fault until repaired. */
async function broken(
  browser: Browser,
  remote: string,
  place: Place,
  file: FileKind,
  fault: string,
  prepare?: (page: Page) => Promise<void>,
): Promise<Broken> {
  const { portals, origins } = addresses()
  const context = await browser.newContext({ baseURL: portals.valmont ?? '' })
  const page = await context.newPage()
  await prepare?.(page)
  const name = FILES[file](place.page)
  const isFailing = (url: URL) =>
    url.origin === origins[remote] && name.test(url.pathname.split('/').at(-1) ?? '')
  let asked = 0
  let isBroken = true
  await page.route(isFailing, route => {
    asked += 1
    return isBroken ? FAULTS[fault]?.(route) : route.continue()
  })
  if (place.person) await signIn(page, place.person)
  const isMet = page.waitForRequest(request => isFailing(new URL(request.url())))
  // A page with a hanging file never fires load: wait for its content instead.
  await page.goto(place.path, { waitUntil: 'commit' })
  return {
    page,
    isMet,
    asked: () => asked,
    mend() {
      isBroken = false
    },
    close: () => context.close(),
  }
}

/** Expects the panel with retry and phone, working links to other parts, and the part once its file is repaired. */
async function isContained(visitor: Broken, place: Place): Promise<void> {
  const { page } = visitor
  await visitor.isMet
  await expect(headingOf(page)).toHaveText(PANEL, { timeout: IN_ALL_MS })
  await expect(page.getByRole('main').getByRole('link', { name: /\d\d \d\d/ })).toHaveAttribute(
    'href',
    /^tel:/,
  )
  await page
    .getByRole('navigation', { name: 'Services' })
    .getByRole('link', { name: place.elsewhere.link })
    .click()
  await expect(headingOf(page)).toHaveText(place.elsewhere.heading)
  // In the page: Playwright's goBack waits for a load event that a hanging file prevents.
  await page.evaluate(() => history.back())
  await expect(headingOf(page)).toHaveText(PANEL, { timeout: IN_ALL_MS })
  expect(visitor.asked()).toBeLessThanOrEqual(12)
  visitor.mend()
  await page.getByRole('button', { name: /Réessayer/ }).click()
  await expect(headingOf(page)).toHaveText(place.heading, { timeout: IN_ALL_MS })
}

function* inGroups<Item>(items: readonly Item[], size: number) {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size)
}

// Each visitor has an own context, so tests are independent.
test.describe.configure({ mode: 'parallel' })

/**
 * All parts are loaded by the same code of the shell. The files of fines are tested with an error, no response and a
 * wrong hash, its entry with every fault. For the other parts one fault proves that their files are loaded by that
 * code: one that only the hash check detects.
 */
const faultsOf = (remote: string, file: FileKind): readonly string[] => {
  if (remote !== 'fines') return ['one flipped byte']
  return file === 'entry' ? Object.keys(FAULTS) : ['404', 'hangs', 'one flipped byte']
}

for (const [remote, place] of Object.entries(PLACES))
  for (const file of Object.keys(FILES) as FileKind[])
    test(`${remote}: a ${file} that does not come leaves the panel and everything else`, async ({
      browser,
    }) => {
      test.setTimeout(90_000)
      for (const some of inGroups(faultsOf(remote, file), AT_ONCE))
        await Promise.all(
          some.map(fault =>
            test.step(fault, async () => {
              const visitor = await broken(browser, remote, place, file, fault)
              await isContained(visitor, place)
              await visitor.close()
            }),
          ),
        )
    })

test('a file that is missing is asked for at most twelve times in a minute', async ({ browser }) => {
  test.setTimeout(120_000)
  const place = PLACES.fines as Place
  await Promise.all(
    (Object.keys(FILES) as FileKind[]).map(file =>
      test.step(file, async () => {
        const visitor = await broken(browser, 'fines', place, file, '404', page => page.clock.install())
        await visitor.isMet
        await expect(headingOf(visitor.page)).toHaveText(PANEL, { timeout: IN_ALL_MS })
        // The page's own clock runs ahead: its timers, the loader's among them, come due as in a real minute.
        for (let second = 0; second < 60; second += 1) await visitor.page.clock.runFor(1_000)
        expect(visitor.asked()).toBeGreaterThan(0)
        expect(visitor.asked()).toBeLessThanOrEqual(12)
        await visitor.close()
      }),
    ),
  )
})
