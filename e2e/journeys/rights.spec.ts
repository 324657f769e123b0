import { expectAccessible } from '../accessible.ts'
import { expect, headingOf, openAs, test } from '../portal.ts'
import { inEnglish } from './screen.ts'

const RENEWAL_REFUSED = /cannot be renewed online|closed requests for this offer|no longer (exists|on offer)/

test('a resident pays a right by card and the result says so', async ({ page, portal: _ }) => {
  await openAs(page, 'Camille Martin', '/souscriptions')
  await page
    .getByRole('region', { name: 'Mes abonnements' })
    .getByRole('button', { name: /Payer 240,00/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByLabel(/^Adresse e-mail/)
    .first()
    .fill('camille.martin@example.org')
  await dialog.getByLabel(/Confirm/).fill('camille.martin@example.org')
  await dialog.getByRole('button', { name: /Payer/ }).click()
  await page
    .getByRole('button', { name: /Accepter|Payer/ })
    .first()
    .click()
  await expect(headingOf(page)).toHaveText('Votre paiement est accepté')
  await page
    .getByRole('link', { name: /Mes droits|Retour/ })
    .first()
    .click()
  await expect(headingOf(page)).toHaveText('Bonjour Camille')
})

test('in English, the dashboard says why a right is not renewed here, and when there is no network', {
  tag: '@phone',
}, async ({ page, portal: _ }) => {
  await inEnglish(page)
  const late = page.waitForEvent('requestfinished', request => /\/ahead\.\w+\.js$/.test(request.url()))
  await openAs(page, 'Nadia Haddad', '/souscriptions')
  await expect(headingOf(page)).toHaveText('Hello Nadia')
  const subscriptions = page.getByRole('region', { name: 'My subscriptions' })
  await expect(subscriptions).toContainText(RENEWAL_REFUSED)
  await expectAccessible(page, 'the dashboard in English')
  // A file cut by the lost network would be a complaint of the browser's own.
  await late
  await page.context().setOffline(true)
  await expect(page.getByText('You are offline')).toBeVisible()
  await expect(subscriptions.getByRole('article').first()).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('You are offline')).toHaveCount(0)

  await subscriptions.locator('summary').first().click()
  await page.keyboard.press('Escape')
  await expect(subscriptions.locator('summary').first()).toBeFocused()
})
