import { addresses, expect, headingOf, openAs, type Page, person, test } from '../portal.ts'
import { checkDialog as check, tabTo } from './rights-access.ts'

const OWNER = 'Thomas Leroy'
const PATH = '/souscriptions/thomas-sub-resident'

/** Joins through the city's API. */
async function join(page: Page, name: string, shareToken: string): Promise<void> {
  const { cityId, email, password } = person(name)
  const portal = addresses().portals[cityId] ?? ''
  const signedIn = await page.request.post(`${portal}/api/auth/customer/token`, {
    data: { login: email, password },
  })
  const { token } = (await signedIn.json()) as { token: string }
  const joined = await page.request.put(`${portal}/api/order/share`, {
    data: { shareToken },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(joined.status()).toBe(200)
}

test('an owner shares by keyboard alone, a neighbour joins and leaves again', async ({
  browser,
  page,
  portal: _,
}) => {
  await openAs(page, OWNER, PATH)
  await expect(page.getByRole('heading', { name: 'Validité' })).toBeVisible()
  await tabTo(page, /^Partager/)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Partager/ })
  await expect(dialog).toContainText('Un nouveau code remplace le précédent')
  await tabTo(page, /^Créer un code/)
  await page.keyboard.press('Enter')
  const code = dialog.getByRole('group', { name: 'Code de partage' })
  await expect(code).not.toBeEmpty()
  const token = (await code.textContent()) ?? ''
  await expect(dialog.getByRole('group', { name: 'Lien' })).toContainText(encodeURIComponent(token))
  await tabTo(page, /^Adresse e-mail/)
  await page.keyboard.type('voisine@example.org')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toContainText(['Le code est envoyé à voisine@example.org.'])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Partager/ })).toBeFocused()

  await join(page, 'Inès Moreau', token)
  const context = await browser.newContext({ locale: 'fr-FR' })
  const neighbour = await context.newPage()
  await openAs(neighbour, 'Inès Moreau', PATH)
  await expect(neighbour.getByText('Partagé avec vous')).toBeVisible()
  await neighbour.getByRole('button', { name: /^Quitter ce droit partagé/ }).click()
  const question = neighbour.getByRole('alertdialog')
  await expect(question).toContainText('il vous faudra un nouveau code')
  await check(neighbour, 'withdraw')
  await question.getByRole('button', { name: 'Quitter' }).click()
  await expect(neighbour).toHaveURL(/\/souscriptions$/)
  await expect(headingOf(neighbour)).toBeFocused()
  await expect(neighbour.getByText(/^Vous avez quitté «/)).toBeVisible()
  await neighbour.goto(neighbour.url() + PATH.replace('/souscriptions', ''))
  await expect(headingOf(neighbour)).toHaveText('Ce droit n’est pas dans vos droits')
  await context.close()
})

for (const lang of ['fr', 'en'])
  test(`the dialogs of a right break no accessibility rule (${lang})`, {
    tag: lang === 'en' ? '@phone' : [],
  }, async ({ page, portal: _ }) => {
    test.setTimeout(120_000)
    await page.addInitScript(chosen => localStorage.setItem('parvis.lang', chosen), lang)
    await openAs(page, 'Camille Martin', '/souscriptions/camille-sub-shared')
    await page.getByRole('button', { name: /^(Partager|Share)/ }).click()
    await check(page, `${lang} share`)
    await page.getByRole('button', { name: /^(Créer un code|Create a code)/ }).click()
    await expect(page.getByRole('dialog').getByRole('group')).toHaveCount(2)
    await page.getByRole('button', { name: /^(Envoyer le code|Send the code)/ }).click()
    await check(page, `${lang} code`)
    await page.goto(new URL('/souscriptions/tickets/camille-tic-to-come', page.url()).href)
    await page.getByRole('button', { name: /^(Annuler le ticket|Cancel the ticket)/ }).click()
    await check(page, `${lang} cancel`)
  })
