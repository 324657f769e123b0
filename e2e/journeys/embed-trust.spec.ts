import { addresses, expect, type Page, test } from '../portal.ts'
import { demo, hostPage, partOf, partTitle, plainPage, signInBeside } from './on-other-sites.ts'

test('a site that may not show accounts leads to the portal', async ({ page }) => {
  const portal = addresses().portals['port-sable'] ?? ''
  // Named by that city, without signIn.
  const origin = 'https://www.port-sable.example'
  const html = plainPage(portal, { body: '<parvis-rights></parvis-rights>' })
  await page.goto(await hostPage(page, { path: '/droits', html, origin }))
  await partTitle(page, 'Vos données personnelles s’affichent sur le portail')
  await expect(partOf(page).getByRole('button', { name: 'Se connecter' })).toHaveCount(0)
  await expect(partOf(page).getByRole('link', { name: 'Ouvrir sur le portail de la ville' })).toHaveAttribute(
    'href',
    `${portal}/souscriptions`,
  )
})

/** Promotes a missing version, with the existing one as fallback. */
async function promoteMissing(page: Page): Promise<void> {
  await page.route('**/embed.js', async route => {
    const answer = await route.fetch()
    const [, data = '', loader = ''] =
      /^const parvisRelease = (.*)\n([\s\S]*)$/.exec(await answer.text()) ?? []
    const release = JSON.parse(data) as {
      parts: { fines: { version: string; global: string; entry: { url: string }; lastGood: unknown[] } }
    }
    const good = release.parts.fines
    const missing = good.entry.url.replaceAll(good.version, '9.9.9')
    const entry = { ...good.entry, url: missing }
    const fines = { ...good, version: '9.9.9', global: `${good.global}_9`, entry, lastGood: [good] }
    const other = { ...release, parts: { ...release.parts, fines } }
    await route.fulfill({
      response: answer,
      body: `const parvisRelease = ${JSON.stringify(other)}\n${loader}`,
    })
  })
}

test.describe('where the version that runs is gone', () => {
  test.use({ expectedComplaints: /404|9\.9\.9|preload/ })
  test('the last good one is shown', async ({ page, portal: _ }) => {
    await promoteMissing(page)
    await page.goto(`${demo()}/`)
    await partTitle(page, 'Votre forfait de post-stationnement')
    await expect(partOf(page).getByRole('textbox', { name: 'Numéro du FPS' })).toBeVisible()
  })
})

test('a dialog of one part holds the focus, Escape gives it back, and the other part stays', async ({
  page,
  portal,
}) => {
  test.setTimeout(90_000)
  const path = '/souscriptions/camille-sub-renewable'
  const body = `<parvis-rights path="${path}"></parvis-rights><parvis-fines routing="memory"></parvis-fines>`
  await page.goto(await hostPage(page, { path: '/both', html: plainPage(portal, { body }) }))
  const number = partOf(page, 'fines').getByRole('textbox', { name: 'Numéro du FPS' })
  await number.fill('2138')
  await signInBeside(page, 'Camille Martin')
  await expect(partOf(page, 'rights').getByRole('heading', { name: 'Validité' })).toBeVisible()
  const share = partOf(page, 'rights').getByRole('button', { name: /^Partager/ })
  await share.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Partager/ })
  await expect(dialog).toBeVisible()
  expect(await dialog.evaluate(element => element.getRootNode() instanceof ShadowRoot)).toBe(true)
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate(element => element.matches(':focus-within'))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(share).toBeFocused()
  await expect(number).toHaveValue('2138')
})
