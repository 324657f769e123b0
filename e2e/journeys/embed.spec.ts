import { addresses, expect, type Page, test } from '../portal.ts'
import { aFine } from './at-the-desk.ts'
import { demo, hear, lookUp, partOf, partTitle, payAs } from './on-other-sites.ts'

const isAtPayment = (page: Page) => expect(page).toHaveURL(new RegExp(`^${addresses().origins.payment}/pay/`))

async function goAndPay(page: Page, level = 2): Promise<void> {
  await payAs(page, page, 'visitor@example.org')
  await isAtPayment(page)
  await page.getByRole('button', { name: /^Payer/ }).click()
  await partTitle(page, 'Paiement accepté', level)
}

test('a fine is looked up and paid on a page of another site, and every step is an address of that page', async ({
  page,
  portal: _,
}) => {
  test.setTimeout(120_000)
  const heard = await hear(page)
  const fine = await aFine(page)
  await page.goto(`${demo()}/`)
  await partTitle(page, 'Votre forfait de post-stationnement')
  const title = await page.title()
  await page.evaluate(() => {
    window.location.hash = 'contact'
  })
  await partTitle(page, 'Votre forfait de post-stationnement')
  await page.reload()
  await expect(page).toHaveURL(`${demo()}/#contact`)
  await lookUp(page, fine)
  await expect(page).toHaveURL(`${demo()}/#/fps/${fine.number}`)
  await page.reload()
  await partTitle(page, /Votre FPS/)
  await page.getByRole('link', { name: /^Payer \d+,/ }).click()
  await partTitle(page, 'Payer votre FPS')
  const paying = page.url()
  expect(paying).toMatch(new RegExp(`^${demo()}/#/fps/${fine.number}/`))
  await page.reload()
  await partTitle(page, 'Payer votre FPS')
  await page.goBack()
  await partTitle(page, /Votre FPS/)
  await page.goBack()
  await partTitle(page, 'Votre forfait de post-stationnement')
  await expect(page).toHaveURL(`${demo()}/#contact`)
  await page.goForward()
  await page.goForward()
  await partTitle(page, 'Payer votre FPS')
  await goAndPay(page)
  await expect(page).toHaveURL(new RegExp(`^${demo()}/#/fps/${fine.number}/payments`))
  await page.reload()
  await partTitle(page, 'Paiement accepté')
  expect(await page.title()).toBe(title)
  expect(heard.filter(({ name }) => name === 'error')).toEqual([])
  expect(heard).toContainEqual({ name: 'paid', detail: { part: 'fines', of: 'fine' } })
  const steps = heard.filter(({ name }) => name === 'step').map(({ detail }) => detail.path)
  expect(new Set(steps)).toEqual(
    new Set(['/fps', ...steps.filter(path => String(path).includes(fine.number))]),
  )
  expect(heard.find(({ name }) => name === 'ready' || name === 'step')?.name).toBe('ready')
  expect(heard.some(({ name, detail }) => name === 'height' && Number(detail.height) > 100)).toBe(true)
  expect(JSON.stringify(heard)).not.toContain(fine.plate)
})

test('a fine is paid on a page whose address never changes, and a reload keeps the place', async ({
  page,
  portal: _,
}) => {
  test.setTimeout(120_000)
  const heard = await hear(page)
  const fine = await aFine(page)
  // Uses a page really served: a payment returns outside the routes that a journey intercepts.
  const address = `${demo()}/tarifs`
  const reloads = async (title: string | RegExp) => {
    await expect(page).toHaveURL(address)
    await page.reload()
    await partTitle(page, title, 3)
    await expect(page).toHaveURL(address)
  }
  await page.goto(address)
  await lookUp(page, fine, 3)
  await reloads(/Votre FPS/)
  await page.getByRole('link', { name: /^Payer \d+,/ }).click()
  await partTitle(page, 'Payer votre FPS', 3)
  await reloads('Payer votre FPS')
  await goAndPay(page, 3)
  await reloads('Paiement accepté')
  await expect(partOf(page, 'requests').getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(heard).toContainEqual({ name: 'paid', detail: { part: 'fines', of: 'fine' } })
})

test('a page of another site that the browser restores after its fines were closed asks for the plate', async ({
  page,
  portal: _,
}) => {
  const fine = await aFine(page)
  await page.goto(`${demo()}/`)
  await lookUp(page, fine)
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    sessionStorage.removeItem('parvis.fine-plates')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await partTitle(page, 'Ouvrir votre FPS')
})
