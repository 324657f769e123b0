import { expectSound } from '../accessible.ts'
import { expect, type Page, test } from '../portal.ts'
import { aFiledAppeal, aFine, atTheDesk, caseLinkOf, type GivenFine } from './at-the-desk.ts'
import { aPdf, filePickers } from './documents.ts'
import { button, inEnglish, main, titled } from './screen.ts'

test.beforeEach(({ page }) => inEnglish(page))

const ASKED = 'Please send a photo of the machine.'

/** Files an appeal for which the city requests a complement; returns its id. */
async function anAppealThatLacks(page: Page, portal: string, fine: GivenFine): Promise<string> {
  const id = await aFiledAppeal(page, portal, fine, 'The machine was out of order.')
  await atTheDesk(page, 'appeal-complement', { id, message: ASKED, piece: ['Photo 1'] })
  return id
}

async function openAppeal(page: Page, id: string, { plate }: GivenFine): Promise<void> {
  await page.goto(await caseLinkOf(page, 'appeal', id))
  await titled(page, 'Open your fine')
  await expectSound(page, 'the plate of a fine is asked')
  await page.getByRole('textbox', { name: 'Number plate' }).fill(plate)
  await button(page, 'Show the fine').click()
  await titled(page, 'Your appeal')
}

/** Sends nothing, then a message without its document, then both; a reload keeps the text. */
async function answerTheCity(page: Page): Promise<void> {
  const message = page.getByRole('textbox', { name: 'Your message' })
  const lacks = page.getByRole('region', { name: 'One answer needs correcting' })
  await button(page, 'Send my answer').click()
  await expect(lacks).toBeFocused()
  await expect(lacks).toContainText('Add the document: Photo 1.')
  await expect(page).toHaveTitle(/^Error/)
  await expectSound(page, 'an answer without its document')
  await message.fill('Here it is.')
  await page.reload()
  await expect(message).toHaveValue('Here it is.')
  await filePickers(page).first().setInputFiles(aPdf('photo.pdf'))
  await expect(main(page).getByText('File received')).toBeVisible()
  await expectSound(page, 'an answer with its document')
  await button(page, 'Send my answer').click()
}

test('the city asks for more of an appeal, is answered, lowers the price, and the corrected notice can be contested', {
  tag: '@phone',
}, async ({ page, portal }) => {
  const fine = await aFine(page)
  const id = await anAppealThatLacks(page, portal, fine)
  await openAppeal(page, id, fine)
  await expect(main(page).getByText('More information is needed', { exact: true })).toBeVisible()
  await expect(main(page)).toContainText(ASKED)
  await expect(page.getByRole('region', { name: 'Dates' })).toContainText('More expected by')
  await expectSound(page, 'more is asked of an appeal')

  await main(page).getByRole('link', { name: 'Answer the city', exact: true }).click()
  await titled(page, 'Answer the city')
  await answerTheCity(page)
  await titled(page, 'Your appeal')
  await expect(main(page).getByText('Your answer is sent')).toBeVisible()
  await expect(main(page).getByText('Under review', { exact: true })).toBeVisible()
  const history = page.getByRole('region', { name: 'History' })
  await expect(history).toContainText('The city asks for more')
  await expect(history).toContainText('Answer sent to the city')
  await expectSound(page, 'an appeal that was answered')

  const answer = 'The photo shows it.'
  await atTheDesk(page, 'appeal-accept', { id, answer, price: '12' })
  await page.reload()
  await expect(main(page).getByText('Accepted', { exact: true })).toBeVisible()
  const decision = page.getByRole('region', { name: 'The decision' })
  await expect(decision).toContainText(answer)
  await expect(decision).toContainText(/€12\.00 remain to be paid/)
  await expect(main(page).getByRole('link', { name: /Pay €12\.00/ })).toBeVisible()
  await expectSound(page, 'a decision')
  await main(page).getByRole('link', { name: 'Prepare an appeal' }).click()
  await expect(button(page, 'Start my appeal')).toBeVisible()
})
