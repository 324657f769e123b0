import { expectSound } from '../accessible.ts'
import { expect, fineThatShows, forgetDraft, openAs, test } from '../portal.ts'
import { cityDay } from './city-days.ts'
import { button, inEnglish, main, signInAtPortSable, titled } from './english.ts'

// The French journeys in English. Leaves nothing that could affect other journeys.
test.beforeEach(({ page }) => inEnglish(page))

// Drafts cannot be shared by parallel journeys: the French ones use other people.
const WRITER = 'Georges Faure'

test.describe('a request that the city refuses', { tag: '@phone' }, () => {
  test.use({ expectedComplaints: /status of 409/ })

  for (const [code, sentence, title] of [
    ['Refused: OrderPlateUsed', 'already has a right for this period', 'Complete the request'],
    ['The city closed this street', 'The city closed this street', 'Check before you send'],
  ] as const)
    test(`with “${code}” says why in English and keeps what was typed`, async ({ page, portal: _ }) => {
      await forgetDraft(page, WRITER, 'ticket-vm-hourly')
      // The French journeys test the city's real refusal; here a stubbed response suffices for the text.
      await page.route('**/api/tickets', route =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 409, json: { status: 409, error: 'Conflict', message: code } })
          : route.continue(),
      )
      await openAs(page, WRITER, '/souscriptions/ticket/create/vm-hourly')
      await main(page).getByRole('link', { name: 'Begin the request' }).click()
      await titled(page, 'Choose your option')
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
      await type('Start day', day.format(cityDay(6)).replaceAll('/', ''))
      await type('Start time', '1400')
      await main(page)
        .getByRole('textbox', { name: /^Number plate/ })
        .fill('QQ-111-QQ')
      await page.getByRole('radio', { name: 'Centre' }).check()
      await button(page, 'Continue').click()
      await titled(page, 'Check before you send')
      await button(page, /^Pay/).click()
      await expect(main(page).getByText(sentence).first()).toBeVisible()
      await titled(page, title)
      const plate = main(page).getByRole('textbox', { name: /^Number plate/ })
      if (await plate.isVisible()) await expect(plate).toHaveValue('QQ-111-QQ')
      else await expect(main(page)).toContainText('QQ-111-QQ')
      await expectSound(page, code)
      await forgetDraft(page, WRITER, 'ticket-vm-hourly')
    })
})

test('in English, a renewal begins with what was held, the moment after it ends', { tag: '@phone' }, async ({
  page,
  portal: _,
}) => {
  const renewal = '/souscriptions/create/ps-resident?renew=elodie-sub-renewable'
  await signInAtPortSable(page, 'Élodie Garnier', renewal)
  await expect(main(page)).toContainText('Renewal of your')
  await main(page)
    .getByRole('link', { name: /^(Begin the request|Resume)$/ })
    .click()
  await titled(page, /Choose your option|You had begun/)
  const anew = button(page, 'Start over')
  if (await anew.isVisible()) await anew.click()
  await titled(page, 'Choose your option')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await button(page, 'Continue').click()
  await titled(page, 'Check your information')
  await button(page, 'Continue').click()
  await titled(page, 'Complete the request')
  await expect(main(page).getByRole('textbox', { name: /plate/i }).first()).toHaveValue('EK-291-WN')
  await expect(main(page).getByText(/^Valid from/)).toBeVisible()
  await expectSound(page, 'a renewal, step 3')
})

// Desktop only: the phone project renews for the same person afterwards.
test('in English, a renewal that leads to another offer asks for one of its durations', async ({
  page,
  portal: _,
}) => {
  const draft = 'subscription-vm-carer:nadia-sub-nurse'
  await forgetDraft(page, 'Nadia Haddad', draft)
  await openAs(page, 'Nadia Haddad', '/souscriptions/create/vm-carer?renew=nadia-sub-nurse')
  await expect(main(page)).toContainText('Renewal of your')
  await main(page).getByRole('link', { name: 'Begin the request' }).click()
  await titled(page, 'Choose your option')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.getByRole('radio', { name: /^1 year/ }).check()
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await button(page, 'Continue').click()
  await titled(page, 'Check your information')
  await button(page, 'Continue').click()
  await titled(page, 'Complete the request')
  await expect(main(page).getByRole('textbox', { name: /plate/i }).first()).toHaveValue('DW-538-CJ')
  await forgetDraft(page, 'Nadia Haddad', draft)
})

test.describe('what is typed wrong', { tag: '@phone' }, () => {
  test.use({ expectedComplaints: /status of 40[014]/ })

  test('at sign-in and in a new account is told in English', async ({ page, portal }) => {
    await page.goto(`${portal}/souscriptions`)
    await page.getByRole('textbox', { name: 'Email address' }).fill('camille.martin@example.org')
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await main(page).getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(main(page)).toContainText('The email address or the password is not right.')
    await expectSound(page, 'a wrong password')
    await main(page).getByRole('link', { name: 'Create an account' }).click()
    await titled(page, 'Create an account')
    await button(page, 'Create my account').click()
    await expect(main(page).getByText('Enter your first name, 2 to 50 characters.').first()).toBeVisible()
    await expectSound(page, 'an account without a name')
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
    await expectSound(page, 'a wrong profile')
    page.on('dialog', dialog => dialog.accept())
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Nadia')
  })

  test('of a fine is told in English, and the right plate opens what is due and the way to contest it', async ({
    page,
    portal,
  }) => {
    const { number, plate } = fineThatShows(/reduced price still running/)
    await page.goto(`${portal}/fps`)
    await titled(page, 'Your parking fine')
    await page.getByRole('textbox', { name: 'Fine number (FPS)' }).fill('1234')
    await button(page, 'Show my fine').click()
    await expect(
      main(page)
        .getByText(/The number has 26 digits/)
        .first(),
    ).toBeVisible()
    await page.getByRole('textbox', { name: 'Fine number (FPS)' }).fill(number)
    await page.getByRole('textbox', { name: 'Number plate' }).fill('ZZ-999-ZZ')
    await button(page, 'Show my fine').click()
    await expect(page.getByText('No fine found')).toBeVisible()
    await expectSound(page, 'no such fine')
    await page.getByRole('textbox', { name: 'Number plate' }).fill(plate)
    await button(page, 'Show my fine').click()
    await titled(page, /^Your fine/)
    await expect(main(page)).toContainText(/€\d+\.\d{2}/)
    await expectSound(page, 'a fine')
    await page.goto(`${page.url()}/appeal`)
    await titled(page, 'Contest this fine')
    await expect(button(page, 'Start my appeal')).toBeVisible()
    await expectSound(page, 'before an appeal')
  })
})
