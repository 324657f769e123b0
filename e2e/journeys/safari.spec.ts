import { expect, headingOf, openAs, test } from '../portal.ts'

test.use({ isSafari: true })

test('where a press focuses neither buttons nor links, further actions answer and dialogs give the focus back', async ({
  page,
  portal: _,
}) => {
  const ahead = page.waitForResponse(/\/ahead[^/]*\.js$/)
  await openAs(page, 'Camille Martin', '/souscriptions')
  await expect(headingOf(page)).toHaveText('Bonjour Camille')
  // The code that focuses what is pressed comes with the first move of the pointer.
  await page.mouse.move(300, 300)
  await (await ahead).finished()
  const card = page.getByRole('article').filter({ hasText: 'Partagé' })
  await card.locator('summary').click()
  await card.getByRole('button', { name: /^Modifier les plaques/ }).click()
  await expect(page.getByRole('dialog', { name: 'Modifier les plaques' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card.locator(':focus')).toBeVisible()

  const detail = card.getByRole('link', { name: /^Voir le détail/ })
  await detail.click()
  await expect(page.getByRole('dialog', { name: /Abonnement résident$/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(detail).toBeFocused()
})
