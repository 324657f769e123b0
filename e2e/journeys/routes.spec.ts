import { expect, headingOf, openAs, test } from '../portal.ts'

test('what is open to everybody is there by its address, and survives a reload', async ({ page, portal }) => {
  for (const [path, title] of [
    ['/legal', 'Mentions légales'],
    ['/privacy', 'Données personnelles'],
    ['/cnil', 'Données personnelles'],
    ['/cgu', 'Conditions d’utilisation'],
    ['/accessibility', /^Accessibilité\s: /],
    ['/support', 'Aide et contact'],
    ['/site-map', 'Plan du site'],
    ['/fps', 'Votre forfait de post-stationnement'],
    ['/tarifs', 'Tarifs, zones et documents'],
    ['/tarifs/vm-resident', 'Abonnement résident'],
    ['/nulle/part', 'Page introuvable'],
  ] as const)
    await test.step(path, async () => {
      await page.goto(`${portal}${path}`)
      await expect(headingOf(page)).toHaveText(title)
      await page.reload()
      await expect(headingOf(page)).toHaveText(title)
    })
  await expect(page.getByRole('main').getByText('/nulle/part')).toBeVisible()
})

/** Every address of the second document, §2, with the ids of the demonstration. */
const SPECIFIED = [
  '/',
  '/souscriptions',
  '/souscriptions/camille-sub-shared',
  '/souscriptions/tickets/camille-tic-to-pay',
  '/souscriptions/complete/camille-sub-shared',
  '/souscriptions/create/vm-resident',
  '/souscriptions/ticket/create/vm-visitor',
  '/souscriptions/plate_request/camille-sub-shared',
  '/souscriptions/camille-sub-shared/payments',
  '/souscriptions/tickets/camille-tic-to-pay/payments',
  '/souscriptions/inscription/nothing',
  '/souscriptions/registerCustomer',
  '/souscriptions/forgotPassword',
  '/souscriptions/recover/nothing',
  '/souscriptions/verify/nothing',
  '/souscriptions/share',
  '/souscriptions/share?shareToken=nothing',
  '/souscriptions?sign=1',
  '/settings',
  '/auth',
  '/provider-logout-callback',
  '/verify/email/nothing',
  '/recover/nothing',
  '/verify/update/email/nothing',
  '/plate-check',
  '/dashboard',
  '/funnel',
  '/funnel/result',
  '/eligibility/new',
  '/eligibility/new/CAR',
  '/eligibility/all',
  '/eligibility/all_expired',
  '/eligibility/vm-resident/user-info',
  '/product/vm-resident/new',
  '/product/vm-resident/renew/camille-sub-renewable',
  '/bundle',
  '/bundle/free',
  '/bundle/all',
  '/bundle/all_expired',
  '/processing',
  '/camille-sub-shared/payments',
  '/vm-resident/automatic-order',
  '/account',
  '/support',
  '/privacy',
  '/cnil',
  '/cgu',
  '/legal',
  '/accessibility',
  '/site-map',
  '/register',
  '/share',
]

/** Pages that open without signing in. */
const OPEN = /nothing|forgot|sign|share$|auth|callback|register|check/

test.describe('every address of the specification', () => {
  // Unknown links and operations are requested on purpose.
  test.use({ expectedComplaints: /status of 4\d\d|preloaded using link preload/ })

  for (const who of [null, 'Camille Martin'] as const)
    test(`leads to a screen, ${who ? 'signed in' : 'signed out'}`, async ({ page, portal }) => {
      test.setTimeout(180_000)
      if (who) await openAs(page, who, '/site-map')
      for (const path of who ? SPECIFIED : SPECIFIED.filter(path => OPEN.test(path))) {
        await page.goto(`${portal}${path}`, { waitUntil: 'commit' })
        const heading = headingOf(page).first()
        await expect(heading, path).toBeVisible()
        await expect.soft(heading, path).not.toHaveText(/Page introuvable|ne répond pas|ne peut pas s’ouvrir/)
        expect(new URL(page.url()).origin).toBe(portal)
      }
    })
})

test('the screens of a subscriber survive a reload', async ({ page, portal }) => {
  await openAs(page, 'Camille Martin', '/souscriptions')
  for (const path of ['/souscriptions', '/demandes', '/settings', '/souscriptions/camille-sub-shared'])
    await test.step(path, async () => {
      await page.goto(`${portal}${path}`)
      await expect(headingOf(page)).toBeVisible()
      // While loading, a screen has a generic heading.
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      const title = await headingOf(page).textContent()
      await page.reload()
      await expect(headingOf(page)).toHaveText(title ?? '')
      expect(new URL(page.url()).pathname).toBe(path)
    })
})

test('going from screen to screen moves the focus to the heading, changes the title and comes back', {
  tag: '@both',
}, async ({ page, portal: _ }) => {
  await openAs(page, 'Camille Martin', '/souscriptions')
  await expect(page).toHaveTitle('Mes droits – Valmont')
  await page
    .getByRole('navigation', { name: 'Services' })
    .getByRole('link', { name: 'FPS et recours' })
    .click()
  await expect(headingOf(page)).toBeFocused()
  await expect(page).toHaveTitle(/forfait de post-stationnement – Valmont/)
  await page.goBack()
  await expect(headingOf(page)).toHaveText('Bonjour Camille')
})

test.describe('content of the city', () => {
  // The content security policy also reports what the sanitiser removes: two layers.
  test.use({ expectedComplaints: /Content Security Policy/ })

  test('loses whatever could harm before it is shown', async ({ page, portal }) => {
    const hostile = [
      '<h2>Éditeur</h2><p>Voir <a href="https://valmont.example/">la ville</a></p>',
      '<script>window.harm=1</script><img src="x" onerror="window.harm=1"><svg onload="window.harm=1"></svg>',
      '<p id="contenu" class="x" style="position:fixed" onclick="window.harm=1">x</p>',
      '<a href="javascript:window.harm=1">y</a><iframe src="https://evil.example"></iframe>',
      '<form action="https://evil.example"><input name="password"></form><style>body{display:none}</style><base href="//evil.example">',
    ].join('')
    await page.route('**/api/config', async route => {
      const config = (await (await route.fetch()).json()) as { legalPages: { legal: unknown } }
      config.legalPages.legal = { fr: hostile, en: hostile }
      await route.fulfill({ json: config })
    })
    await page.goto(`${portal}/legal`)
    await expect(page.getByRole('link', { name: 'la ville' })).toBeVisible()
    const left = await page.getByRole('main').innerHTML()
    expect(left).not.toMatch(
      /<(script|img|svg|iframe|form|input|style|base)|onclick|javascript:|position:fixed|id="contenu"/i,
    )
    expect(await page.evaluate(() => 'harm' in window)).toBe(false)
  })
})
