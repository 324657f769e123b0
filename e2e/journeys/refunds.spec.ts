import { expectAccessible, expectAccessibleInBothThemes } from '../accessible.ts'
import { addresses, callAs, expect, fineThatShows, headingOf, openAs, type Page, test } from '../portal.ts'
import { caseLinkOf } from './at-the-desk.ts'
import { aPdf, filePickers } from './documents.ts'

/** Opens the refund from the fine; returns its address. */
async function followRefund(page: Page, portal: string, what: RegExp): Promise<string> {
  const { number, plate } = fineThatShows(what)
  await page.goto(`${portal}/fps`)
  await page.getByRole('textbox', { name: 'Numéro du FPS' }).fill(number)
  await page.getByRole('textbox', { name: 'Plaque d’immatriculation' }).fill(plate)
  await page.getByRole('button', { name: 'Voir mon FPS' }).click()
  await page.getByRole('link', { name: 'Suivre le remboursement' }).click()
  await expect(headingOf(page)).toHaveText('Un remboursement')
  return page.url().split('/').at(-1) ?? ''
}

async function sendBankDetails(page: Page, name: string): Promise<void> {
  await filePickers(page).first().setInputFiles(aPdf(name))
  await expect(page.getByText('Fichier reçu')).toBeVisible()
  await page.getByRole('button', { name: 'Envoyer le document' }).click()
  await expect(page.getByText('Document envoyé')).toBeVisible()
}

/** Opens the refund at the desk in a second page and runs `act`. */
async function withTheDesk(page: Page, refundId: string, act: (desk: Page) => Promise<void>): Promise<void> {
  const desk = await page.context().newPage()
  await desk.goto(`${addresses().origins.desk}/refunds/${refundId}`)
  await act(desk)
  await desk.close()
}

test('money comes back: bank details are sent by the case link, asked again with the agent’s words, and accepted', async ({
  page,
  portal,
}) => {
  test.setTimeout(120_000)
  const refundId = await followRefund(page, portal, /a refund waits for bank details/)
  await expect(page.getByText('Ce remboursement est protégé')).toBeVisible()
  await expect(filePickers(page)).toHaveCount(0)
  await expectAccessible(page, 'a refund of somebody else')
  await page.goto(await caseLinkOf(page, 'refund', refundId))
  await expect(page.getByText('Ce que la ville attend de vous')).toBeVisible()
  expect(page.url()).toBe(`${portal}/refunds/${refundId}`)
  const story = page.getByRole('region', { name: 'Le suivi' })
  await page.emulateMedia({ media: 'print' })
  const awaited = page.getByRole('region', { name: 'Ce que la ville attend de vous' })
  await expect(awaited.getByText('Coordonnées bancaires (RIB)').first()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expectAccessibleInBothThemes(page, 'a refund')
  await page.getByRole('button', { name: 'Envoyer le document' }).click()
  await expect(page.getByText(/Ajoutez le fichier/).first()).toBeVisible()
  await sendBankDetails(page, 'rib.pdf')
  await expect(page.getByText('À l’étude', { exact: true })).toBeVisible()
  await expect(page.getByText(/la ville ne verse rien avant le/)).toBeVisible()

  await withTheDesk(page, refundId, async desk => {
    await desk.getByRole('link', { name: 'Redemander le document' }).click()
    await desk.getByRole('textbox').fill('L’IBAN est coupé sur la photo.')
    await desk.getByRole('button', { name: 'Redemander le document' }).click()
    await expect(desk.getByText('Le document est redemandé.')).toBeVisible()
  })
  await page.reload()
  await expect(page.getByText('L’IBAN est coupé sur la photo.')).toBeVisible()
  await expect(story).toContainText('Document redemandé')
  await expectAccessible(page, 'the document is asked again')
  await sendBankDetails(page, 'rib-entier.pdf')

  await withTheDesk(page, refundId, async desk => {
    await desk.getByRole('button', { name: 'Accepter' }).click()
    await expect(desk.getByText('Le remboursement est accepté.')).toBeVisible()
  })
  await page.reload()
  await expect(page.getByText('Accepté', { exact: true })).toBeVisible()
  await expect(story.getByRole('listitem')).toHaveText([
    /Remboursement ouvert/,
    /Document demandé/,
    /Document reçu/,
    /Document redemandé/,
    /Document reçu/,
    /Remboursement accepté/,
    /Virement sur votre compte/,
  ])
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Télécharger.*Relevé du remboursement/ }).click()
  expect((await saving).suggestedFilename()).toMatch(/\.pdf$/)
})

/** A fine paid twice, with its refund open. */
async function anOverpaidFine(page: Page): Promise<{ number: string; plate: string }> {
  const fine = { number: '21380990000016261771771771', plate: 'EW771KR' }
  const tell = async (command: string, data: object) => {
    const headers = { 'x-parvis-desk': '1' }
    const told = await page.request.post(`${addresses().origins.desk}/api/${command}`, { data, headers })
    expect(told.status()).toBe(200)
  }
  await tell('fine-issue', { city: 'valmont', ...fine, place: 'Rue du Four', price: '35' })
  for (const source of ['antai', 'recovery'])
    await tell('fine-payment', { id: fine.number, source, amount: '35' })
  await tell('refund-open', { number: fine.number })
  return fine
}

test('keeping a fine in view gives nobody its refund: their account is told of none, and it stays closed', async ({
  page,
  portal,
}) => {
  const { number, plate } = await anOverpaidFine(page)
  const { headers } = await callAs(page, 'Louise Perrin')
  const kept = `${portal}/api/subscriber/fps/${number}`
  expect((await page.request.put(kept, { headers, data: { plate } })).status()).toBe(200)
  await openAs(page, 'Louise Perrin', '/souscriptions')
  await expect(page.getByRole('heading', { name: 'Indiquez votre adresse' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^La ville rembourse/ })).toHaveCount(0)
  await page.goto(`${portal}/fps/${number}`)
  await page.getByRole('link', { name: 'Suivre le remboursement' }).click()
  await expect(page.getByText('Ce remboursement est protégé')).toBeVisible()
  await expect(filePickers(page)).toHaveCount(0)
  await page.request.delete(kept, { headers })
})

test('a refund that was refused is told in English, with the city’s answer', { tag: '@phone' }, async ({
  page,
  portal,
}) => {
  const id = await followRefund(page, portal, /refund was refused/)
  await page.evaluate(() => localStorage.setItem('parvis.lang', 'en'))
  await page.goto(await caseLinkOf(page, 'refund', id))
  await page.reload()
  await expect(headingOf(page)).toHaveText('Your refund')
  await expect(page.getByText('Refused', { exact: true })).toBeVisible()
  await expect(page.getByText('Answer of the city')).toBeVisible()
  await expectAccessible(page, 'a refused refund')
})

test.describe('an address that was cut off on its way', () => {
  test.use({ expectedComplaints: /status of 404/ })

  test('opens no refund, and says where to find it', async ({ page, portal }) => {
    await page.goto(`${portal}/refunds/abc`)
    await expect(page.getByText('Aucun remboursement à cette adresse')).toBeVisible()
    await expectAccessible(page, 'no refund')
  })
})
