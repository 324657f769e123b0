import { readFileSync } from 'node:fs'
import { addresses, expect, headingOf, openAs, type Page, person, test } from '../portal.ts'
import { type Canary, canariesIn, lastingStorage, leaksOfAddress, watch } from './canaries.ts'
import {
  addsVehicle,
  asksForPermit,
  contestsFine,
  fillsProfile,
  opensAccount,
  personal,
  sharesRight,
  typesShareCode,
  type Walk,
} from './personal-things.ts'
import { main } from './screen.ts'

/** Signs out and expects no personal data in the browser. */
async function leavesNothing(page: Page, canaries: readonly Canary[]): Promise<void> {
  await page.getByRole('button', { name: /Mon compte/ }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(headingOf(page)).toHaveText('Connexion')
  expect(canariesIn(await lastingStorage(page), canaries)).toEqual([])
}

/** Reports every error to the test's receiver; returns what it got. */
async function errorReports(page: Page, portal: string): Promise<readonly string[]> {
  const envelopes: string[] = []
  await page.addInitScript(() => {
    Math.random = () => 0
  })
  await page.route('**/api/config/error-reporting', route =>
    route.fulfill({
      json: { dsn: `${portal.replace('//', '//key@')}/errors/7`, environment: 'test', enabled: true },
    }),
  )
  await page.route('**/errors/api/7/envelope/**', route => {
    envelopes.push(route.request().postData() ?? '')
    return route.fulfill({ json: {} })
  })
  return envelopes
}

/** Fails with all personal data in an uncaught error, an unhandled rejection and a malformed response. */
async function fails({ page, portal, canaries }: Walk): Promise<void> {
  const everything = canaries.map(({ value }) => value).join(' ')
  await page.route('**/api/subscriber/timeline*', route => route.fulfill({ json: { [everything]: 7 } }))
  await page.goto(`${portal}/historique`)
  await expect(headingOf(page)).toBeVisible()
  await page.evaluate(text => {
    setTimeout(() => {
      throw Object.assign(new Error(text), { name: text.split(' ')[0], details: text })
    })
    void Promise.reject(new TypeError(`Cannot read properties of undefined (reading '${text}')`))
  }, everything)
}

/** The e-mail step, the card page, and back. */
async function pays(walk: Walk): Promise<void> {
  const { page } = walk
  await main(page)
    .getByRole('button', { name: /^Payer / })
    .locator('visible=true')
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const email = personal(walk, 'mail of the payment', 'paiement731@example.org')
  await dialog.getByRole('textbox', { name: 'Adresse e-mail', exact: true }).fill(email)
  const again = dialog.getByRole('textbox', { name: /Confirmez/ })
  if (await again.isVisible()) await again.fill(email)
  await dialog.getByRole('button', { name: /^Payer / }).click()
  await expect(page).toHaveURL(new RegExp(`^${addresses().origins.payment}/pay/`))
  await page.getByRole('button', { name: /Abandonner/ }).click()
  await expect(headingOf(page)).toHaveText('Le paiement n’est pas allé au bout')
}

test('forty personal things that somebody types, holds or reads stay out of addresses, referrers, logs, error reports and lasting storage', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  const portal = addresses().portals.valmont ?? ''
  const walk: Walk = { page, portal, canaries: [] }
  const { canaries } = walk
  const heard = watch(context, page)
  const envelopes = await errorReports(page, portal)
  page.on('dialog', dialog => void dialog.accept())

  await opensAccount(walk)
  await fillsProfile(walk)
  await addsVehicle(walk)
  await asksForPermit(walk)
  await typesShareCode(walk)
  await contestsFine(walk)
  // Secrets must never be in persistent storage, not even while valid.
  const secrets = canaries.filter(({ name }) => /token|password|proof of|code|case key/.test(name))
  expect(canariesIn(await lastingStorage(page), secrets)).toEqual([])
  await fails(walk)
  await expect.poll(() => envelopes.join()).toContain('unexpected answer to GET /api/subscriber/timeline')
  await page.goto(`${portal}/site-map`)
  await leavesNothing(page, canaries)

  for (const name of ['e-mail', 'password'] as const)
    personal(walk, `${name} of Camille`, person('Camille Martin')[name === 'e-mail' ? 'email' : 'password'])
  await openAs(page, 'Camille Martin', '/souscriptions/camille-sub-shared')
  await sharesRight(walk)
  await page.goto(`${portal}/souscriptions/tickets/camille-tic-to-pay`)
  await pays(walk)
  await fails(walk)
  await expect.poll(() => envelopes.filter(sent => sent.includes('"type":"TypeError"')).length).toBe(2)

  expect(new Set(canaries.map(({ value }) => value.toLowerCase())).size).toBeGreaterThanOrEqual(40)
  const told = [...heard.addresses].flatMap(address =>
    leaksOfAddress(address, canaries).map(name => `${name} in ${address}`),
  )
  expect(told).toEqual([])
  // The specified occurrences were found, so the recorder works.
  const specified = [...heard.addresses].flatMap(address => canariesIn(address, canaries))
  expect(specified).toEqual(
    expect.arrayContaining(['fine plate', 'code that somebody typed', 'proof of the address']),
  )
  // A case secret appears in no request: only once in the address bar.
  const calls = [...heard.addresses].filter(address => new URL(address).pathname.startsWith('/api/'))
  expect(calls.filter(address => canariesIn(address, canaries).includes('case key'))).toEqual([])
  // No page of the portal sends a referrer.
  expect([...heard.referrers].filter(referrer => referrer.startsWith(portal))).toEqual([])
  expect(envelopes.flatMap(envelope => canariesIn(envelope, canaries))).toEqual([])
  // The city's log of all journeys so far, including this one.
  const log = readFileSync(addresses().log, 'utf8')
  for (const call of ['auth/customer/registration', 'recourse/:appealId', 'order/share/email'])
    expect(log.includes(`"route":"/api/${call}"`), `the log has ${call}`).toBe(true)
  expect(canariesIn(log, canaries)).toEqual([])

  await leavesNothing(page, canaries)
})

test('a text cannot become the address of a script, unless the release names it', async ({ page }) => {
  await page.goto(`${addresses().portals.valmont}/legal`)
  await expect(headingOf(page)).toBeVisible()
  const tried = await page.evaluate(() =>
    ['https://evil.example/x.js', 'data:text/javascript,1', '/api/config', '//evil.example/shell/x.js'].map(
      url => {
        try {
          document.createElement('script').src = url
          return url
        } catch (error) {
          return error instanceof TypeError
        }
      },
    ),
  )
  expect(tried).toEqual([true, true, true, true])
  const isRefused = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<img src=x onerror=1>'
      return false
    } catch {
      return true
    }
  })
  expect(isRefused).toBe(true)
})
