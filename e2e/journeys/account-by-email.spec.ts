import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expectSound } from '../accessible.ts'
import { expect, headingOf, type Page, test } from '../portal.ts'
import { linkMailedTo, secretOf } from './mails.ts'
import { fromAnotherNetwork } from './own-network.ts'
import { button, main, titled } from './screen.ts'

const PASSWORD = 'les nuages violets boivent du thé'
const OTHER_PASSWORD = 'quatre girafes lisent un atlas'

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email address' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Tries a weak password first. */
async function register(page: Page, email: string): Promise<void> {
  const password = page.getByLabel('Choose a password')
  await titled(page, 'Create an account')
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('Petit')
  await page.getByRole('textbox', { name: 'Email address' }).fill(email)
  await password.fill('password1234')
  await page.getByLabel(/^Number plate/).fill('ab 123 cd')
  await button(page, 'Create my account').click()
  const summary = page.getByRole('region', { name: 'One answer needs correcting' })
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Choose another password.')
  await expect(main(page)).toContainText('This password is too easy to guess')
  await expect(page).toHaveTitle(/^Error/)
  await expectSound(page, 'a refused password')
  await summary.getByRole('link').click()
  await expect(password).toBeFocused()
  // Everything except the password is restored.
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Ana')
  await expect(password).toHaveValue('')
  await password.fill(PASSWORD)
  await button(page, 'Create my account').click()
  await titled(page, 'Confirm your email address')
  await expect(main(page)).toContainText(`We have sent a message to ${email}`)
  expect(page.url()).not.toContain('@')
  await expectSound(page, 'an address to confirm')
}

/** Signing in before confirming is refused with a reason; the mailed link then allows it. */
async function confirm(page: Page, email: string): Promise<void> {
  await main(page).getByRole('link', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue(email)
  await signIn(page, email, PASSWORD)
  await expect(main(page)).toContainText(
    'Your email address is not confirmed yet. Open the link we sent you.',
  )
  await expectSound(page, 'an address that is not confirmed')
  const proof = await linkMailedTo(email, '/verify/email')
  await page.goto(proof)
  await titled(page, 'Your address is confirmed')
  await expect(main(page)).toContainText(`Your account ${email} is open.`)
  expect(page.url()).not.toContain(secretOf(proof))
  await expectSound(page, 'a confirmed address')
  await main(page).getByRole('link', { name: 'Sign in', exact: true }).click()
  await signIn(page, email, PASSWORD)
  await titled(page, 'Hello Ana')
  // Wait for the whole screen: requests in flight at sign-out would be refused and logged.
  await expectSound(page, 'the first screen of a new account')
  await page.getByRole('button', { name: /^My account/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
}

/** The password is forgotten, and another one chosen by a link that works once. */
async function recover(page: Page, email: string): Promise<void> {
  await main(page).getByRole('link', { name: 'Forgotten your password?' }).click()
  await titled(page, 'Forgotten password')
  await page.getByRole('textbox', { name: 'Email address' }).fill(email)
  await button(page, 'Get the link').click()
  await expect(main(page)).toContainText(`If there is an account with ${email}, we have sent it a message.`)
  await expectSound(page, 'a recovery that was asked')
  const recovery = await linkMailedTo(email, '/recover')
  await page.goto(recovery)
  await titled(page, 'Choose a new password')
  expect(page.url()).not.toContain(secretOf(recovery))
  // The link outlives a reload although the address bar no longer has it.
  await page.reload()
  await titled(page, 'Choose a new password')
  await expectSound(page, 'a new password')
  await page.getByLabel('New password').fill(OTHER_PASSWORD)
  await button(page, 'Change my password').click()
  await titled(page, 'Your password is changed')
  await expect(main(page)).toContainText('All your devices were signed out.')
  await expectSound(page, 'a changed password')
  await page.goto(recovery)
  await titled(page, 'This link is no longer valid')
  await expect(main(page).getByRole('link', { name: 'Get a new link' })).toBeVisible()
  await expectSound(page, 'a used link')
}

/** Switches one kind of reminder off, checks that it persists, and back on. */
async function chooseReminders(page: Page): Promise<void> {
  const kind = page.getByRole('group', { name: 'End of a ticket' })
  const letter = kind.getByRole('switch', { name: 'Email' })
  await expect(letter).toBeChecked()
  await letter.click()
  await expect(kind.getByRole('status')).toHaveText('You will get no more reminders of it.')
  await expectSound(page, 'my profile, with reminders')
  await page.reload()
  await expect(letter).not.toBeChecked()
  await letter.click()
  await expect(kind.getByRole('status')).toHaveText('Your choice is saved.')
}

/** The other language outlives a reload, although the browser asks for English; then English again. */
async function chooseLanguage(page: Page): Promise<void> {
  const html = page.locator('html')
  const choose = (name: string) => page.getByRole('radio', { name }).check()
  await choose('Français')
  await expect(page.getByText('Le portail et vos messages sont maintenant en français.')).toBeVisible()
  await expect(html).toHaveAttribute('lang', 'fr')
  await page.reload()
  await titled(page, 'Mon profil')
  await choose('English')
  await expect(page.getByText('The portal and your messages are now in English.')).toBeVisible()
  await page.reload()
  await titled(page, 'My profile')
  await expect(html).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked()
}

async function takeDataAlong(page: Page, email: string): Promise<void> {
  await main(page).getByRole('link', { name: 'Download my data or delete my account' }).click()
  await titled(page, 'My data')
  const saved = page.waitForEvent('download')
  await button(page, 'Download my data').click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('valmont-export.json')
  expect(readFileSync(await file.path(), 'utf8')).toContain(email)
  await expect(page.getByText(/^The file valmont-export\.json \(.*\) is in your downloads\.$/)).toBeVisible()
  await expect(page.getByText('your payments, without your name, for 10 years')).toBeVisible()
  await expectSound(page, 'my data')
}

async function deleteAccount(page: Page, email: string): Promise<void> {
  await button(page, 'Delete my account').click()
  const question = page.getByRole('alertdialog', { name: 'Receive the deletion link?' })
  await expect(question).toContainText('Nothing is deleted before you open it and confirm.')
  await expectSound(page, 'the question before a deletion')
  await question.getByRole('button', { name: 'Send the link' }).click()
  await expect(main(page)).toContainText(`Open the email sent to ${email}, then confirm.`)
  await expectSound(page, 'a deletion that was asked')
  await page.goto(await linkMailedTo(email, '/settings/erasure'))
  await titled(page, 'Delete my account')
  await expect(main(page)).toContainText('This deletion cannot be undone.')
  await expectSound(page, 'the last step')
  await button(page, 'Delete my account for good').click()
  await titled(page, 'Your account is deleted')
  await expect(headingOf(page)).toBeFocused()
  await expectSound(page, 'a deleted account')
  // Its session has closed by itself.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
  await main(page).getByRole('link', { name: 'Back to the home page' }).click()
  await expect(main(page).getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
}

test.describe('an account by email', { tag: '@phone' }, () => {
  // The browser logs a weak password, an unconfirmed address, and the session of a deleted account.
  test.use({ locale: 'en-GB', expectedComplaints: /status of 40[03]|401.*(subscriber|token)/ })
  test.describe.configure({ timeout: 120_000 })

  test('is opened, confirmed, forgotten, recovered and set up, then takes its data along and is deleted', async ({
    page,
    portal,
  }) => {
    // Realistically long: no screen may overflow because of it.
    const email = `ana.${randomUUID().slice(0, 8)}.of.the.long.name@example.org`
    await fromAnotherNetwork(page)
    await page.goto(`${portal}/register`)
    await register(page, email)
    await confirm(page, email)
    await recover(page, email)
    await page.goto(`${portal}/settings`)
    await signIn(page, email, OTHER_PASSWORD)
    await titled(page, 'My profile')
    await chooseReminders(page)
    await chooseLanguage(page)
    await takeDataAlong(page, email)
    await deleteAccount(page, email)
    await signIn(page, email, OTHER_PASSWORD)
    await expect(main(page)).toContainText('The email address or the password is not right.')
    await expectSound(page, 'a wrong password')
  })
})
