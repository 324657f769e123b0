import type { Route } from 'playwright/test'
import { expectAccessible } from '../accessible.ts'
import { expect, type Page, test } from '../portal.ts'
import { aFine } from './at-the-desk.ts'
import { aPdf, filePickers } from './documents.ts'
import { draftSaved } from './drafts-held.ts'
import { demo, fillLookUp, hear, hostPage, partOf, partTitle, plainPage } from './on-other-sites.ts'

const LOOK_UP = 'Votre forfait de post-stationnement'
const ANYBODY = { 'access-control-allow-origin': '*' }
const number = (page: Page) => page.getByRole('textbox', { name: 'Numéro du FPS' })

test('parts of one page fetch shared files once, and each goes its own way', async ({ page, portal: _ }) => {
  const files: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'script') files.push(pathname)
  })
  const fine = await aFine(page)
  await page.goto(`${demo()}/tarifs`)
  await partTitle(page, LOOK_UP, 3)
  const prices = partOf(page, 'requests')
  await expect(prices.getByRole('heading', { level: 2 }).first()).toBeVisible()
  const once = (name: RegExp) => files.filter(file => name.test(file))
  for (const name of [/\/react\./, /\/kernel\./, /\/embed\.js$/]) expect(once(name)).toHaveLength(1)
  expect(new Set(files).size).toBe(files.length)

  await fillLookUp(page, fine)
  await partTitle(page, /Votre FPS/, 3)
  await expect(prices.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await prices.getByRole('link').and(prices.locator('[href*="#/tarifs/"]')).first().click()
  await expect(page).toHaveURL(/#\/tarifs\/./)
  await partTitle(page, /Votre FPS/, 3)
  await page.goBack()
  await expect(page).toHaveURL(`${demo()}/tarifs`)
  await partTitle(page, /Votre FPS/, 3)
})

test('all that a part’s first screen needs is asked for before any of it has come', async ({
  page,
  portal: _,
}) => {
  const files: string[] = []
  page.on('request', request => {
    if (request.url().includes('/embed/parts/')) files.push(request.url())
  })
  const held = Promise.withResolvers<void>()
  await page.route(/\/embed\/host\.[^/]*\.js/, async route => {
    await held.promise
    await route.continue()
  })
  await page.goto(`${demo()}/`, { waitUntil: 'commit' })
  // Preload links are removed after loading: only the host page's own remains.
  await expect.poll(() => files.length).toBeGreaterThan(5)
  await expect(page.locator('link[rel=preload]')).toHaveCount(1)
  const asked = [...files]
  const inside = page.getByRole('link', { name: 'Ouvrir le portail de la ville' })
  await expect(inside).toBeVisible()
  held.resolve()
  await partTitle(page, LOOK_UP)
  await expect(inside).toBeHidden()
  expect(files).toEqual(asked)
})

test('an element that is moved keeps what was typed, and one that is taken away ends', async ({
  page,
  portal,
}) => {
  const body = '<div id="one"><parvis-fines></parvis-fines></div><div id="two"></div>'
  await page.goto(await hostPage(page, { path: '/moving', html: plainPage(portal, { body }) }))
  await number(page).fill('2138')
  await page.evaluate(() =>
    document.querySelector('#two')?.append(document.querySelector('parvis-fines') ?? ''),
  )
  await expect(page.locator('#two parvis-fines')).toHaveCount(1)
  await expect(number(page)).toHaveValue('2138')
  await page.evaluate(async () => {
    const element = document.querySelector('parvis-fines')
    element?.remove()
    await new Promise(resolve => setTimeout(resolve, 300))
    document.querySelector('#one')?.append(element ?? '')
  })
  await expect(page.locator('#one parvis-fines')).toHaveCount(1)
  await expect(number(page)).toHaveValue('2138')
  const taken = await page.evaluateHandle(() => {
    const element = document.querySelector('parvis-fines')
    element?.remove()
    return element
  })
  const left = () =>
    taken.evaluate(element => [element?.shadowRoot?.childElementCount, element?.shadowRoot?.textContent])
  await expect.poll(left).toEqual([0, ''])
  await page.evaluate(() => document.body.append(document.createElement('parvis-fines')))
  await partTitle(page, LOOK_UP)
})

test.describe('where the city does not answer', () => {
  // The part that does not open leaves its preloaded files unused.
  test.use({ expectedComplaints: /CORS policy|ERR_FAILED|parvis|preloaded using link preload/ })

  test('a page that the city does not name leads to the portal', async ({ page, portal }) => {
    const heard = await hear(page)
    const origin = 'https://unknown.example'
    await page.goto(await hostPage(page, { path: '/page', html: plainPage(portal), origin }))
    await partTitle(page, 'Ce service ne s’ouvre pas sur cette page')
    await expect(page.getByRole('link', { name: 'Ouvrir sur le portail de la ville' })).toHaveAttribute(
      'href',
      `${portal}/fps`,
    )
    await expectAccessible(page, 'an origin that the city does not name')
    expect(heard.map(({ name }) => name)).toContain('error')
    expect(heard.map(({ name }) => name)).not.toContain('ready')
  })

  for (const [what, answer] of [
    ['is down', (route: Route) => route.abort()],
    [
      'answers with the page of a proxy',
      (route: Route) => route.fulfill({ body: '<p>Proxy</p>', headers: ANYBODY }),
    ],
  ] as const)
    test(`a city that ${what} is asked again`, async ({ page, portal: _ }) => {
      await page.route('**/api/config', answer)
      await page.goto(`${demo()}/`)
      await partTitle(page, 'Ce service ne s’ouvre pas sur cette page')
      await page.unroute('**/api/config')
      await page.getByRole('button', { name: 'Réessayer' }).click()
      await partTitle(page, LOOK_UP)
    })
})

for (const [what, answer] of [
  ['is broken', { status: 200, contentType: 'text/javascript', body: 'var broken = 1' }],
  ['is gone', { status: 404, body: '' }],
] as const)
  test.describe(`where a part’s script ${what}`, () => {
    test.use({ expectedComplaints: /.*/ })
    test('its element says so, may be tried again, and the page is unharmed', async ({ page, portal: _ }) => {
      const entry = /\/embed\/parts\/fines\/.*\/entry\.[^/]*\.js/
      await page.route(entry, route => route.fulfill({ ...answer, headers: ANYBODY }))
      await page.goto(`${demo()}/`)
      const retry = partOf(page).getByRole('button', { name: 'Réessayer' })
      await expect(retry).toBeVisible({ timeout: 8_000 })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payer un FPS')
      await page.unroute(entry)
      await retry.click()
      await partTitle(page, LOOK_UP)
    })
  })

test('language and colours follow the attributes while the part is shown, and its title has the level that is asked for', async ({
  page,
  portal,
}) => {
  const body = '<h2>Parking</h2><parvis-fines lang="en" theme="dark" heading-level="3"></parvis-fines>'
  await page.goto(await hostPage(page, { path: '/wishes', html: plainPage(portal, { body }) }))
  const title = partOf(page).getByRole('heading', { level: 3 }).first()
  await expect(title).toHaveText(/fine/i)
  const colour = () => title.evaluate(element => getComputedStyle(element).color)
  const dark = await colour()
  await partOf(page).getByRole('textbox').first().fill('2138')
  await page.evaluate(() => {
    const element = document.querySelector('parvis-fines')
    element?.setAttribute('lang', 'fr')
    element?.setAttribute('theme', 'light')
  })
  await expect(title).toHaveText(LOOK_UP)
  await expect(number(page)).toHaveValue('2138')
  expect(await colour()).not.toBe(dark)
  await page.evaluate(() => {
    document.querySelector('parvis-fines')?.removeAttribute('lang')
    document.documentElement.lang = 'en'
  })
  await expect(title).toHaveText(/fine/i)
  await expect(partOf(page).getByRole('textbox').first()).toHaveValue('2138')
  await expectAccessible(page, 'a part of another level')
})

test('an appeal is begun on a page of another site, survives a reload and is sent with its files', async ({
  page,
  portal: _,
}) => {
  test.setTimeout(120_000)
  const heard = await hear(page)
  const fine = await aFine(page)
  await page.goto(`${demo()}/#/fps/${fine.number}/appeal`)
  await page.getByRole('textbox', { name: /Plaque/ }).fill(fine.plate)
  await page.keyboard.press('Enter')
  const part = partOf(page)
  const press = (name: string | RegExp) => part.getByRole('button', { name }).click()
  await press('Commencer ma contestation')
  await partTitle(page, /Pourquoi contestez-vous/)
  await page.getByRole('radio', { name: /carte mobilité/ }).check()
  await press('Continuer')
  await partTitle(page, 'Vos documents')
  await filePickers(page).first().setInputFiles(aPdf('recto.pdf'))
  await expect(page.getByText('Fichier reçu')).toHaveCount(1)
  await press(/Ajouter un autre fichier/)
  await filePickers(page).nth(1).setInputFiles(aPdf('verso.pdf'))
  await expect(page.getByText('Fichier reçu')).toHaveCount(2)
  await expect(draftSaved(page)).toBeVisible()
  await press('Continuer')
  await partTitle(page, /Qui conteste/)
  await page.getByRole('radio', { name: /Titulaire/ }).check()
  await page.getByRole('textbox', { name: 'Prénom', exact: true }).fill('Alex')
  await page.getByRole('textbox', { name: 'Nom de famille', exact: true }).fill('Fontaine')
  await page.getByRole('combobox', { name: 'Rechercher une adresse' }).pressSequentially('2 rue pasteur')
  await page.getByRole('option', { name: '2 rue Pasteur, 38990 Valmont', exact: true }).click()
  await expect(draftSaved(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Nom de famille', exact: true })).toHaveValue('Fontaine')
  await press('Continuer')
  await partTitle(page, 'Vos explications')
  await page.getByRole('textbox', { name: 'Ce qui s’est passé', exact: true }).fill('Ma carte était posée.')
  await press('Continuer')
  await partTitle(page, /Tout est-il exact/)
  await expect(part).toContainText('verso.pdf')
  await press('Envoyer ma contestation')
  await partTitle(page, 'Votre contestation est envoyée')
  expect(heard).toContainEqual({ name: 'submitted', detail: { part: 'fines', of: 'appeal' } })
  expect(heard.filter(({ name }) => name === 'error')).toEqual([])
})
