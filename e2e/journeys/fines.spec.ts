import { expectAccessible, expectSound } from '../accessible.ts'
import { WHOLE_BROWSER } from '../browser.ts'
import { addresses, expect, fineThatShows, headingOf, openAs, test } from '../portal.ts'
import { lookUp } from './look-up.ts'
import { tabTo } from './rights-access.ts'
import { inEnglish } from './screen.ts'

test.use({ launchOptions: WHOLE_BROWSER })

test('a fine is looked up, paid and proven without a mouse, and leaves nothing behind', async ({
  page,
  portal,
}) => {
  test.setTimeout(120_000)
  const { number, plate } = fineThatShows(/^partly paid/)
  await page.goto(`${portal}/fps`)
  await expect(headingOf(page)).toHaveText('Votre forfait de post-stationnement')
  await expectAccessible(page, 'looking up')
  await tabTo(page, /^Numéro du FPS/)
  await page.keyboard.type(number)
  await tabTo(page, /^Plaque/)
  await page.keyboard.type(plate)
  await page.keyboard.press('Enter')
  await expect(headingOf(page)).toContainText('Votre FPS')
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `a fine, ${colorScheme}`)
  }
  await tabTo(page, /^Payer \d+,/)
  await page.keyboard.press('Enter')
  await expect(headingOf(page)).toHaveText('Payer votre FPS')
  await expectAccessible(page, 'paying')
  await tabTo(page, /^Adresse e-mail/)
  await page.keyboard.type('visitor@example.org')
  await tabTo(page, /^Confirmez/)
  await page.keyboard.type('visitor@example.org')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`^${addresses().origins.payment}/pay/`))
  await tabTo(page, /Abandonner/)
  await page.keyboard.press('Enter')
  await expect(headingOf(page)).toHaveText('Paiement abandonné')
  await tabTo(page, /^Payer à nouveau/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^Adresse e-mail/)
  await page.keyboard.type('visitor@example.org')
  await tabTo(page, /^Confirmez/)
  await page.keyboard.type('visitor@example.org')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`^${addresses().origins.payment}/pay/`))
  await tabTo(page, /^Payer/)
  await page.keyboard.press('Enter')
  await expect(headingOf(page)).toHaveText('Paiement accepté', { timeout: 20_000 })
  await expectAccessible(page, 'the result')
  const saving = page.waitForEvent('download')
  await tabTo(page, /^Télécharger.*Justificatif/)
  await page.keyboard.press('Enter')
  expect((await saving).suggestedFilename()).toMatch(/\.pdf$/)
  await tabTo(page, /^Voir le FPS/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Rien à payer' })).toBeVisible()
  expect(page.url()).not.toContain(plate)
  await tabTo(page, /^Quitter/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${portal}/fps`)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    plate,
  )
})

test('several fines of a visitor stand in one list of this tab, with what they ask for together', {
  tag: '@both',
}, async ({ page, portal }) => {
  await lookUp(page, portal, fineThatShows(/reduced price still running/))
  await lookUp(page, portal, fineThatShows(/corrected/))
  await page.goto(`${portal}/fps`)
  const list = page.getByRole('region', { name: 'Vos FPS' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list).toContainText(/37,00\s€\s*2 FPS à payer/)
  await expectAccessible(page, 'the list')
  await list.getByRole('button', { name: /Retirer de la liste le FPS \(17 rue Pasteur\)/ }).click()
  await expect(list).toContainText(/17,00\s€\s*1 FPS à payer/)
  await list.getByRole('button', { name: 'Tout effacer de cet onglet' }).click()
  await expect(list).toBeHidden()
})

test('every paper of a corrected fine comes as a PDF, and its deadline as a date for a calendar', async ({
  page,
  portal,
}) => {
  await lookUp(page, portal, fineThatShows(/corrected/))
  const papers = page.getByRole('region', { name: 'Les documents' })
  await expect(papers.getByRole('listitem')).toHaveCount(4)
  const tab = page.context().waitForEvent('page')
  await papers.getByRole('button', { name: /^Ouvrir.*: Avis rectifié/ }).click()
  await expect.poll(async () => (await tab).url()).toMatch(/^blob:/)
  await (await tab).close()
  for (const name of ['Avis de paiement', 'Relevé du FPS et de ses paiements']) {
    const saving = page.waitForEvent('download')
    await papers.getByRole('button', { name: new RegExp(`^Télécharger.*: ${name}$`) }).click()
    expect((await saving).suggestedFilename()).toMatch(/\.pdf$/)
  }
  const calendar = page.waitForEvent('download')
  await page.getByRole('link', { name: /Ajouter à mon agenda/ }).click()
  expect((await calendar).suggestedFilename()).toBe('fps-payment.ics')
})

test.describe('a plate that is not the fine’s', { tag: '@phone' }, () => {
  test.use({ expectedComplaints: /status of 404/ })

  test('finds nothing, the right one is kept by who is signed in, who opens it without its plate and removes it', async ({
    page,
    portal,
  }) => {
    const { number, plate } = fineThatShows(/paid at the full price/)
    await inEnglish(page)
    await openAs(page, 'Nadia Haddad', '/fps')
    await page.getByRole('textbox', { name: 'Fine number (FPS)' }).fill(number)
    await page.getByRole('textbox', { name: 'Number plate' }).fill('ZZ-999-ZZ')
    await page.getByRole('button', { name: 'Show my fine' }).click()
    await expect(page.getByText('No fine found')).toBeVisible()
    await expectSound(page, 'no such fine')
    await page.getByRole('textbox', { name: 'Number plate' }).fill(plate)
    await page.getByRole('button', { name: 'Show my fine' }).click()
    await page.getByRole('button', { name: 'Keep in my account' }).click()
    await expect(page.getByText('Kept in your account.')).toBeVisible()
    await expectAccessible(page, 'a kept fine')
    await page.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL(`${portal}/fps`)
    await page.goto(`${portal}/fps/${number}`)
    await expect(page.getByRole('heading', { name: 'Nothing to pay' })).toBeVisible()
    await page.goto(`${portal}/fps`)
    const list = page.getByRole('region', { name: 'Your fines' })
    await list.getByRole('button', { name: /Remove from the list the fine \(41 avenue de la Gare\)/ }).click()
    await expect(list).toContainText('No fine in your list')
    await page.reload()
    await expect(list).toContainText('No fine in your list')
  })
})
