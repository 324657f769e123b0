import { expectAccessible } from '../accessible.ts'
import { expect, headingOf, openAs, type Page, test } from '../portal.ts'
import { aPdf, filePickers } from './documents.ts'
import { draftSaved } from './drafts-held.ts'

const ORDER = 'georges-sub-evidence'
const pass = (page: Page) => page.getByRole('button', { name: /^Transmettre/ })

test('a resident sends what the city asks by keyboard alone, and the request is under review', async ({
  page,
  portal: _,
}) => {
  test.setTimeout(120_000)
  // Listen before the press: a later listener may miss the event, and the browser's own dialog would open.
  page.on('filechooser', () => undefined)
  await openAs(page, 'Georges Faure', `/souscriptions/complete/${ORDER}`)
  await expect(page.getByRole('heading', { name: 'Le message de la ville' })).toBeVisible()
  await pass(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: /Il manque/ })).toBeFocused()
  await expectAccessible(page, 'what lacks')
  const count = await filePickers(page).count()
  for (let index = 0; index < count; index += 1) {
    // The first link of the summary leads to the first document that has no file yet.
    await page.getByRole('region', { name: /Il manque/ }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Choisir un fichier/)
    const chooser = page.waitForEvent('filechooser')
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(aPdf(`piece-${index + 1}.pdf`))
    await expect(page.getByText('Fichier reçu')).toHaveCount(index + 1)
  }
  await expect(draftSaved(page)).toBeVisible()
  await pass(page).focus()
  await page.keyboard.press('Enter')
  await expect(headingOf(page)).toHaveText('Documents transmis')
  await expect(headingOf(page)).toBeFocused()
  await expect(page.getByText('Votre demande est à l’étude')).toBeVisible()
  await page.getByRole('link', { name: 'Voir mes droits' }).click()
  await expect(headingOf(page)).toHaveText('Bonjour Georges')
  await openAs(page, 'Georges Faure', `/souscriptions/complete/${ORDER}`)
  await expect(page.getByText('La ville n’attend aucun document pour ce droit')).toBeVisible()
})
