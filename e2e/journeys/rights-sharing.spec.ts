import { randomUUID } from 'node:crypto'
import { expectSound } from '../accessible.ts'
import { addresses, test as base, callAs, expect, headingOf, openAs, type Page, person } from '../portal.ts'
import { aRight, dropRight } from './at-the-desk.ts'
import { linkMailedTo } from './mails.ts'
import { checkDialog, tabTo } from './rights-access.ts'
import { button, inEnglish, main, titled } from './screen.ts'

// A right used by this journey only, which is restored afterwards.
const OWNER = 'Yanis Benali'
const NEIGHBOUR = 'Louise Perrin'
const PAGE = '/souscriptions/share'

const test = base.extend<{ right: string }>({
  right: async ({ page }, use) => {
    const right = await aRight(page, OWNER, 'resident')
    await use(right)
    await dropRight(page, right)
  },
})

// The browser logs the 404 of a used code.
test.use({ expectedComplaints: /status of 404/ })
test.describe.configure({ timeout: 120_000 })

/** By keyboard alone, the owner creates a code on the right's page and mails it; returns the code and its link. */
async function share(page: Page): Promise<{ code: string; link: string }> {
  await expect(page.getByRole('heading', { name: 'Validity' })).toBeVisible()
  await tabTo(page, /^Share/)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Share “/ })
  await expect(dialog).toContainText('A new code replaces the one before')
  await expect(dialog).toContainText('Nobody else shares this right at the moment.')
  await checkDialog(page, 'sharing')
  await tabTo(page, /^Create a code/)
  await page.keyboard.press('Enter')
  const code = dialog.getByRole('group', { name: 'Sharing code' })
  await expect(code).not.toBeEmpty()
  await expect(dialog).toContainText('It is good for 7 days and works once.')
  const link = dialog.getByRole('group', { name: 'Link' })
  // Random: the number of mails per address and hour is limited.
  const address = `neighbour-${randomUUID().slice(0, 8)}@example.org`
  await tabTo(page, /^Email address of this person/)
  await page.keyboard.type(address)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toContainText([`The code was sent to ${address}.`])
  await checkDialog(page, 'a code that was sent')
  const made = { code: (await code.textContent()) ?? '', link: (await link.textContent()) ?? '' }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button(page, /^Share/).locator('visible=true')).toBeFocused()
  return made
}

async function signIn(page: Page, name: string): Promise<void> {
  const { email, password } = person(name)
  await page.getByRole('textbox', { name: 'Email address' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Sign in').click()
}

/** From the link to the right: first signed out, then signed in, with the right shown before joining. */
async function joinByLink(page: Page, link: string, name: string, right: string): Promise<void> {
  await page.goto(link)
  await titled(page, 'Join a shared right')
  await expect(main(page)).toContainText('Sign in to go on')
  await expectSound(page, 'a code, signed out')
  await button(page, 'Sign in').click()
  await signIn(page, name)
  await expect(page.getByRole('heading', { name: 'This code shares a right' })).toBeFocused()
  await expect(main(page)).toContainText('whoever shares it is told')
  await expectSound(page, 'what a code leads to')
  await button(page, 'Join this right').click()
  await expect(headingOf(page)).toHaveText(/^You have joined “/)
  await expect(headingOf(page)).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: right })).toContainText('You can park with “')
  await expectSound(page, 'a right that was joined')
}

async function isTurnedAway(page: Page, code: string): Promise<void> {
  await page.goto(addresses().portals.valmont + PAGE)
  await button(page, 'Check the code').click()
  await expect(main(page).getByText('Enter the sharing code.')).toBeVisible()
  await page.getByLabel('Sharing code').fill(code)
  await button(page, 'Check the code').click()
  await expect(main(page).getByText(/This code leads to no right\./)).toBeVisible()
  await expect(page).toHaveTitle(/^Error/)
  await expectSound(page, 'a used code')
}

async function leave(page: Page, right: string): Promise<void> {
  await page.goto(`${addresses().portals.valmont}/souscriptions/${right}`)
  await expect(main(page).getByText('Shared with you')).toBeVisible()
  await expectSound(page, 'a right that is shared with me')
  await button(page, /^Leave this shared right/)
    .first()
    .click()
  const question = page.getByRole('alertdialog', { name: /^Leave “/ })
  await expect(question).toContainText('To come back, you will need a new code.')
  await checkDialog(page, 'the question before one leaves')
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/\/souscriptions$/)
  await expect(headingOf(page)).toBeFocused()
  await expect(main(page).getByText(/^You left “/)).toBeVisible()
  await expectSound(page, 'my rights, after one is left')
  await page.goto(`${addresses().portals.valmont}/souscriptions/${right}`)
  await titled(page, 'This right is not among yours')
  await expectSound(page, 'a right that was left')
}

test('an owner shares a right by keyboard alone, a neighbour joins it by its link, once, and leaves it again', {
  tag: '@phone',
}, async ({ page, portal: _, right }) => {
  await inEnglish(page)
  await openAs(page, OWNER, `/souscriptions/${right}`)
  const { code, link } = await share(page)
  expect(link).toContain(encodeURIComponent(code))
  // The neighbour opens the link without a session.
  await page.evaluate(() => sessionStorage.removeItem('parvis.session'))
  await joinByLink(page, link, NEIGHBOUR, right)
  await isTurnedAway(page, code)
  await leave(page, right)
})

test('a neighbour without an account comes back to the invitation from the mail, on another device', async ({
  browser,
  page,
  portal,
  right,
}, { retry }) => {
  const owner = await callAs(page, OWNER)
  const made = await page.request.get(`${portal}/api/order/share/order/${right}/generate`, owner)
  const { token } = (await made.json()) as { token: string }
  const email = `zoe.roux.${retry}@example.org`
  const password = 'les nuages violets boivent du thé'
  await page.goto(`${portal}${PAGE}?shareToken=${token}`)
  await main(page).getByRole('button', { name: 'Se connecter' }).click()
  await page.getByRole('link', { name: 'Créer un compte' }).click()
  await page.getByLabel('Prénom').fill('Zoé')
  await page.getByLabel('Nom', { exact: true }).fill('Roux')
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email)
  await page.getByLabel('Choisissez un mot de passe').fill(password)
  await button(page, 'Créer mon compte').click()
  await expect(page.getByText(`Un message vient de partir vers ${email}`)).toBeVisible()

  const proof = await linkMailedTo(email, '/verify/email')
  const context = await browser.newContext({ locale: 'fr-FR' })
  const phone = await context.newPage()
  await phone.goto(proof)
  await titled(phone, 'Votre adresse est confirmée')
  await phone.getByRole('link', { name: 'Me connecter' }).click()
  await expect(phone.getByRole('textbox', { name: 'Adresse e-mail' })).toHaveValue(email)
  await phone.getByLabel('Mot de passe', { exact: true }).fill(password)
  await main(phone).getByRole('button', { name: 'Se connecter', exact: true }).click()
  await expect(phone.getByRole('heading', { name: 'Ce code partage un droit' })).toBeFocused()
  await expect(phone).toHaveURL(`${portal}${PAGE}`)
  await context.close()
})
