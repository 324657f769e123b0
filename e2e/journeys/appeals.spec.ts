import { expectAccessible } from '../accessible.ts'
import { expect, headingOf, openAs, type Page, test } from '../portal.ts'
import { aFiledAppeal, aFine, atTheDesk, caseLinkOf, type GivenFine } from './at-the-desk.ts'
import { aPdf, filePickers } from './documents.ts'
import { draftSaved } from './drafts-held.ts'
import { inEnglish } from './screen.ts'

/** Opened by its address, or by its case link, which also asks for the plate. */
async function openAppeal(page: Page, address: string, { plate }: GivenFine): Promise<void> {
  await page.goto(address)
  await page.getByRole('textbox', { name: /Plaque|plate/i }).fill(plate)
  await page.keyboard.press('Enter')
  await expect(headingOf(page)).not.toHaveText(/Ouvrir|Open/)
}

// The store refuses an invalid file (422); a busy printer answers 503.
test.use({ expectedComplaints: /status of (422|503)/ })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const press = async (page: Page, name: string | RegExp, key = 'Enter') => {
  await button(page, name).focus()
  await page.keyboard.press(key)
}
const typeInto = async (page: Page, label: string, text: string) => {
  await page.getByRole('textbox', { name: label, exact: true }).focus()
  await page.keyboard.insertText(text)
}

/** Retries: the city's printer handles one document at a time and otherwise answers 503. */
async function savePaper(page: Page, name: RegExp): Promise<void> {
  await expect(async () => {
    const download = page.waitForEvent('download', { timeout: 15_000 })
    await press(page, name)
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  }).toPass({ timeout: 90_000 })
}

const BROKEN = 'L’horodateur était en panne.'

test('somebody signed out contests by keyboard alone, loses nothing to a reload, and keeps a receipt', async ({
  page,
  portal,
}) => {
  test.setTimeout(240_000)
  const fine = await aFine(page)
  await openAppeal(page, `${portal}/fps/${fine.number}/appeal`, fine)
  await expect(page.getByRole('main')).toContainText('Payer ne met pas fin à la contestation')
  await expectAccessible(page, 'before an appeal')
  await press(page, 'Commencer ma contestation')

  await expect(headingOf(page)).toHaveText(/Pourquoi contestez-vous/)
  await expect(headingOf(page)).toBeFocused()
  await press(page, 'Continuer')
  await expect(page.getByRole('region', { name: /à corriger/ })).toBeFocused()
  await expectAccessible(page, 'a reason is missing')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: /carte mobilité/ }).focus()
  await page.keyboard.press('Space')
  await press(page, 'Continuer')

  await expect(headingOf(page)).toHaveText('Vos documents')
  await press(page, 'Continuer')
  await expect(page.getByRole('link', { name: /Ajoutez le document/ })).toBeVisible()
  const broken = { ...aPdf('recto.pdf'), buffer: Buffer.from('no paper') }
  await filePickers(page).first().setInputFiles(broken)
  await expect(page.getByText(/vide, protégé ou abîmé/)).toBeVisible()
  await filePickers(page).first().setInputFiles(aPdf('recto.pdf'))
  await expect(page.getByText('Fichier reçu')).toHaveCount(1)
  await press(page, /Ajouter un autre fichier/)
  await filePickers(page).nth(1).setInputFiles(aPdf('verso.pdf'))
  await expect(page.getByText('Fichier reçu')).toHaveCount(2)
  await expectAccessible(page, 'documents')
  await expect(draftSaved(page)).toBeVisible()
  await press(page, 'Continuer')

  await expect(headingOf(page)).toHaveText(/Qui conteste/)
  await page.getByRole('radio', { name: /Titulaire/ }).focus()
  await page.keyboard.press('Space')
  await typeInto(page, 'Prénom', 'Alex')
  await typeInto(page, 'Nom de famille', 'Fontaine')
  await page.getByRole('combobox', { name: 'Rechercher une adresse' }).focus()
  await page.keyboard.insertText('2 rue pasteur')
  await expect(page.getByRole('option', { name: '2 rue Pasteur, 38990 Valmont', exact: true })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Adresse postale' })).toContainText('2 rue Pasteur')
  await expect(draftSaved(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Nom de famille', exact: true })).toHaveValue('Fontaine')
  await expect(page.getByRole('radio', { name: /Titulaire/ })).toBeChecked()
  await expect(page.getByRole('group', { name: 'Adresse postale' })).toContainText('38990 Valmont')
  await expectAccessible(page, 'who contests')
  await press(page, 'Compléter ou corriger')
  await page.getByRole('textbox', { name: 'Complément ou lieu-dit' }).focus()
  await page.keyboard.insertText('Bâtiment C')
  await press(page, 'Continuer')

  await expect(headingOf(page)).toHaveText('Vos explications')
  await typeInto(page, 'Ce qui s’est passé', 'Ma carte était posée derrière le pare-brise.')
  await expectAccessible(page, 'the explanation')
  await press(page, 'Continuer')
  await expect(headingOf(page)).toHaveText(/Tout est-il exact/)
  await expect(page.getByRole('main')).toContainText('verso.pdf')
  await expect(page.getByRole('main')).toContainText('Ma carte était posée')
  await expectAccessible(page, 'the check')
  await press(page, 'Envoyer ma contestation')

  await expect(headingOf(page)).toHaveText('Votre contestation est envoyée')
  await expect(page.getByText('À l’étude', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Les dates' })).toContainText(
    'Son silence à cette date vaut rejet',
  )
  await expectAccessible(page, 'an appeal that is sent')
  await savePaper(page, /Télécharger.*Accusé de réception/)
  expect(page.url()).toContain(fine.number)
  expect(page.url()).not.toContain(fine.plate)
})

test('a rejected appeal tells until when and how one goes to court', async ({ page, portal }) => {
  test.setTimeout(240_000)
  const fine = await aFine(page)
  const id = await aFiledAppeal(page, portal, fine, BROKEN)
  await atTheDesk(page, 'appeal-reject', { id, answer: 'Un autre horodateur marchait à vingt mètres.' })
  await openAppeal(page, await caseLinkOf(page, 'appeal', id), fine)
  await expect(page.getByText('Rejetée', { exact: true })).toBeVisible()
  const court = page.getByRole('region', { name: /Saisir le tribunal/ })
  await expect(court).toContainText('Limoges')
  await expectAccessible(page, 'a rejected appeal')
  await expect(page.getByRole('link', { name: /Dernier jour pour saisir/ })).toHaveAttribute(
    'download',
    /\.ics$/,
  )
  await savePaper(page, /Télécharger.*Réponse de la ville/)
})

test('a draft begun signed in goes on in another browser, in English, is sent, and is withdrawn', {
  tag: '@phone',
}, async ({ page, portal, browser }) => {
  test.setTimeout(240_000)
  const fine = await aFine(page)
  await inEnglish(page)
  await openAs(page, 'Camille Martin', `/fps/${fine.number}/appeal`)
  await page.getByRole('textbox', { name: /plate/i }).fill(fine.plate)
  await page.keyboard.press('Enter')
  await button(page, 'Start my appeal').click()
  await page.getByRole('radio', { name: 'Another reason' }).check()
  await button(page, 'Continue').click()
  await button(page, 'Continue').click()
  await expect(page.getByRole('textbox', { name: 'Last name', exact: true })).toHaveValue('Martin')
  await page.getByRole('radio', { name: /Lessee/ }).check()
  await expect(draftSaved(page, 'Draft saved')).toBeVisible()
  await page.close()

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await inEnglish(other)
  await openAs(other, 'Camille Martin', `/fps/${fine.number}/appeal`)
  await other.getByRole('textbox', { name: /plate/i }).fill(fine.plate)
  await other.keyboard.press('Enter')
  await expect(button(other, 'Resume the draft')).toBeVisible()
  await expectAccessible(other, 'a draft is found, in English')
  await button(other, 'Resume the draft').click()
  await expect(headingOf(other)).toHaveText('Your explanation')
  await other.getByRole('textbox', { name: 'What happened' }).fill('I was unloading for five minutes.')
  await button(other, 'Continue').click()
  await expect(other.getByRole('main')).toContainText('Lessee of the vehicle')
  await button(other, 'Send my appeal').click()
  await expect(headingOf(other)).toHaveText('Your appeal is sent')

  await button(other, 'Withdraw my appeal').click()
  await expect(other.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(other, 'the question before an appeal is withdrawn')
  await other.getByRole('alertdialog').getByRole('button', { name: 'Withdraw my appeal' }).click()
  await expect(other.getByText('Your appeal is withdrawn')).toBeVisible()
  await expect(other.getByRole('link', { name: 'Prepare an appeal' })).toBeVisible()
  await elsewhere.close()
  expect(portal).not.toBe('')
})
