import { expect, headingOf, type Page } from '../portal.ts'
import type { GivenFine } from './at-the-desk.ts'

/** Looks a fine up with the start page's form. */
export async function lookUp(page: Page, portal: string, { number, plate }: GivenFine): Promise<void> {
  await page.goto(`${portal}/fps`)
  // A list above the form moves it as it arrives: nobody types 28 digits before that, but a test does.
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Numéro du FPS' }).fill(number)
  await page.getByRole('textbox', { name: 'Plaque d’immatriculation' }).fill(plate)
  await page.getByRole('button', { name: 'Voir mon FPS' }).click()
  await expect(headingOf(page)).toContainText('Votre FPS')
}
