import { expect, openAs, test } from '../portal.ts'

test.use({ isSafari: true })

test('where a press focuses neither buttons nor links, further actions answer and dialogs give the focus back', async ({
  page,
  portal: _,
}) => {
  await openAs(page, 'Camille Martin', '/souscriptions')
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
