import { isBehindNginx } from '../front.ts'
import { addresses, expect, test } from '../portal.ts'
import { aFine } from './at-the-desk.ts'
import { demo, hostPage, payAs } from './on-other-sites.ts'

test('a frame is shown on pages of the sites that the city names, and pays at the portal', async ({
  page,
  portal,
}) => {
  test.setTimeout(90_000)
  const fine = await aFine(page)
  await page.goto(`${demo()}/cadre`)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('textbox', { name: 'Numéro du FPS' }).fill(fine.number)
  await frame.getByRole('textbox', { name: 'Plaque d’immatriculation' }).fill(fine.plate)
  await frame.getByRole('button', { name: 'Voir mon FPS' }).click()
  await frame.getByRole('link', { name: /^Payer \d+,/ }).click()
  await payAs(page, frame, 'visitor@example.org')
  await expect(page).toHaveURL(new RegExp(`^${addresses().origins.payment}/pay/`))
  await page.getByRole('button', { name: /^Payer/ }).click()
  await expect(page).toHaveURL(new RegExp(`^${portal}/fps/${fine.number}/payments`))
  // Behind TLS the page around is of another site: the browser keeps apart what the frame remembers.
  if (isBehindNginx) {
    await page.getByRole('textbox', { name: 'Plaque d’immatriculation' }).fill(fine.plate)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paiement accepté')
})

test('what a frame does not show opens in the whole window', async ({ page, portal }) => {
  const html = `<!doctype html><title>Frame</title><iframe src="${portal}/embed/frame/rights?lang=fr"></iframe>`
  await page.goto(await hostPage(page, { path: '/whole-window', html }))
  const open = page.frameLocator('iframe').getByRole('link', { name: 'Ouvrir sur le portail de la ville' })
  await open.click()
  await expect(page).toHaveURL(`${portal}/souscriptions`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connexion')
})

test.describe('a frame on a page that the city does not name', () => {
  test.use({ expectedComplaints: /frame-ancestors|Framing/ })
  test('stays empty', async ({ page, portal }) => {
    const html = `<!doctype html><title>Framing</title><iframe src="${portal}/embed/frame/fines"></iframe>`
    const refused = page.waitForEvent('console', message => /frame-ancestors|Framing/.test(message.text()))
    await page.goto(await hostPage(page, { path: '/framing', html, origin: 'https://unknown.example' }))
    await refused
    await expect(page.frameLocator('iframe').locator('parvis-fines')).toHaveCount(0)
  })
})
