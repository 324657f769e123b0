import { expectAccessible, expectAccessibleInBothThemes, expectSound } from '../accessible.ts'
import { addresses, callAs, expect, fineThatShows, openAs, type Page, test } from '../portal.ts'
import { aFine, atTheDesk, caseLinkOf, type GivenFine } from './at-the-desk.ts'
import { aPdf, filePickers } from './documents.ts'
import { button, inEnglish, main, titled } from './screen.ts'

/** A fine that was paid twice, of which the city gives the second payment back. */
async function anOverpaidFine(page: Page): Promise<{ fine: GivenFine; refundId: string }> {
  const fine = await aFine(page)
  await atTheDesk(page, 'fine-payment', { id: fine.number, source: 'antai', amount: '70' })
  const { id } = await atTheDesk(page, 'refund-open', { number: fine.number })
  return { fine, refundId: id }
}

async function lookUp(page: Page, portal: string, { number, plate }: GivenFine): Promise<void> {
  await page.goto(`${portal}/fps`)
  await page.getByRole('textbox', { name: 'Fine number (FPS)' }).fill(number)
  await page.getByRole('textbox', { name: 'Number plate' }).fill(plate)
  await button(page, 'Show my fine').click()
  await titled(page, /^Your fine/)
}

/** From the fine to its refund, which stays closed without the case link. */
async function followRefund(page: Page): Promise<void> {
  await main(page).getByRole('link', { name: 'Follow the refund' }).click()
  await titled(page, 'A refund')
  await expect(main(page)).toContainText('This refund is protected')
  await expect(filePickers(page)).toHaveCount(0)
}

async function sendBankDetails(page: Page, name: string): Promise<void> {
  await filePickers(page).first().setInputFiles(aPdf(name))
  await expect(main(page).getByText('File received')).toBeVisible()
  await button(page, 'Send the document').click()
  await expect(main(page).getByText('Document sent')).toBeVisible()
  await expect(main(page).getByText('Under review', { exact: true })).toBeVisible()
}

/** On the pages of the desk, as an agent does. */
async function askAgainAtTheDesk(page: Page, refundId: string, words: string): Promise<void> {
  const desk = await page.context().newPage()
  await desk.goto(`${addresses().origins.desk}/refunds/${refundId}`)
  await desk.getByRole('link', { name: 'Redemander le document' }).click()
  await desk.getByRole('textbox').fill(words)
  await desk.getByRole('button', { name: 'Redemander le document' }).click()
  await expect(desk.getByText('Le document est redemandé.')).toBeVisible()
  await desk.close()
}

test('bank details are asked for, sent by the case link, asked for again with the agent’s words, and accepted', {
  tag: '@phone',
}, async ({ page, portal }) => {
  test.setTimeout(120_000)
  await inEnglish(page)
  const { fine, refundId: id } = await anOverpaidFine(page)
  await lookUp(page, portal, fine)
  await expect(main(page)).toContainText('Paid too much')
  await expectSound(page, 'a fine that was paid twice')
  await followRefund(page)
  await expectSound(page, 'a refund of somebody else')
  await page.goto(await caseLinkOf(page, 'refund', id))
  await expect(main(page).getByText('Document needed', { exact: true })).toBeVisible()
  expect(page.url()).toBe(`${portal}/refunds/${id}`)
  await expect(main(page)).toContainText('€35.00')
  const awaited = page.getByRole('region', { name: 'What the city needs from you' })
  await page.emulateMedia({ media: 'print' })
  await expect(awaited.getByText('Bank details (IBAN)').first()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expectAccessibleInBothThemes(page, 'a refund')
  await button(page, 'Send the document').click()
  await expect(main(page).getByText('Add the file: Bank details (IBAN).')).toBeVisible()
  await expectSound(page, 'a refund whose document lacks')
  await sendBankDetails(page, 'bank-details.pdf')
  await expect(main(page)).toContainText('the city pays nothing before')
  await expectSound(page, 'a refund under review')

  await askAgainAtTheDesk(page, id, 'The IBAN is cut off.')
  await page.reload()
  await expect(main(page).getByText('The city asks for your bank details again')).toBeVisible()
  await expect(main(page)).toContainText('The IBAN is cut off.')
  await expectSound(page, 'the document is asked for again')
  await sendBankDetails(page, 'bank-details-whole.pdf')

  await atTheDesk(page, 'refund-accept', { id })
  await page.reload()
  await expect(main(page).getByText('Accepted', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Progress' }).getByRole('listitem')).toHaveText([
    /Refund opened/,
    /Document asked for/,
    /Document received by the city/,
    /Document asked for again/,
    /Document received by the city/,
    /Refund accepted/,
    /Transfer to your account/,
  ])
  await expectSound(page, 'a refund that is accepted')
  const saving = page.waitForEvent('download')
  await button(page, /^Download.*refund/).click()
  expect((await saving).suggestedFilename()).toMatch(/\.pdf$/)
})

test('keeping a fine in view gives nobody its refund: their account is told of none, and it stays closed', async ({
  page,
  portal,
}) => {
  const { number, plate } = (await anOverpaidFine(page)).fine
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

test('a refund that was refused is told, with the city’s answer', { tag: '@phone' }, async ({
  page,
  portal,
}) => {
  await inEnglish(page)
  await lookUp(page, portal, fineThatShows(/refund was refused/))
  await followRefund(page)
  await page.goto(await caseLinkOf(page, 'refund', page.url().split('/').at(-1) ?? ''))
  await titled(page, 'Your refund')
  await expect(main(page).getByText('Refused', { exact: true })).toBeVisible()
  await expect(main(page).getByText('Answer of the city')).toBeVisible()
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
