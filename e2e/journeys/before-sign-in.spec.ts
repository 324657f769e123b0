import { expectSound } from '../accessible.ts'
import { expect, headingOf, signInByForm, test } from '../portal.ts'
import { tabTo } from './rights-access.ts'
import { inEnglish } from './screen.ts'

test('a visitor learns the price at their address by keyboard, signs in and arrives at the request', async ({
  page,
  portal,
}) => {
  test.setTimeout(120_000)
  await page.goto(`${portal}/sign-in`)
  await page.getByRole('link', { name: 'Voir les tarifs de mon adresse' }).click()
  await expect(headingOf(page)).toHaveText('Tarifs, zones et documents')
  await expect(page.getByRole('link', { name: 'Abonnement résident' })).toBeVisible()
  await expectSound(page, '/tarifs')

  const address = page.getByRole('combobox', { name: /Votre adresse/ })
  await address.focus()
  await page.keyboard.type('3 rue du four')
  await expect(page.getByRole('option', { name: /^3 rue du Four/ })).toBeVisible()
  // Retry the arrow key: the list rerenders when the city answers, which resets the selection.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(address).toHaveAttribute('aria-activedescendant', /./, { timeout: 1_000 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Zone Centre' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'pour cette adresse' })).toBeVisible()
  // The typed address must not appear in history or logs.
  expect(page.url()).toBe(`${portal}/tarifs`)
  await expect(page.getByText(/^Les 5 rues de la zone Centre/)).toBeVisible()
  await tabTo(page, /^Les 5 rues de la zone Centre/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: /^rue des Tanneurs$/ })).toBeVisible()
  await expectSound(page, '/tarifs with a zone')

  await tabTo(page, /^Abonnement résident$/)
  await page.keyboard.press('Enter')
  await expect(headingOf(page)).toHaveText('Abonnement résident')
  const main = page.getByRole('main')
  await expect(main).toContainText('Peut se demander pour cette adresse')
  await expect(main).toContainText('Justificatif de domicile de moins de trois mois')
  await expect(main).toContainText('Réponse en 5 jours, en général')
  await expect(main).toContainText(/1\san\s*150,00\s€/)
  await expectSound(page, '/tarifs/vm-resident')

  await tabTo(page, /^Se connecter et commencer$/)
  await page.keyboard.press('Enter')
  await expect(headingOf(page)).toHaveText('Connexion')
  // Once loaded, the page of the request must not run without a subscriber before the sign-in takes its place.
  await page.goBack()
  await expect(main).toContainText('Peut se demander pour cette adresse')
  await page.goForward()
  await expect(headingOf(page)).toHaveText('Connexion')
  await signInByForm(page, 'Camille Martin')
  await expect(headingOf(page)).toHaveText('Abonnement résident')
  expect(new URL(page.url()).pathname).toBe('/souscriptions/create/vm-resident')
})

test('the address that was looked up is offered to a profile without one, and can be changed there', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal}/tarifs`)
  await page.getByRole('combobox', { name: /Votre adresse/ }).fill('3 rue du four')
  await page.getByRole('option', { name: /^3 rue du Four/ }).click()
  await expect(page.getByRole('heading', { name: 'Zone Centre' })).toBeVisible()
  await page.getByRole('link', { name: 'Abonnement résident' }).click()
  await page.getByRole('link', { name: 'Se connecter et commencer' }).click()
  await expect(headingOf(page)).toHaveText('Connexion')
  await signInByForm(page, 'Louise Perrin')
  await expect(headingOf(page)).toHaveText('Abonnement résident')
  await page.getByRole('link', { name: 'Compléter mon profil' }).click()
  await expect(headingOf(page)).toHaveText('Votre adresse')
  expect(page.url()).not.toMatch(/four/i)
  const home = page.getByRole('region', { name: 'Adresse personnelle' })
  await expect(home).toContainText('l’adresse que vous avez cherchée dans les tarifs')
  await expect(home).toContainText('3 rue du Four')
  await expectSound(page, 'an address that was told')
  await home.getByRole('button', { name: 'Compléter ou corriger' }).click()
  await expect(home.getByLabel('Nom de la voie')).toHaveValue('du Four')
  // Do not save: other journeys need Louise without an address.
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(home).not.toContainText('cherchée dans les tarifs')
  expect(await page.evaluate(() => sessionStorage.getItem('parvis.visitor-address'))).toBeNull()
})

test('a visitor who finds no address chooses their street, and reads in English what is for others', {
  tag: '@phone',
}, async ({ page, portal }) => {
  await inEnglish(page)
  await page.goto(`${portal}/tarifs`)
  await page.getByText('Choose my street from the list').click()
  await page.getByRole('textbox', { name: /Name of the street/ }).fill('halles')
  await page.getByRole('button', { name: /rue des Halles/ }).click()
  await expect(page.getByRole('heading', { name: 'Zone Les Halles' })).toBeFocused()
  await page.getByText('2 offers for other zones').click()
  await expect(page.getByText('Only for: Centre and Les Coteaux.')).toBeVisible()
  await expectSound(page, '/tarifs in English')
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect(page.getByRole('combobox', { name: /Your address/ })).toBeFocused()
  await page.goto(`${portal}/tarifs/vm-nothing`)
  await expect(headingOf(page)).toHaveText('This offer is not available')
  await page.getByRole('link', { name: 'All prices' }).click()
  await expect(headingOf(page)).toHaveText('Prices, zones and documents')
})
