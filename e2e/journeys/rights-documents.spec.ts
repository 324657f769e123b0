import { expect, openAs, test } from '../portal.ts'

test('a resident reads the proof of their right in a tab of its own, and saves it under its name', async ({
  page,
  portal,
}) => {
  await openAs(page, 'Camille Martin', '/souscriptions/camille-sub-shared')
  const papers = page.getByRole('region', { name: 'Documents de la ville' })
  const answered = page.waitForResponse(response => response.url().includes('/payments/proof?'))
  const opened = page.waitForEvent('popup')
  await papers.getByRole('button', { name: /Ouvrir.*Justificatif/ }).click()
  const link = new URL((await answered).url())
  expect(link.searchParams.get('lang')).toBe('fr')
  expect((await answered).headers()['content-type']).toBe('application/pdf')
  await expect.poll(async () => (await opened).url()).toMatch(new RegExp(`^blob:${portal}/`))

  const saved = page.waitForEvent('download')
  await papers.getByRole('button', { name: /Télécharger.*Historique des plaques/ }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
})

test('a file that was sent can be had back', async ({ page, portal: _ }) => {
  await openAs(page, 'Camille Martin', '/souscriptions/camille-sub-shared')
  const files = page.getByRole('region', { name: 'Documents fournis' })
  await expect(files).toContainText(/\d,\d.Ko/)
  const saved = page.waitForEvent('download')
  await files.getByRole('button', { name: /Télécharger.*facture/ }).click()
  expect((await saved).suggestedFilename()).toMatch(/^facture/)
})

test('from the dashboard the papers wait behind the other actions', async ({ page, portal }) => {
  await openAs(page, 'Camille Martin', '/souscriptions')
  const tickets = page.getByRole('region', { name: 'Mes tickets' })
  await tickets.locator('summary').first().click()
  const opened = page.waitForEvent('popup')
  await tickets
    .getByRole('button', { name: /Ouvrir l’historique des plaques/ })
    .locator('visible=true')
    .click()
  await expect.poll(async () => (await opened).url()).toMatch(new RegExp(`^blob:${portal}/`))
})

test.describe('a paper that the city refuses', () => {
  test.use({ expectedComplaints: /status of 429/ })

  test('closes its tab and says why', async ({ page, portal: _ }) => {
    await page.route('**/api/documents/tickets', route =>
      route.fulfill({ status: 429, json: { status: 429, error: 'Too Many Requests', message: '' } }),
    )
    await openAs(page, 'Camille Martin', '/souscriptions/camille-sub-shared')
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: /Ouvrir.*Justificatif/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Le justificatif ne s’ouvre pas' })
    await expect(dialog.getByRole('alert')).toContainText('Trop d’essais')
    expect((await opened).isClosed()).toBe(true)
  })
})
