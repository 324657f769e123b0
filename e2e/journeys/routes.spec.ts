import { expect, headingOf, openAs, test } from '../portal.ts'

test('an unknown route says so and names the path', async ({ page, portal }) => {
  await page.goto(`${portal}/nulle/part`)
  await expect(headingOf(page)).toHaveText('Page introuvable')
  await expect(page.getByRole('main').getByText('/nulle/part')).toBeVisible()
})

for (const [path, title] of [
  ['/legal', 'Mentions légales'],
  ['/privacy', 'Données personnelles'],
  ['/cnil', 'Données personnelles'],
  ['/cgu', 'Conditions d’utilisation'],
  ['/accessibility', 'Accessibilité : non évaluée'],
  ['/support', 'Aide et contact'],
  ['/site-map', 'Plan du site'],
  ['/fps', 'Votre forfait de post-stationnement'],
  ['/tarifs', 'Tarifs, zones et documents'],
  ['/tarifs/vm-resident', 'Abonnement résident'],
] as const) {
  test(`${path} opens for anybody and survives a reload`, async ({ page, portal }) => {
    await page.goto(`${portal}${path}`)
    await expect(headingOf(page)).toHaveText(title)
    await page.reload()
    await expect(headingOf(page)).toHaveText(title)
  })
}

for (const path of ['/souscriptions', '/demandes', '/settings', '/souscriptions/camille-sub-shared']) {
  test(`${path} survives a reload for a subscriber`, async ({ page, portal: _ }) => {
    await openAs(page, 'Camille Martin', path)
    await expect(headingOf(page)).toBeVisible()
    const title = await headingOf(page).textContent()
    await page.reload()
    await expect(headingOf(page)).toHaveText(title ?? '')
    expect(new URL(page.url()).pathname).toBe(path)
  })
}

test('going from screen to screen moves the focus to the heading, changes the title and comes back', async ({
  page,
  portal: _,
}) => {
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
  // The policy of the page complains of what the cleaning takes out: twice safe.
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
