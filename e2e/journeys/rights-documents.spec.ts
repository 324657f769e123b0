import { WHOLE_BROWSER } from '../browser.ts'
import { expect, openAs, test } from '../portal.ts'

test.use({ launchOptions: WHOLE_BROWSER })

test('a resident reads the proof of their right in a tab of its own, and saves it under its name, as the files that were sent', async ({
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

  const files = page.getByRole('region', { name: 'Documents fournis' })
  await expect(files).toContainText(/\d,\d.Ko/)
  const given = page.waitForEvent('download')
  await files.getByRole('button', { name: /Télécharger.*facture/ }).click()
  expect((await given).suggestedFilename()).toMatch(/^facture/)
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
