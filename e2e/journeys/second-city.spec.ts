import { expectAccessible } from '../accessible.ts'
import { addresses, expect, type Page, test } from '../portal.ts'
import { cityDay } from './city-days.ts'
import { aPdf, filePickers } from './documents.ts'
import { inEnglish, main, signInAtPortSable, titled } from './screen.ts'

// Port-Sable: the other status vocabulary, identity provider only, payment by form; tested in English.
const PERSON = 'Marc Tanguy'
const portal = () => addresses().portals['port-sable'] ?? ''
const plate = () => `P${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
const goOn = (page: Page) => main(page).getByRole('button', { name: 'Continue', exact: true }).click()

/** Signs in through the provider and begins a new request. */
async function begin(page: Page, name: string, path: string): Promise<void> {
  await inEnglish(page)
  await signInAtPortSable(page, name, path)
  await main(page)
    .getByRole('link', { name: /^(Begin the request|Resume)$/ })
    .click()
  const title = page.getByRole('heading', { level: 1, name: /your option|the offer|You had begun/ })
  await expect(title).toBeVisible()
  const anew = main(page).getByRole('button', { name: 'Start over' })
  if (await anew.isVisible()) await anew.click()
  await titled(page, /Choose your option|Check the offer/)
}

async function toDetails(page: Page): Promise<void> {
  await main(page)
    .getByRole('checkbox', { name: /I agree/ })
    .check()
  await goOn(page)
  await titled(page, 'Check your information')
  await goOn(page)
  await titled(page, 'Complete the request')
}

/** The answers are posted to the card page as a signed form; the bank accepts. */
async function payOnTheForm(page: Page, press: () => Promise<void>): Promise<void> {
  const form = page.waitForRequest(request => request.url().endsWith('/vads-payment/'))
  await press()
  const sent = await form
  expect(sent.method()).toBe('POST')
  expect(new URLSearchParams(sent.postData() ?? '').get('signature')).toBeTruthy()
  await expect(page).toHaveURL(new RegExp(`^${addresses().origins.payment}/pay/`))
  await page.getByRole('button', { name: /^(Payer|Pay) / }).click()
  await expect(page).toHaveURL(new RegExp(`^${portal()}/souscriptions/`), { timeout: 20_000 })
  await titled(page, /Your payment is (accepted|being confirmed)/)
}

async function acceptAtTheDesk(page: Page, right: string): Promise<void> {
  const desk = await page.context().newPage()
  await desk.goto(`${addresses().origins.desk}/dossiers/${right}`)
  await desk.getByRole('button', { name: 'Accepter', exact: true }).click()
  await expect(desk.getByText('à payer').first()).toBeVisible()
  await desk.close()
}

test('a season’s permit is asked for in English, accepted, and paid by the form of another bank', async ({
  page,
  portal: _,
}) => {
  test.setTimeout(120_000)
  const own = plate()
  await begin(page, PERSON, '/souscriptions/create/ps-season')
  await main(page)
    .getByRole('radio', { name: /1 month/ })
    .check()
  await toDetails(page)
  await main(page).getByRole('checkbox', { name: 'As soon as possible' }).check()
  await main(page).getByRole('textbox', { name: 'Number plate' }).fill(own)
  await filePickers(page).first().setInputFiles(aPdf('lease.pdf'))
  await expect(main(page).getByText('File received')).toBeVisible()
  await expectAccessible(page, 'details')
  await goOn(page)
  await titled(page, 'Check before you send')
  await expect(main(page).getByText('lease.pdf')).toBeVisible()
  await expect(main(page).getByText('€45.00').first()).toBeVisible()
  await main(page).getByRole('button', { name: 'Send my request' }).click()
  await titled(page, 'Request under way')
  await main(page).getByRole('link', { name: 'Follow my request' }).click()
  await expect(main(page).getByText('Under review').first()).toBeVisible()
  await acceptAtTheDesk(page, page.url().split('/').at(-1) ?? '')
  await page.reload()
  const pay = main(page)
    .getByRole('button', { name: /Pay €45.00/ })
    .locator('visible=true')
  await pay.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await payOnTheForm(page, () => dialog.getByRole('button', { name: /€45.00/ }).click())
})

test('a day at the beach for two days is asked for in English and paid at once', async ({
  page,
  portal: _,
}) => {
  test.setTimeout(120_000)
  await begin(page, PERSON, '/souscriptions/ticket/create/ps-beach-day')
  await toDetails(page)
  const day = (days: number) => {
    const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', dateStyle: 'short' })
    return format.format(cityDay(days)).replaceAll('/', '')
  }
  for (const [name, days] of [
    ['Start day', 10],
    ['Last day', 11],
  ] as const) {
    await page.getByRole('group', { name, exact: true }).getByRole('spinbutton').first().focus()
    await page.keyboard.type(day(days))
  }
  await expect(
    main(page)
      .getByText(/2 tickets/)
      .first(),
  ).toBeVisible()
  await main(page)
    .getByRole('textbox', { name: /^Number plate/ })
    .fill(plate())
  await expectAccessible(page, 'details of a ticket')
  await goOn(page)
  await titled(page, 'Check before you send')
  await payOnTheForm(page, () =>
    main(page)
      .getByRole('button', { name: /Pay €12.00/ })
      .click(),
  )
})
