import { expectAccessible } from '../accessible.ts'
import { expect, headingOf, openAs, type Page, test } from '../portal.ts'
import { aPdf, filePickers } from './documents.ts'

const PATH = '/souscriptions/plate_request/yanis-sub-fleet'

// Three accessibility checks and as many uploads take long on a busy machine.
test.describe.configure({ timeout: 120_000 })

const firstPlate = (page: Page) => page.getByRole('textbox', { name: /^Plaque 1/ })
const review = (page: Page) => page.getByRole('button', { name: 'Vérifier la demande' })

test('a plumber asks for another plate, with every document, and finds the request in progress', async ({
  page,
  portal: _,
}) => {
  await openAs(page, 'Yanis Benali', PATH)
  await expect(page.getByText('Tous les documents sont à fournir à nouveau')).toBeVisible()
  await review(page).click()
  await expect(page.getByRole('region', { name: /à corriger/ })).toBeFocused()
  await expectAccessible(page, 'what lacks')
  await firstPlate(page).fill('hk 741 vz')
  await expect(page.getByRole('region', { name: 'Ce qui change' })).toContainText('HK-741-VZ')
  const pickers = filePickers(page)
  const count = await pickers.count()
  for (let index = 0; index < count; index += 1) {
    await pickers.nth(index).setInputFiles(aPdf(`piece-${index + 1}.pdf`))
    await expect(page.getByText('Fichier reçu')).toHaveCount(index + 1)
  }
  await review(page).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('HK-741-VZ')
  await expectAccessible(page, 'the question')
  await question.getByRole('button', { name: 'Fermer' }).last().click()
  await expect(question).toBeHidden()
  await review(page).click()
  await question.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(headingOf(page)).toHaveText('Demande de changement envoyée')
  await expect(headingOf(page)).toBeFocused()
  await expectAccessible(page, 'the request is sent')
  await page.getByRole('link', { name: 'Voir mes droits' }).click()
  await openAs(page, 'Yanis Benali', PATH)
  await expect(page.getByText('déjà à l’étude')).toBeVisible()
  await expect(page.getByText('à ajouter, à l’étude')).toBeVisible()
})
