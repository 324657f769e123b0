import { expectSound } from '../accessible.ts'
import { test as base, expect, headingOf, openAs, type Page } from '../portal.ts'
import { aPlate, aRight, dropRight } from './at-the-desk.ts'
import { aPdf, filePickers } from './documents.ts'
import { button, inEnglish, main, titled } from './screen.ts'

const OWNER = 'Thomas Leroy'

const test = base.extend<{ right: string }>({
  right: async ({ page }, use) => {
    const right = await aRight(page, OWNER, 'secondCar')
    await use(right)
    await dropRight(page, right)
  },
})

test.describe.configure({ timeout: 90_000 })
test.beforeEach(({ page }) => inEnglish(page))

const review = (page: Page) => button(page, 'Check the request')

async function sendEveryDocument(page: Page): Promise<void> {
  const pickers = filePickers(page)
  const count = await pickers.count()
  for (let index = 0; index < count; index += 1) {
    await pickers.nth(index).setInputFiles(aPdf(`document-${index + 1}.pdf`))
    await expect(page.getByText('File received')).toHaveCount(index + 1)
  }
}

test('in English, another plate is asked for: what lacks is told, what changes is shown, and the city waits', {
  tag: '@phone',
}, async ({ page, portal: _, right }) => {
  const plate = aPlate()
  await openAs(page, OWNER, `/souscriptions/${right}`)
  await main(page)
    .getByRole('link', { name: /^Request a plate change/ })
    .locator('visible=true')
    .click()
  await titled(page, 'Change a plate')
  await expect(main(page)).toContainText('Your right keeps today’s plates until the city has decided.')
  await expect(main(page)).toContainText('All documents are needed again')

  await review(page).click()
  await expect(page.getByRole('region', { name: '3 answers need correcting' })).toBeFocused()
  await expect(main(page).getByText('Nothing has changed').first()).toBeVisible()
  await expect(
    main(page)
      .getByText(/^Add the file: /)
      .first(),
  ).toBeVisible()
  await expect(page).toHaveTitle(/^Error/)
  await expectSound(page, 'a plate change, what lacks')

  await page.getByRole('textbox', { name: /^Number plate/ }).fill(plate.toLowerCase())
  await expect(page.getByRole('region', { name: 'What changes' })).toContainText(plate)
  await sendEveryDocument(page)
  await review(page).click()
  const question = page.getByRole('alertdialog', { name: 'Ask for this change of plate?' })
  await question.getByRole('button', { name: 'Close' }).last().click()
  await expect(question).toBeHidden()
  await review(page).click()
  await expect(question).toContainText('do not park with a new plate yet')
  await expect(question.getByRole('region', { name: 'What changes' })).toContainText(plate)
  await expectSound(page, 'the question')
  await question.getByRole('button', { name: 'Send the request' }).click()

  await titled(page, 'Change request sent')
  await expect(headingOf(page)).toBeFocused()
  await expect(main(page)).toContainText('Until then, today’s plates remain the only valid ones')
  await expectSound(page, 'the request is sent')
  await main(page).getByRole('link', { name: 'See my rights' }).click()
  await titled(page, /^Hello/)
  await page.goto(`${new URL(page.url()).origin}/souscriptions/plate_request/${right}`)
  await expect(main(page)).toContainText('A change is already under review.')
  await expect(main(page).getByText('to be added, under review')).toBeVisible()
  await expect(main(page).getByText('to be removed, under review')).toBeVisible()
  await expectSound(page, 'a plate change under review')
})
