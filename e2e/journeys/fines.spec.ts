import { addresses, expect, headingOf, openAs, test } from '../portal.ts'

const fine = (what: RegExp) => {
  const found = addresses().fines.find(({ shows }) => what.test(shows))
  if (!found) throw new Error(`no fine of the demonstration shows ${what}`)
  return found
}

test('somebody signed out looks up a fine by number and plate, whatever the spacing, and sees the amount due', async ({
  page,
  portal,
}) => {
  const { number, plate } = fine(/reduced price still running/)
  await page.goto(`${portal}/fps`)
  await page.getByRole('textbox', { name: 'Numéro du FPS' }).fill(number.replace(/(\d{4})/g, '$1 '))
  await page.getByRole('textbox', { name: 'Plaque d’immatriculation' }).fill(plate.toLowerCase())
  await page.getByRole('button', { name: 'Voir mon FPS' }).click()
  await expect(headingOf(page)).toContainText('Votre FPS')
  await expect(page.getByRole('main')).toContainText(/\d+,\d{2}\s€/)
  expect(page.url()).not.toContain(plate)
  expect(page.url().toLowerCase()).not.toContain(plate.toLowerCase())
})

test.describe('a wrong plate', () => {
  test.use({ expectedComplaints: /status of 404/ })

  test('is answered like a fine that does not exist', async ({ page, portal }) => {
    const { number } = fine(/reduced price still running/)
    await page.goto(`${portal}/fps`)
    await page.getByRole('textbox', { name: 'Numéro du FPS' }).fill(number)
    await page.getByRole('textbox', { name: 'Plaque d’immatriculation' }).fill('ZZ-999-ZZ')
    await page.getByRole('button', { name: 'Voir mon FPS' }).click()
    await expect(page.getByText('Aucun FPS trouvé')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Numéro du FPS' })).not.toHaveValue('')
  })
})

test('a wrong number is told at its field before anything is sent', async ({ page, portal }) => {
  await page.goto(`${portal}/fps`)
  await page.getByRole('textbox', { name: 'Numéro du FPS' }).fill('1234')
  await page.getByRole('button', { name: 'Voir mon FPS' }).click()
  await expect(page.getByText(/Le numéro compte 26 chiffres/).first()).toBeVisible()
})

test('the requests screen lists what this person may ask for', async ({ page, portal: _ }) => {
  await openAs(page, 'Camille Martin', '/demandes')
  await expect(headingOf(page)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Véhicule électrique')
  await expect(page.getByRole('main')).toContainText('Visiteur, une journée')
})

test('a profile is changed, kept, and shown after a reload', async ({ page, portal: _ }) => {
  await openAs(page, 'Nadia Haddad', '/settings')
  const phone = page.getByLabel(/Téléphone fixe/)
  const fresh = `01 99 00 ${String(Math.floor(Math.random() * 90) + 10)} 11`
  await phone.fill(fresh)
  await page.getByRole('button', { name: /Enregistrer/ }).click()
  await expect(page.getByText(/enregistré/i).first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(/Téléphone fixe/)).toHaveValue(new RegExp(fresh.replace(/\s/g, '\\s?')))
})

test('a wrong field of the profile is told at the field and in a summary, and nothing is lost', async ({
  page,
  portal: _,
}) => {
  await openAs(page, 'Nadia Haddad', '/settings')
  await page.getByLabel(/Téléphone mobile/).fill('12')
  await page.getByLabel('Prénom').fill('')
  await page.getByRole('button', { name: /Enregistrer/ }).click()
  const told = 'Écrivez le numéro de mobile comme 06 12 34 56 78 ou +33 6 12 34 56 78.'
  await page.getByRole('link', { name: told }).click()
  await expect(page.getByLabel(/Téléphone mobile/)).toBeFocused()
  await expect(page.getByText('Écrivez votre prénom, de 2 à 50 caractères.').last()).toBeVisible()
  await expect(page.getByLabel(/Téléphone mobile/)).toHaveValue('12')
})
