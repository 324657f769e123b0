import { addresses, expect, headingOf, openAs, type Page, person, signInByForm, test } from '../portal.ts'
import { type Canary, canariesIn, lastingStorage, leaksOfAddress, watch } from './canaries.ts'
import { hostileAddresses, PLACES } from './hostile-addresses.ts'

const main = (page: Page) => page.getByRole('main')
const EVIL = /evil|еvil|xn--vil|ⓔ|3627734734|0x7f/

/** What is typed into the n-th field of a form, whatever it asks: nobody else has ever written it. */
const typed = (form: string, index: number): Canary => ({
  name: `${form} field ${index}`,
  value: `Quatrebarbes${form}${731 + index}`,
})

/** Types a canary into every text field that stands open, and says which. */
async function typeCanaries(page: Page, form: string): Promise<readonly Canary[]> {
  const fields = await main(page).getByRole('textbox').all()
  const given: Canary[] = []
  for (const [index, field] of fields.entries()) {
    if (!(await field.isEditable())) continue
    const canary = typed(form, index)
    await field.fill(canary.value)
    given.push(canary)
  }
  return given
}

const token = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('parvis.session') ?? '{}') as { token: string }).token,
  )

/** Signed out, nothing of it is left in the browser. */
async function leavesNothing(page: Page, canaries: readonly Canary[]): Promise<void> {
  await page.getByRole('button', { name: /Mon compte/ }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(headingOf(page)).toHaveText('Connexion')
  expect(canariesIn(await lastingStorage(page), canaries)).toEqual([])
}

test('personal things that somebody types, holds or reads stay out of addresses, referrers, error reports and lasting storage', async ({
  page,
  context,
}, { project }) => {
  test.skip(project.name === 'phone', 'The same code on every size.')
  test.setTimeout(180_000)
  const portal = addresses().portals.valmont ?? ''
  const heard = watch(context, page)
  const envelopes: string[] = []
  // Every error is told, to a receiver of the city's own.
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
  const { email, password } = person('Nadia Haddad')
  const canaries: Canary[] = [
    { name: 'e-mail', value: email },
    { name: 'password', value: password },
    { name: 'plate', value: 'CN-731-RY' },
    { name: 'registration number', value: '10007310731' },
    { name: 'mail of the payment', value: 'paiement731@example.org' },
    { name: 'name of a file', value: 'arrete-quatrebarbes.png' },
  ]

  // Signing in and the profile, with every field filled.
  await page.goto(`${portal}/settings`)
  await signInByForm(page, 'Nadia Haddad')
  await expect(headingOf(page)).toHaveText('Mon profil')
  const session = await token(page)
  for (const [index, part] of session.split('.').entries())
    canaries.push({ name: `part ${index} of the token`, value: part })
  canaries.push(...(await typeCanaries(page, 'Profil')))

  // A request with plate, number and document, up to its draft at the city.
  page.on('dialog', dialog => void dialog.accept())
  await page.goto(`${portal}/souscriptions/create/vm-carer`)
  await main(page).getByRole('link', { name: 'Commencer la demande' }).click()
  await main(page).getByRole('radio', { name: /1 an/ }).check()
  await main(page)
    .getByRole('checkbox', { name: /J’accepte/ })
    .check()
  await main(page).getByRole('button', { name: 'Continuer', exact: true }).click()
  await expect(headingOf(page)).toHaveText('Vérifier vos informations')
  await main(page).getByRole('button', { name: 'Continuer', exact: true }).click()
  await expect(headingOf(page)).toHaveText('Compléter la demande')
  canaries.push(...(await typeCanaries(page, 'Demande')))
  await main(page).getByRole('textbox', { name: 'Plaque 1' }).fill('CN-731-RY')
  await main(page).getByRole('textbox', { name: 'Numéro RPPS ou ADELI' }).fill('10007310731')
  await page
    .locator('input[data-evidence]')
    .first()
    .setInputFiles({
      name: 'arrete-quatrebarbes.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    })
  await expect(main(page).getByText('Fichier reçu')).toBeVisible()

  // Errors that carry all of it: one that nobody caught, one that a promise lost, and an answer of the wrong form.
  const everything = canaries.map(({ value }) => value).join(' ')
  await page.evaluate(text => {
    setTimeout(() => {
      throw Object.assign(new Error(text), { name: text.split(' ')[0], details: text })
    })
    void Promise.reject(new TypeError(`Cannot read properties of undefined (reading '${text}')`))
  }, everything)
  await expect.poll(() => envelopes.length).toBeGreaterThanOrEqual(2)

  await page.goto(`${portal}/site-map`)
  await leavesNothing(page, canaries)

  // Paying: the e-mail step, the card page, and back.
  await openAs(page, 'Camille Martin', '/souscriptions/tickets/camille-tic-to-pay')
  await main(page)
    .getByRole('button', { name: /^Payer / })
    .locator('visible=true')
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: 'Adresse e-mail', exact: true })
    .fill('paiement731@example.org')
  const again = page.getByRole('dialog').getByRole('textbox', { name: /Confirmez/ })
  if (await again.isVisible()) await again.fill('paiement731@example.org')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Payer / })
    .click()
  await expect(page).toHaveURL(new RegExp(`^${addresses().origins.payment}/pay/`))
  await page.getByRole('button', { name: /Abandonner/ }).click()
  await expect(headingOf(page)).toHaveText('Le paiement n’est pas allé au bout')

  // A fine, by number and plate.
  const fine = addresses().fines.find(({ shows }) => /reduced price still running/.test(shows))
  if (!fine) throw new Error('the demonstration has no such fine')
  canaries.push({ name: 'fine number', value: fine.number }, { name: 'fine plate', value: fine.plate })
  await page.goto(`${portal}/fps`)
  await main(page).getByRole('textbox').nth(0).fill(fine.number)
  await main(page).getByRole('textbox').nth(1).fill(fine.plate)
  await main(page).getByRole('button', { name: 'Voir mon FPS' }).click()
  await expect(headingOf(page)).toContainText('FPS')
  await expect(main(page)).toContainText(/\d+,\d{2}\s€/)

  expect(canaries.length).toBeGreaterThanOrEqual(20)
  const told = [...heard.addresses].flatMap(address =>
    leaksOfAddress(address, canaries).map(name => `${name} in ${address}`),
  )
  expect(told).toEqual([])
  // No page of the portal says to anybody where they come from.
  expect([...heard.referrers].filter(referrer => referrer.startsWith(portal))).toEqual([])
  expect(envelopes.flatMap(envelope => canariesIn(envelope, canaries))).toEqual([])
  expect(envelopes.join()).toContain('"type":"TypeError"')

  await leavesNothing(page, canaries)
})

test.describe('sixty-five addresses that lead elsewhere', () => {
  test.skip(({ isMobile }) => isMobile, 'The same code on every size.')
  const portal = () => addresses().portals.valmont ?? ''
  const hostile = () => hostileAddresses(new URL(portal()).host)

  /** Where the browser went, and what it asked of others. */
  async function leavings(page: Page): Promise<readonly string[]> {
    const left: string[] = []
    await page.context().route(
      url => url.origin !== portal() && EVIL.test(url.host),
      route => {
        left.push(route.request().url())
        return route.abort()
      },
    )
    return left
  }

  test('are sixty and more, each another one', () => {
    expect(new Set(hostile()).size).toBe(hostile().length)
    expect(hostile().length).toBeGreaterThanOrEqual(60)
  })

  for (const who of [null, 'Camille Martin'] as const)
    test(`lead nowhere by any name in an address, ${who ? 'signed in' : 'signed out'}`, async ({ page }) => {
      test.setTimeout(180_000)
      const left = await leavings(page)
      if (who) await openAs(page, who, '/site-map')
      // Each address once: half of them signed in, half signed out.
      const half = hostile().filter((_, index) => index % 2 === (who ? 1 : 0))
      for (const [index, address] of half.entries()) {
        const query = new URLSearchParams(PLACES.map(name => [name, address]))
        const path = ['/sign-in', '/souscriptions', '/souscriptions/share', '/provider-logout-callback'][
          index % 4
        ]
        await page.goto(`${portal()}${path}?${query}#${encodeURIComponent(address)}`, { waitUntil: 'commit' })
        await expect(headingOf(page)).toBeVisible()
        expect(new URL(page.url()).origin, address).toBe(portal())
      }
      expect(left).toEqual([])
    })

  test('lead nowhere as a path of the portal', async ({ page }) => {
    const left = await leavings(page)
    for (const address of hostile().slice(10, 22)) {
      await page.goto(`${portal()}/${encodeURI(address).replace(/[\s\\]/g, encodeURIComponent)}/payments`, {
        waitUntil: 'commit',
      })
      await expect(headingOf(page)).toBeVisible()
      expect(new URL(page.url()).origin, address).toBe(portal())
    }
    expect(left).toEqual([])
  })

  test('are refused by provider, city and payment as the place to come back to', async ({ page }) => {
    const { identityProvider } = addresses().origins
    const { email, password } = person('Camille Martin')
    const signedIn = await page.request.post(`${portal()}/api/auth/customer/token`, {
      data: { login: email, password },
    })
    const headers = { authorization: `Bearer ${((await signedIn.json()) as { token: string }).token}` }
    const config = (await (await page.request.get(`${portal()}/api/config`)).json()) as {
      identityProvider: { authorizationUrl: string; endSessionUrl: string; clientId: string }
    }
    const { authorizationUrl, endSessionUrl, clientId } = config.identityProvider
    expect(authorizationUrl.startsWith(identityProvider ?? '')).toBe(true)
    for (const address of hostile()) {
      const authorize = new URLSearchParams({
        client_id: clientId,
        redirect_uri: address,
        response_type: 'code',
        scope: 'openid',
        state: 's'.repeat(32),
        nonce: 'n'.repeat(32),
        acr_values: 'eidas1',
      })
      const leave = new URLSearchParams({ client_id: clientId, post_logout_redirect_uri: address })
      const login = { code: 'x', nonce: 'n'.repeat(32), redirectUri: address }
      const payment = { email, urlRedirection: address, shouldKeepMail: false }
      const answers = await Promise.all([
        page.request.get(`${authorizationUrl}?${authorize}`, { maxRedirects: 0 }),
        page.request.get(`${endSessionUrl}?${leave}`, { maxRedirects: 0 }),
        page.request.post(`${portal()}/api/auth2/oidc/login`, { data: login, maxRedirects: 0 }),
        page.request.post(`${portal()}/api/tickets/camille-tic-to-pay/payments`, {
          data: payment,
          headers,
          maxRedirects: 0,
        }),
      ])
      const statuses = answers.map(answer => answer.status())
      for (const answer of answers) {
        const target = answer.headers().location ?? ''
        expect(EVIL.test(target) && !target.startsWith(portal()), `${address} → ${target}`).toBe(false)
      }
      expect(
        statuses.slice(0, 2).every(status => status >= 400),
        `${address}: ${statuses}`,
      ).toBe(true)
      expect(statuses[3], `${address}: payment`).toBeGreaterThanOrEqual(400)
    }
  })
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
