import { expectAccessible, expectSound } from '../accessible.ts'
import { addresses, expect, headingOf, openAs, type Page, test } from '../portal.ts'
import { linkMailedTo } from './mails.ts'
import { checkDialog, tabTo } from './rights-access.ts'
import { inEnglish, signInAtPortSable } from './screen.ts'

// The journeys run in order: of this right only the last one pays.
interface Payable {
  readonly path: string
  readonly price: RegExp
}
const OF_THOMAS: Payable = { path: '/souscriptions/thomas-sub-pay', price: /Payer 15,00|Pay €15\.00/ }
const OF_ELODIE: Payable = { path: '/souscriptions/elodie-sub-second', price: /Payer 200,00/ }

const payButton = (page: Page, { price }: Payable) =>
  page.getByRole('main').getByRole('button', { name: price }).locator('visible=true')

/** A pending payment replaces the pay button: its page links back to its card page. */
async function goBackAndPay(page: Page, right: Payable): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Suivre ce paiement/ })
    .first()
    .click()
  await page.getByText('Vous avez quitté la page de paiement').click()
  await page.getByRole('button', { name: 'Revenir à la page de paiement' }).click()
  await page.getByRole('dialog').getByRole('button', { name: right.price }).click()
  await expect(page).toHaveURL(new RegExp(`^${addresses().origins.payment}/pay/`))
}

/** From the right through the e-mail step to the card page. */
async function goAndPay(page: Page, right: Payable): Promise<void> {
  await payButton(page, right).click()
  await page.getByRole('dialog').getByRole('button', { name: right.price }).click()
  await expect(page).toHaveURL(new RegExp(`^${addresses().origins.payment}/pay/`))
}

/** The operation's number on the card page. */
async function operationOn(page: Page): Promise<string> {
  const number = await page.locator('dl.card dd').nth(1).textContent()
  return number ?? ''
}

const choose = (page: Page, outcome: RegExp) => page.getByRole('button', { name: outcome }).click()

test.describe.configure({ mode: 'serial' })

test('paying takes no mouse, whoever gives up is not blamed, and whoever the bank refuses may try again', async ({
  page,
  portal: _,
}) => {
  const right = OF_THOMAS
  await openAs(page, 'Thomas Leroy', right.path)
  await expect(payButton(page, right)).toBeVisible()
  await tabTo(page, right.price)
  await page.keyboard.press('Enter')
  await checkDialog(page, 'paying')
  await tabTo(page, right.price)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`^${addresses().origins.payment}/pay/`))
  await tabTo(page, /Abandonner/)
  await page.keyboard.press('Enter')
  await expect(headingOf(page)).toHaveText('Le paiement n’est pas allé au bout')
  await expect(page.getByRole('main')).toContainText('Rien n’a été prélevé')
  await expectSound(page, 'a payment given up')

  await page.getByRole('button', { name: 'Réessayer de payer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: right.price }).click()
  await choose(page, /La banque refuse/)
  await expect(headingOf(page)).toHaveText('Votre paiement est refusé')
  await expect(page.getByRole('button', { name: 'Réessayer de payer' })).toBeVisible()
  await expectSound(page, 'a payment refused')

  await page.getByRole('button', { name: 'Recevoir un lien de paiement par e-mail' }).click()
  await checkDialog(page, 'the link that pays later')
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(page.getByRole('main')).toContainText('Le lien de paiement est envoyé à thomas.leroy@')

  await page.getByRole('link', { name: 'Voir ce droit' }).click()
  const payments = page.getByRole('region', { name: 'Paiements' })
  await expect(payments).toContainText('abandonné')
  await expect(payments).toContainText('refusé par la banque')

  const link = await linkMailedTo('thomas.leroy@', '/api/payments/links')
  await page.goto(link)
  await expectSound(page, 'the page of a payment link')
  await choose(page, right.price)
  await choose(page, /La banque refuse/)
  await expect(page).toHaveURL(url => url.href.startsWith(`${link}?`))
  await expect(page.getByRole('alert')).toContainText('Votre banque a refusé ce paiement')
  await expectSound(page, 'the page of a payment link after a refusal')
})

test('two tabs, a double press and the way back all lead to one and the same payment', async ({
  page,
  context,
  portal: _,
}) => {
  const right = OF_THOMAS
  const other = await context.newPage()
  await openAs(page, 'Thomas Leroy', right.path)
  await openAs(other, 'Thomas Leroy', right.path)

  await payButton(page, right).click()
  const submit = page.getByRole('dialog').getByRole('button', { name: right.price })
  // Both clicks in one task: a late second one would press a button of the bank's page.
  await submit.evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(page).toHaveURL(new RegExp(`^${addresses().origins.payment}/pay/`))
  const operation = await operationOn(page)

  await goAndPay(other, right)
  expect(await operationOn(other)).toBe(operation)

  await page.reload()
  expect(await operationOn(page)).toBe(operation)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(payButton(page, right)).toHaveCount(0)
  await goBackAndPay(page, right)
  expect(await operationOn(page)).toBe(operation)
  await choose(page, /Abandonner/)
  await expect(headingOf(page)).toHaveText('Le paiement n’est pas allé au bout')
  await other.close()
})

test.describe('a network that is lost', () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/ })

  test('while one presses "pay" loses nothing, and one payment is started when it is back', async ({
    page,
    portal: _,
  }) => {
    const right = OF_THOMAS
    await openAs(page, 'Thomas Leroy', right.path)
    await payButton(page, right).click()
    const dialog = page.getByRole('dialog')
    await page.route('**/payments', route => route.abort('internetdisconnected'))
    await dialog.getByRole('button', { name: right.price }).click()
    await expect(dialog.getByRole('alert')).toContainText('Impossible de joindre la ville')
    await expect(dialog.getByLabel(/^Adresse e-mail/).first()).not.toHaveValue('')
    await page.unroute('**/payments')
    await dialog.getByRole('button', { name: right.price }).click()
    await choose(page, /Abandonner/)
    await expect(headingOf(page)).toHaveText('Le paiement n’est pas allé au bout')
  })
})

test('in English and by keyboard, whoever cancels what they have paid is told what becomes of the money', async ({
  page,
  portal: _,
}) => {
  const right = OF_THOMAS
  await inEnglish(page)
  await openAs(page, 'Thomas Leroy', right.path)
  await goAndPay(page, right)
  await choose(page, /^Pay €15\.00/)
  await page.getByRole('link', { name: 'See this right' }).click()
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('Authorisation number')
  await tabTo(page, /^Cancel the (subscription|ticket)/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toContainText('refund')
  await checkDialog(page, 'canceling')
  await tabTo(page, /^Cancel the (subscription|ticket)/)
  await page.keyboard.press('Enter')

  const send = page.getByRole('main').getByRole('link', { name: 'Send my bank details' })
  await expect(send).toHaveAttribute('href', /^\/refunds\/./)
  const refund = (await send.getAttribute('href')) ?? ''
  await expect(page.getByRole('region', { name: 'Refund', exact: true })).toContainText('Document needed')
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('Payment accepted')
  const steps = page.getByRole('region', { name: 'Steps' })
  await expect(steps).toContainText('Cancelled')
  await expect(steps).toContainText('Refund opened')
  await expect(steps).not.toContainText('today')
  await expectAccessible(page, 'a canceled right')

  await page.getByRole('link', { name: 'My rights' }).first().click()
  await expect(headingOf(page)).toHaveText('Hello Thomas')
  const toDo = page.getByRole('region', { name: 'To do' })
  // The other project may have cancelled too, so there may be another such card.
  await expect(toDo.getByRole('heading', { name: /^The city owes you/ }).first()).toBeVisible()
  await expect(toDo.getByRole('link', { name: 'Send my bank details' }).first()).toHaveAttribute(
    'href',
    /^\/refunds\/./,
  )
  await expectAccessible(page, 'the dashboard with money to get back')
  await page.goto(new URL(refund, page.url()).href)
  const paidBack = page.getByRole('link', { name: /^See the (subscription|ticket)$/ })
  await expect(paidBack).toHaveAttribute('href', right.path)
  await paidBack.click()
  await expect(page.getByRole('region', { name: 'Refund', exact: true })).toContainText('Document needed')
})

test('a city whose provider wants a form sends one there, and a paid order whose message is lost is found', async ({
  page,
  portal: _,
}) => {
  const right = OF_ELODIE
  await signInAtPortSable(page, 'Élodie Garnier', right.path)

  const form = page.waitForRequest(request => request.url().endsWith('/vads-payment/'))
  await payButton(page, right).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByLabel(/^Adresse e-mail/)
    .first()
    .fill('elodie.garnier@example.org')
  const copy = dialog.getByLabel(/Confirm/)
  if (await copy.count()) await copy.fill('elodie.garnier@example.org')
  await dialog.getByRole('button', { name: right.price }).click()
  const sent = await form
  expect(sent.method()).toBe('POST')
  expect(new URLSearchParams(sent.postData() ?? '').get('signature')).toBeTruthy()
  // The form's page has its own address: a reload posts nothing.
  await expect(page).toHaveURL(new RegExp(`^${addresses().origins.payment}/pay/`))

  await choose(page, /le message à la ville se perd/)
  await expect(headingOf(page)).toHaveText(/Votre paiement est (en cours de confirmation|accepté)/)
  await expect(page.getByRole('button', { name: /Payer/ })).toHaveCount(0)
})
