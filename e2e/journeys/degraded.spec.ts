import { expect, headingOf, openAs, test } from '../portal.ts'

const refused = { status: 500, json: { status: 500, error: 'Internal Server Error', message: 'boom' } }

test.describe('one call that fails', () => {
  test.use({ expectedComplaints: /status of 500/ })

  test('of the profile is told with a way to try again', async ({ page, portal: _ }) => {
    let isBroken = true
    await page.route('**/api/subscriber', route => (isBroken ? route.fulfill(refused) : route.continue()))
    await openAs(page, 'Camille Martin', '/souscriptions')
    await expect(headingOf(page)).toHaveText('Votre profil n’a pas pu être chargé')
    await expect(page.getByRole('button', { name: 'FPS et recours' })).toBeVisible()
    isBroken = false
    await page.getByRole('button', { name: /Réessayer/ }).click()
    await expect(headingOf(page)).toHaveText('Bonjour Camille')
  })
})

test.describe('a dialog whose code does not come', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ })
  const SCRIPTS = '**/*.js'

  test('is announced and asked for again', async ({ page, portal: _ }) => {
    await page.route('**/api/subscriber/erasure', route =>
      route.fulfill({ json: { obstacle: null, rights: [], kept: [] } }),
    )
    await openAs(page, 'Camille Martin', '/settings/data')
    const ask = page.getByRole('button', { name: 'Supprimer mon compte' })
    await expect(ask).toBeVisible()
    await page.route(SCRIPTS, route => route.abort())
    await ask.click()
    await expect(page.getByRole('alert')).toContainText('Impossible de joindre la ville')
    await page.unroute(SCRIPTS)
    await page.getByRole('alert').getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  })

  test('is told above the dialog that asked for it', async ({ page, portal: _ }) => {
    await openAs(page, 'Camille Martin', '/souscriptions')
    await page.locator('a[href="/souscriptions/camille-sub-shared"]').first().click()
    const sheet = page.getByRole('dialog')
    const change = sheet.getByRole('button', { name: 'Modifier les plaques' })
    await expect(change).toBeVisible()
    await page.route(SCRIPTS, route =>
      /notices/.test(route.request().url()) ? route.continue() : route.abort(),
    )
    await change.click()
    const said = page.getByRole('status').filter({ hasText: 'Réessayez dans un instant' })
    await expect(said).toBeVisible()
    await said.getByRole('button', { name: 'Masquer ce message' }).click()
    await expect(said).toHaveCount(0)
    await page.unroute(SCRIPTS)
    await change.click()
    await expect(page.getByRole('dialog', { name: 'Modifier les plaques' })).toBeVisible()
  })
})

test.describe('a city that does not answer', () => {
  test.use({ expectedComplaints: /status of 503|Failed to load resource/ })

  test('leaves a page that says so and opens when it is back', async ({ page, portal }) => {
    let isBroken = true
    await page.route('**/api/config', route =>
      isBroken ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    )
    await page.goto(`${portal}/fps`)
    await expect(headingOf(page)).toHaveText('Le portail ne peut pas s’ouvrir', { timeout: 20_000 })
    isBroken = false
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(headingOf(page)).toHaveText('Votre forfait de post-stationnement')
  })
})

test.describe('a token that the city no longer accepts', () => {
  test.use({ expectedComplaints: /status of 401|preloaded using link preload/ })

  test('shows sign-in, without a loop, and keeps the address', async ({ page, portal }) => {
    const claims = Buffer.from(JSON.stringify({ sub: 'sub-camille', exp: 4_000_000_000 })).toString(
      'base64url',
    )
    const session = { token: `x.${claims}.x`, identityToken: null, sub: 'sub-camille', exp: 4_000_000_000 }
    await page.addInitScript(kept => {
      if (!sessionStorage.getItem('parvis.e2e')) sessionStorage.setItem('parvis.session', kept)
      sessionStorage.setItem('parvis.e2e', 'opened')
    }, JSON.stringify(session))
    await page.goto(`${portal}/souscriptions`)
    await expect(headingOf(page)).toHaveText('Connexion')
    expect(await page.evaluate(() => sessionStorage.getItem('parvis.session'))).toBeNull()
    await expect(page).toHaveURL(`${portal}/souscriptions`)
  })
})

test('a browser that refuses storage shows the portal, and takes another language', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'] as const)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
  await page.goto(`${portal}/fps`)
  await expect(headingOf(page)).toHaveText(/forfait/i)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
