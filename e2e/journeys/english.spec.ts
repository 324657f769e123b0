import { expectAccessible, expectNoSpill } from '../accessible.ts'
import { addresses, expect, forgetDraft, headingOf, openAs, type Page, test } from '../portal.ts'
import { filePickers } from './documents.ts'

// What the French journeys walk, read in the other language. Nothing is left behind that another journey could meet.
const main = (page: Page) => page.getByRole('main')
const titled = (page: Page, title: string | RegExp) => expect(headingOf(page)).toHaveText(title)
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })
const sizeOf = (project: string) => (project === 'phone' ? 'phone' : 'desktop')

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('parvis.lang', 'en')))

async function isSound(page: Page, where: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expectAccessible(page, where)
  await expectNoSpill(page, where)
}

async function signInAtPortSable(page: Page, name: string, path: string): Promise<void> {
  await page.goto(`${addresses().portals['port-sable']}${path}`)
  await page.getByRole('button', { name: /FranceConnect/ }).click()
  await page.getByRole('button', { name: new RegExp(name) }).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
}

for (const [who, path, status, facts] of [
  ['Camille Martin', 'camille-sub-to-come', 'Upcoming', ['Where it is valid', 'Documents from the city']],
  ['Camille Martin', 'camille-sub-expired', 'Expired', ['Where it is valid', 'In short']],
  ['Camille Martin', 'tickets/camille-tic-canceled', 'Canceled', ['Validity', 'Steps']],
  ['Inès Moreau', 'camille-sub-shared', 'Active', ['Leave this shared right', 'Plate history']],
  ['Georges Faure', 'georges-sub-rejected', 'Rejected', ['Messages from the city', 'Steps']],
  ['Georges Faure', 'georges-sub-canceled', 'Canceled', ['Validity', 'Steps']],
  ['Georges Faure', 'tickets/georges-tic-evidence', 'Document needed', ['Validity', 'Steps']],
  ['Thomas Leroy', 'thomas-sub-review', 'Under review', ['The city is reviewing your request']],
  ['Yanis Benali', 'tickets/yanis-tic-review', 'Under review', ['Plates']],
] as const)
  test(`${path} says in English that it is “${status}”`, async ({ page, portal: _ }) => {
    await openAs(page, who, `/souscriptions/${path}`)
    await expect(main(page).getByText(status, { exact: true }).first()).toBeVisible()
    for (const fact of facts) await expect(main(page).getByText(fact).first()).toBeVisible()
    await isSound(page, path)
  })

test('a plate is edited in English: what changes is shown first, and nothing is saved by leaving', async ({
  page,
  portal: _,
}) => {
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
  await expect(dialog).toContainText('The change counts as soon as you save it.')
  await expectAccessible(page, 'the change of a plate')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(main(page)).not.toContainText('AB-345-CD')
})

test('whoever completes an order in English is told which file lacks, and which one cannot be taken', async ({
  page,
  portal: _,
}) => {
  await signInAtPortSable(page, 'Marc Tanguy', '/souscriptions/complete/marc-sub-evidence')
  await titled(page, 'Complete your request')
  await button(page, /^Pass the document/).click()
  await expect(
    main(page)
      .getByText(/^Add the file: /)
      .first(),
  ).toBeVisible()
  await isSound(page, 'a file lacks')
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') }
  await filePickers(page).first().setInputFiles(text)
  await expect(main(page)).toContainText('notes.txt')
  await expect(main(page).getByText(/PDF/).first()).toBeVisible()
  await expect(main(page).getByText('File received')).toHaveCount(0)
})

test('a plate change that waits for the city is told in English', async ({ page, portal: _ }) => {
  await openAs(page, 'Thomas Leroy', '/souscriptions/plate_request/thomas-sub-plate')
  await expect(main(page)).toContainText('A change is already under review. The city will answer you.')
  await isSound(page, 'a plate change under review')
})

test.describe('a request that the city refuses', () => {
  test.use({ expectedComplaints: /status of 409/ })

  for (const [code, sentence, title] of [
    ['Refused: OrderPlateUsed', 'already has a right for this period', 'Complete the request'],
    ['OrderPeriodViolation: 2026', 'is not allowed for this ticket', 'Complete the request'],
    ['The city closed this street', 'The city closed this street', 'Read again before you send'],
  ] as const)
    test(`with “${code}” says why in English and keeps what was typed`, async ({ page, portal: _ }) => {
      await forgetDraft(page, 'Nadia Haddad', 'ticket-vm-hourly')
      // The city has no rule that would end these three ways here: its answer is given in its place.
      await page.route('**/api/tickets', route =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 409, json: { status: 409, error: 'Conflict', message: code } })
          : route.continue(),
      )
      await openAs(page, 'Nadia Haddad', '/souscriptions/ticket/create/vm-hourly')
      await main(page).getByRole('link', { name: 'Begin the request' }).click()
      await titled(page, 'Choose your plan')
      await page.getByRole('radio', { name: /^1 hour/ }).check()
      await page.getByRole('checkbox', { name: /I agree/ }).check()
      await button(page, 'Continue').click()
      await titled(page, 'Check your information')
      await button(page, 'Continue').click()
      await titled(page, 'Complete the request')
      const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', dateStyle: 'short' })
      const type = async (name: string, text: string) => {
        await page.getByRole('group', { name, exact: true }).getByRole('spinbutton').first().focus()
        await page.keyboard.type(text)
      }
      await type('Start day', day.format(Date.now() + 6 * 86_400_000).replaceAll('/', ''))
      await type('Start time', '1400')
      await main(page)
        .getByRole('textbox', { name: /^Number plate/ })
        .fill('QQ-111-QQ')
      await page.getByRole('radio', { name: 'Centre' }).check()
      await button(page, 'Continue').click()
      await titled(page, 'Read again before you send')
      await button(page, /^Pay/).click()
      await expect(main(page).getByText(sentence).first()).toBeVisible()
      await titled(page, title)
      const plate = main(page).getByRole('textbox', { name: /^Number plate/ })
      if (await plate.isVisible()) await expect(plate).toHaveValue('QQ-111-QQ')
      else await expect(main(page)).toContainText('QQ-111-QQ')
      await isSound(page, code)
      await forgetDraft(page, 'Nadia Haddad', 'ticket-vm-hourly')
    })
})

test('in English, a payment that is given up or refused is told, and may be tried again', async ({
  page,
  portal: _,
}, { project }) => {
  const [path, price] = {
    desktop: ['/souscriptions/elodie-sub-second', /Pay €200.00/],
    phone: ['/souscriptions/tickets/elodie-tic-beach', /Pay €6.00/],
  }[sizeOf(project.name)] as [string, RegExp]
  await signInAtPortSable(page, 'Élodie Garnier', path)
  await button(page, price).locator('visible=true').click()
  const pay = page.getByRole('dialog').getByRole('button', { name: price })
  await pay.click()
  await page.getByRole('button', { name: /Abandonner|Give up/ }).click()
  await titled(page, 'The payment was not completed')
  await expect(main(page)).toContainText('Nothing was taken.')
  await isSound(page, 'a payment given up')
  await button(page, 'Pay again').click()
  await pay.click()
  await page.getByRole('button', { name: /La banque refuse|The bank refuses/ }).click()
  await titled(page, 'Your payment is refused')
  await isSound(page, 'a payment refused')
})

test.describe('what is typed wrong', () => {
  test.use({ expectedComplaints: /status of 40[014]/ })

  test('at sign-in and in a new account is told in English', async ({ page, portal }) => {
    await page.goto(`${portal}/souscriptions`)
    await page.getByRole('textbox', { name: 'Email address' }).fill('camille.martin@example.org')
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await main(page).getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(main(page)).toContainText('The email address or the password is not right.')
    await isSound(page, 'a wrong password')
    await main(page).getByRole('link', { name: 'Create an account' }).click()
    await titled(page, 'Create an account')
    await button(page, 'Create my account').click()
    await expect(main(page).getByText('Enter your first name, 2 to 50 characters.').first()).toBeVisible()
    await isSound(page, 'an account without a name')
  })

  test('in the profile is told in English, and is not saved', async ({ page, portal: _ }) => {
    await openAs(page, 'Nadia Haddad', '/settings')
    await page.getByRole('textbox', { name: 'First name' }).fill('N')
    await page.getByRole('textbox', { name: /^Home phone/ }).fill('12')
    await button(page, /^Save/).first().click()
    await expect(main(page).getByText('Enter your first name, 2 to 50 characters.').first()).toBeVisible()
    await expect(
      main(page)
        .getByText(/Write the home number like/)
        .first(),
    ).toBeVisible()
    await isSound(page, 'a wrong profile')
    page.on('dialog', dialog => dialog.accept())
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Nadia')
  })

  test('of a fine is told in English, and the right plate opens what is due and the way to contest it', async ({
    page,
    portal,
  }) => {
    const found = addresses().fines.find(({ shows }) => /reduced price still running/.test(shows))
    await page.goto(`${portal}/fps`)
    await titled(page, 'Your parking charge notice')
    await page.getByRole('textbox', { name: 'FPS number' }).fill('1234')
    await button(page, 'Show my charge').click()
    await expect(
      main(page)
        .getByText(/The number has 26 digits/)
        .first(),
    ).toBeVisible()
    await page.getByRole('textbox', { name: 'FPS number' }).fill(found?.number ?? '')
    await page.getByRole('textbox', { name: 'Number plate' }).fill('ZZ-999-ZZ')
    await button(page, 'Show my charge').click()
    await expect(page.getByText('No charge found')).toBeVisible()
    await isSound(page, 'no such charge')
    await page.getByRole('textbox', { name: 'Number plate' }).fill(found?.plate ?? '')
    await button(page, 'Show my charge').click()
    await titled(page, /^Your charge/)
    await expect(main(page)).toContainText(/€\d+\.\d{2}/)
    await isSound(page, 'a charge')
    await page.goto(`${page.url()}/appeal`)
    await titled(page, 'Contest this charge')
    await expect(button(page, 'Start my appeal')).toBeVisible()
    await isSound(page, 'before an appeal')
  })
})
