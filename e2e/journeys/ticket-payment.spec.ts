import { randomUUID } from 'node:crypto'
import type { Locator } from 'playwright/test'
import { expectSound } from '../accessible.ts'
import { WHOLE_BROWSER } from '../browser.ts'
import { addresses, test as base, callAs, expect, openAs, type Page } from '../portal.ts'
import { aPlate, dropRight } from './at-the-desk.ts'
import { button, inEnglish, main, titled } from './screen.ts'

const BUYER = 'Inès Moreau'
const DAY = 86_400_000

/** An unpaid ticket of an hour; returns its id. */
async function aTicketToPay(page: Page, buyer: string): Promise<string> {
  const { portal, headers } = await callAs(page, buyer)
  const id = randomUUID()
  const asked = await page.request.post(`${portal}/api/tickets`, {
    data: {
      id,
      parkingRightDefinitionId: 'vm-hourly',
      selectedOptionId: 'vm-hourly-1',
      startOfValidity: new Date(Date.now() + 9 * DAY).toISOString(),
      validityAreaId: 'vm-centre',
      plates: [aPlate()],
    },
    headers,
  })
  expect(asked.status(), await asked.text()).toBe(201)
  return ((await asked.json()) as { id: string }).id
}

const test = base.extend<{ ticket: string }>({
  ticket: async ({ page }, use) => {
    const ticket = await aTicketToPay(page, BUYER)
    await use(ticket)
    await dropRight(page, ticket)
  },
})

test.use({ launchOptions: WHOLE_BROWSER })

test.beforeEach(({ page }) => inEnglish(page))

const isOnCardPage = (page: Page) =>
  expect(page).toHaveURL(new RegExp(`^${addresses().origins.payment}/pay/`))
const choose = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** A document opens in a new tab, in the reader's language. */
async function opensAsPdf(page: Page, papers: Locator, name: string, path: RegExp): Promise<void> {
  const answered = page.waitForResponse(response => path.test(response.url()))
  const opened = page.waitForEvent('popup')
  await papers.getByRole('button', { name: `Open: ${name} (new window)` }).click()
  const answer = await answered
  expect(new URL(answer.url()).searchParams.get('lang')).toBe('en')
  expect(answer.headers()['content-type']).toBe('application/pdf')
  const tab = await opened
  await expect.poll(() => tab.url()).toMatch(/^blob:/)
  await tab.close()
}

test('a bank that takes its time is waited for, whoever asks to pay again meets the same payment, then the proof and the plate history are opened', {
  tag: '@phone',
}, async ({ page, portal: _, ticket }) => {
  const price = 'Pay €1.50'
  const goAndPay = async () => {
    await button(page, price).locator('visible=true').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: price }).click()
    await isOnCardPage(page)
  }
  await openAs(page, BUYER, `/souscriptions/tickets/${ticket}`)
  await expectSound(page, 'a ticket to pay')
  await goAndPay()
  const operation = (await page.locator('dl.card dd').nth(1).textContent()) ?? ''
  await choose(page, 'The bank answers later (20 minutes)')
  await titled(page, 'Your payment is being confirmed')
  await expect(main(page)).toContainText(operation)
  await expect(main(page)).toContainText('Do not pay a second time.')
  await expect(button(page, /^Pay/)).toHaveCount(0)
  await expectSound(page, 'a payment that is being confirmed')

  await page.goto(page.url().replace(/\/payments.*/, ''))
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('being confirmed')
  await expectSound(page, 'a ticket whose payment is being confirmed')
  await main(page)
    .getByRole('link', { name: /^Follow this payment/ })
    .first()
    .click()
  await page.getByText('Did you leave the payment page?').click()
  await button(page, 'Return to the payment page').click()
  await page.getByRole('dialog').getByRole('button', { name: price }).click()
  await isOnCardPage(page)
  await titled(page, 'The bank has not answered yet')
  await choose(page, 'The bank accepts')
  await titled(page, 'Your payment is accepted')
  await expect(main(page)).toContainText(operation)
  await expectSound(page, 'a payment that was accepted')
  await page.reload()
  await titled(page, 'Your payment is accepted')

  await main(page).getByRole('link', { name: 'See this right' }).click()
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('Authorisation number')
  await expect(button(page, price)).toHaveCount(0)
  const papers = page.getByRole('region', { name: 'Documents from the city' })
  await opensAsPdf(page, papers, 'Proof', /\/payments\/proof\?/)
  await opensAsPdf(page, papers, 'Plate history', /\/plateHistoryPDF\?/)
  await expectSound(page, 'a ticket that was paid')
})
