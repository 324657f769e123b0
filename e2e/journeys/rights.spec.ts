import { expectAccessible } from '../accessible.ts'
import { expect, headingOf, openAs, test } from '../portal.ts'

const RENEWAL_REFUSED = /cannot be renewed online|closed requests for this offer|no longer (exists|on offer)/

test('the dashboard lists rights latest end first and keeps the ended ones behind a toggle', {
  tag: '@both',
}, async ({ page, portal: _ }) => {
  await openAs(page, 'Camille Martin', '/souscriptions')
  const subscriptions = page.getByRole('region', { name: 'Mes abonnements' })
  await expect(subscriptions.getByRole('heading', { level: 3 }).first()).toBeVisible()
  const shown = await subscriptions.getByRole('heading', { level: 3 }).count()
  const toggle = subscriptions.getByRole('button', { name: /Afficher les abonnements terminés/ })
  await toggle.click()
  await expect(subscriptions.getByRole('heading', { level: 3 })).toHaveCount(shown + 1)
  await expect(subscriptions.getByText('Expiré').first()).toBeVisible()
})

test('a right opens on its own address with plates, zone and validity', async ({ page, portal }) => {
  await openAs(page, 'Camille Martin', '/souscriptions')
  // Other journeys ask for rights in her name: those are not running yet.
  await page
    .getByRole('region', { name: 'Mes abonnements' })
    .getByRole('listitem')
    .filter({ hasText: 'Actif' })
    .getByRole('link', { name: /Voir le détail/ })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`^${portal}/souscriptions/camille-`))
  await expect(page.getByRole('heading', { name: 'Validité' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Plaques' })).toBeVisible()
})

test('a right of somebody else is not found, like one that does not exist', async ({ page, portal: _ }) => {
  for (const id of ['thomas-sub-plate', 'nobody']) {
    await openAs(page, 'Camille Martin', `/souscriptions/${id}`)
    await expect(headingOf(page)).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Ce droit n’est pas dans vos droits')
  }
})

test('a newcomer without rights and without address is told what to do', async ({ page, portal: _ }) => {
  await openAs(page, 'Louise Perrin', '/souscriptions')
  await expect(headingOf(page)).toHaveText('Bonjour Louise')
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /adresse|profil/i })
      .first(),
  ).toHaveAttribute('href', /\/settings/)
})

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
  await page.addInitScript(() => localStorage.setItem('parvis.lang', 'en'))
  await openAs(page, 'Nadia Haddad', '/souscriptions')
  await expect(headingOf(page)).toHaveText('Hello Nadia')
  const subscriptions = page.getByRole('region', { name: 'My subscriptions' })
  await expect(subscriptions).toContainText(RENEWAL_REFUSED)
  await expectAccessible(page, 'the dashboard in English')
  await page.context().setOffline(true)
  await expect(page.getByText('You are offline')).toBeVisible()
  await expect(subscriptions.getByRole('article').first()).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('You are offline')).toHaveCount(0)

  await subscriptions.locator('summary').first().click()
  await page.keyboard.press('Escape')
  await expect(subscriptions.locator('summary').first()).toBeFocused()
})
