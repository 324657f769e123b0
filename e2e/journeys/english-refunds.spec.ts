import { expectSound } from '../accessible.ts'
import { expect, type Page, test } from '../portal.ts'
import { aFine, atTheDesk, caseLinkOf, type GivenFine } from './at-the-desk.ts'
import { aPdf, filePickers } from './documents.ts'
import { button, inEnglish, main, titled } from './english.ts'

test.beforeEach(({ page }) => inEnglish(page))

/** Creates a fine that was paid twice, with the refund of the second payment; returns the refund's id. */
async function aRefund(page: Page, { number }: GivenFine): Promise<string> {
  await atTheDesk(page, 'fine-payment', { id: number, source: 'antai', amount: '70' })
  return (await atTheDesk(page, 'refund-open', { number, lang: 'en' })).id
}

async function followRefund(page: Page, portal: string, { number, plate }: GivenFine): Promise<void> {
  await page.goto(`${portal}/fps`)
  await page.getByRole('textbox', { name: 'Fine number (FPS)' }).fill(number)
  await page.getByRole('textbox', { name: 'Number plate' }).fill(plate)
  await button(page, 'Show my fine').click()
  await titled(page, /^Your fine/)
  await expect(main(page)).toContainText('Paid too much')
  await expectSound(page, 'a fine that was paid twice')
  await main(page).getByRole('link', { name: 'Follow the refund' }).click()
  await titled(page, 'A refund')
  await expect(main(page)).toContainText('This refund is protected')
  await expectSound(page, 'a refund of somebody else')
}

async function sendBankDetails(page: Page, name: string): Promise<void> {
  await filePickers(page).first().setInputFiles(aPdf(name))
  await expect(main(page).getByText('File received')).toBeVisible()
  await button(page, 'Send the document').click()
  await expect(main(page).getByText('Document sent')).toBeVisible()
  await expect(main(page).getByText('Under review', { exact: true })).toBeVisible()
}

test('in English, bank details are asked for, sent by the case link, asked for again, and accepted', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const fine = await aFine(page)
  const id = await aRefund(page, fine)
  const story = page.getByRole('region', { name: 'Progress' })
  await followRefund(page, portal, fine)
  await page.goto(await caseLinkOf(page, 'refund', id))
  await expect(main(page).getByText('Document needed', { exact: true })).toBeVisible()
  await expect(main(page)).toContainText('€35.00')
  await expect(main(page)).toContainText('To pay you back, the city needs the document asked for below.')

  await button(page, 'Send the document').click()
  await expect(main(page).getByText('Add the file: Bank details (IBAN).')).toBeVisible()
  await expectSound(page, 'a refund whose document lacks')
  await sendBankDetails(page, 'bank-details.pdf')
  await expectSound(page, 'a refund under review')

  await atTheDesk(page, 'refund-document', { id, answer: 'The IBAN is cut off.' })
  await page.reload()
  await expect(main(page).getByText('The city asks for your bank details again')).toBeVisible()
  await expect(main(page)).toContainText('The IBAN is cut off.')
  await expect(story).toContainText('Document asked for again')
  await expectSound(page, 'the document is asked for again')
  await sendBankDetails(page, 'bank-details-whole.pdf')

  await atTheDesk(page, 'refund-accept', { id })
  await page.reload()
  await expect(main(page).getByText('Accepted', { exact: true })).toBeVisible()
  await expect(story.getByRole('listitem')).toHaveText([
    /Refund opened/,
    /Document asked for/,
    /Document received by the city/,
    /Document asked for again/,
    /Document received by the city/,
    /Refund accepted/,
    /Transfer to your account/,
  ])
  await expectSound(page, 'a refund that is accepted')
})
