import { expectSound } from '../accessible.ts'
import { expect, headingOf, openAs, type Page, test } from '../portal.ts'
import { aPlate } from './at-the-desk.ts'
import { linkMailedTo } from './mails.ts'
import { inEnglish } from './screen.ts'

test('a profile that a request asks for is saved and leads back to it; a new sign-in address waits for its proof', async ({
  page,
  portal,
}) => {
  const wished = 'georges.nouvelle@example.org'
  const back = '/souscriptions/create/vm-resident?step=identity'
  await openAs(page, 'Georges Faure', `/settings?professional=false&back=${encodeURIComponent(back)}`)
  await expect(headingOf(page)).toHaveText('Mon profil')
  await expect(page.getByRole('link', { name: 'Revenir à la page précédente' })).toHaveAttribute('href', back)
  await page.getByLabel('Téléphone fixe').fill('0123')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Votre profil n’a pas été enregistré' })).toBeFocused()
  await expectSound(page, 'a wrong number')
  const fresh = `01 23 45 67 ${Math.floor(Math.random() * 90) + 10}`
  await page.getByLabel('Téléphone fixe').fill(fresh)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page).toHaveURL(/\/souscriptions\/create\/vm-resident\?step=identity/)

  await page.goto(`${portal}/settings?back=${encodeURIComponent('//elsewhere.example/')}`)
  await expect(page.getByRole('link', { name: 'Revenir à la page précédente' })).toHaveCount(0)
  await expect(page.getByLabel('Téléphone fixe')).toHaveValue(new RegExp(fresh.replaceAll(' ', '\\s?')))
  await page.getByLabel('Adresse e-mail').fill(wished)
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText(`${wished} attend votre confirmation`)).toBeVisible()
  await expectSound(page, 'an address that waits')
  await linkMailedTo(wished, '/verify/update/email')
  await page.getByRole('button', { name: 'Garder l’adresse actuelle' }).click()
  await expect(page.getByText(`${wished} attend votre confirmation`)).toHaveCount(0)
  await expect(page.getByLabel('Adresse e-mail')).toBeFocused()
})

test('the history is read in English, narrowed, paged to its end, and leads to what it tells of', {
  tag: '@phone',
}, async ({ page, portal: _ }) => {
  await inEnglish(page)
  await openAs(page, 'Camille Martin', '/souscriptions')
  await page.getByRole('button', { name: /Camille Martin/ }).click()
  await page.getByRole('link', { name: 'History' }).click()
  await expect(headingOf(page)).toHaveText('History')
  await expect(headingOf(page)).toBeFocused()
  await expect(page.getByText('30 events shown.')).toBeVisible()
  await expectSound(page, 'history')
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByText('60 events shown').first()).toBeVisible()
  await page.getByRole('radio', { name: 'Fines' }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/about=fines$/)
  await expect(page.getByText(/that is all/).first()).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/about=appeals$/)
  await page.goto(page.url().replace('appeals', 'rights'))
  // Other journeys add events: the oldest are pages away.
  const right = page.getByRole('link', { name: 'Abonnement résident' }).first()
  const more = page.getByRole('button', { name: 'Show more' })
  await expect(async () => {
    if (!(await right.isVisible())) await more.click({ timeout: 2000 })
    await expect(right).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await right.click()
  await expect(page).toHaveURL(/\/souscriptions\/camille-sub-/)
})

test('an account with rights is told which ones stand in the way of deleting it', async ({
  page,
  portal: _,
}) => {
  await openAs(page, 'Camille Martin', '/settings/data')
  await expect(page.getByText(/^\d+ droits sont en cours ou à venir$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Supprimer mon compte' })).toHaveCount(0)
  await page
    .getByRole('link', { name: /^Abonnement résident, jusqu’au/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/souscriptions\/camille-sub-/)
})

/** Nine vans of one class offer no filter; with a vehicle without class, there is one. */
async function filterByClass(page: Page, name: string): Promise<void> {
  const vehicles = page.getByRole('region', { name: 'Vehicles' })
  const filter = vehicles.getByRole('group', { name: 'Filter by Crit’Air class' })
  const rows = vehicles.getByRole('listitem')
  await filter.getByRole('checkbox', { name: 'No Crit’Air class' }).check()
  await expect(rows.filter({ hasText: name })).toBeVisible()
  await expect(rows.filter({ hasText: 'Fourgon' })).toHaveCount(0)
  await expect(vehicles.getByRole('status')).toHaveText(/^\d vehicles? of 1\d\.$/)
  await expectSound(page, 'vehicles of one class')
  await filter.getByRole('checkbox', { name: 'No Crit’Air class' }).uncheck()
  await filter.getByRole('checkbox', { name: 'Crit’Air 2' }).check()
  await expect(vehicles.getByRole('status')).toHaveText(/^9 vehicles of 1\d\.$/)
  await expect(rows.filter({ hasText: name })).toHaveCount(0)
  await expect(vehicles.getByRole('button', { name: /^Rename Fourgon \d$/ })).toHaveCount(9)
  await filter.getByRole('checkbox', { name: 'Crit’Air 2' }).uncheck()
  await expect(rows.filter({ hasText: name })).toBeVisible()
}

test('a vehicle is added to a fleet, renamed, found by its class, and removed', {
  tag: '@phone',
}, async ({ page, portal: _ }) => {
  const [name, better] = ['Scooter', 'Moped']
  const vehicles = page.getByRole('region', { name: 'Vehicles' })
  const field = vehicles.getByRole('textbox', { name: /^Name of the vehicle/ })
  const row = vehicles.getByRole('listitem').filter({ hasText: better })
  await inEnglish(page)
  await openAs(page, 'Yanis Benali', '/settings')
  await vehicles.getByRole('button', { name: 'Add a vehicle' }).click()
  await vehicles.getByRole('button', { name: 'Save the vehicle' }).click()
  await expect(
    vehicles.getByText('Write the plate with letters and digits, 2 to 15 characters.'),
  ).toBeVisible()
  await expectSound(page, 'a vehicle without its plate')
  await vehicles.getByRole('textbox', { name: /^Number plate/ }).fill(aPlate())
  await field.fill(name)
  await vehicles.getByRole('button', { name: 'Save the vehicle' }).click()
  await expect(page.getByText('The vehicle has been added.')).toBeVisible()
  await expect(vehicles.getByRole('button', { name: 'Add a vehicle' })).toBeFocused()

  await vehicles.getByRole('button', { name: /^… and \d+ more vehicles?$/ }).click()
  await vehicles.getByRole('button', { name: `Rename ${name}` }).click()
  await expect(field).toBeFocused()
  await field.fill(better)
  await vehicles.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The vehicle has been renamed.')).toBeVisible()
  await filterByClass(page, better)

  await vehicles.getByRole('button', { name: `Remove ${better}` }).click()
  const question = vehicles.getByRole('group', { name: `Remove “${better}”?` })
  await expect(question).toContainText('Your current rights do not change.')
  await expectSound(page, 'the question before a vehicle is removed')
  await question.getByRole('button', { name: 'Remove the vehicle' }).click()
  await expect(page.getByText('The vehicle has been removed.')).toBeVisible()
  await expect(row).toHaveCount(0)
})
