import { expectAccessible, expectSound } from '../accessible.ts'
import { expect, openAs, test } from '../portal.ts'
import { button, inEnglish, main } from './screen.ts'

// Leaves nothing that could affect other journeys.
test.beforeEach(({ page }) => inEnglish(page))

const SHOWN_STATES = {
  'Camille Martin': [
    ['camille-sub-to-come', 'Upcoming', ['Where it is valid', 'Documents from the city']],
    ['camille-sub-expired', 'Expired', ['Where it is valid', 'In short']],
    ['tickets/camille-tic-canceled', 'Cancelled', ['Dates asked for', 'Steps']],
  ],
  'Inès Moreau': [['camille-sub-shared', 'Active', ['Leave this shared right', 'Plate history']]],
  'Georges Faure': [
    ['georges-sub-rejected', 'Rejected', ['Messages from the city', 'Steps']],
    ['georges-sub-canceled', 'Cancelled', ['Dates asked for', 'Steps']],
    ['tickets/georges-tic-evidence', 'Document needed', ['Dates asked for', 'Steps']],
  ],
  'Thomas Leroy': [['thomas-sub-review', 'Under review', ['The city is reviewing your request']]],
  'Yanis Benali': [['tickets/yanis-tic-review', 'Under review', ['Plates']]],
} as const

for (const [who, rights] of Object.entries(SHOWN_STATES))
  test(`the rights of ${who} say in English how they stand`, { tag: '@phone' }, async ({
    page,
    portal: _,
  }) => {
    for (const [path, status, facts] of rights)
      await test.step(path, async () => {
        await openAs(page, who, `/souscriptions/${path}`)
        await expect(main(page).getByText(status, { exact: true }).first()).toBeVisible()
        for (const fact of facts) await expect(main(page).getByText(fact).first()).toBeVisible()
        await expectSound(page, path)
      })
    if (who !== 'Thomas Leroy') return
    await openAs(page, who, '/souscriptions/plate_request/thomas-sub-plate')
    await expect(main(page)).toContainText('A change is already under review. The city will answer you.')
    await expectSound(page, 'a plate change under review')
  })

test('a plate is edited in English: what changes is shown first, and nothing is saved by leaving', {
  tag: '@phone',
}, async ({ page, portal: _ }) => {
  await openAs(page, 'Camille Martin', '/souscriptions/camille-sub-shared')
  await button(page, 'Edit plates').first().click()
  const dialog = page.getByRole('dialog')
  const plate = dialog.getByRole('textbox', { name: 'Plate' })
  await plate.fill('a')
  await dialog.getByRole('button', { name: 'Check the change' }).click()
  await expect(dialog).toContainText('A plate has 2 to 15 letters and digits.')
  await plate.fill('ab 345 cd')
  await dialog.getByRole('button', { name: 'Check the change' }).click()
  const change = dialog.getByRole('table', { name: /^What changes for/ })
  await expect(change).toContainText('AB-345-CD')
  await expect(dialog).toContainText('The change takes effect as soon as you save it.')
  await expectAccessible(page, 'the change of a plate')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(main(page)).not.toContainText('AB-345-CD')
})
