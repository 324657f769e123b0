import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aFine } from './journeys/at-the-desk.ts'
import { expect, fineThatShows, headingOf, openAs, type Page, test } from './portal.ts'

/** Set by `npm run docs:pictures`: output folder of the documentation's pictures. */
const FOLDER = process.env.PARVIS_PICTURES
const MOST_BYTES = 60_000

test.use({ locale: 'en-GB' })
test.skip(FOLDER === undefined, 'pictures are taken when they are asked for')

/** Converted by Chromium: Playwright writes no WebP. */
async function keep(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  const chromium = await page.context().newCDPSession(page)
  const { data } = await chromium.send('Page.captureScreenshot', { format: 'webp', quality: 75 })
  const picture = Buffer.from(data, 'base64')
  expect(picture.byteLength).toBeLessThan(MOST_BYTES)
  mkdirSync(FOLDER ?? '', { recursive: true })
  writeFileSync(join(FOLDER ?? '', `${name}-${test.info().project.name}.webp`), picture)
}

/** Opens a fine by number and plate, as a visitor. */
async function openFine(page: Page, address: string, plate: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('textbox', { name: /plate/i }).fill(plate)
  await page.keyboard.press('Enter')
  await expect(headingOf(page)).not.toHaveText(/Open/)
}

test('signing in', { tag: '@both' }, async ({ page, portal }) => {
  await page.goto(`${portal}/sign-in`)
  await expect(headingOf(page)).toHaveText('Sign in')
  await keep(page, 'sign-in')
})

test('the dashboard', { tag: '@both' }, async ({ page, portal: _ }) => {
  await openAs(page, 'Camille Martin', '/souscriptions')
  await expect(headingOf(page)).toHaveText('Hello Camille')
  await keep(page, 'dashboard')
})

test('a request', { tag: '@both' }, async ({ page, portal: _ }) => {
  await openAs(page, 'Camille Martin', '/souscriptions/create/vm-carer')
  await page.getByRole('link', { name: 'Begin the request' }).click()
  await expect(page.getByRole('radio').first()).toBeVisible()
  await keep(page, 'request')
})

test('a fine', { tag: '@both' }, async ({ page, portal }) => {
  const { number, plate } = fineThatShows(/reduced price still running/)
  await openFine(page, `${portal}/fps/${number}`, plate)
  await expect(page.getByRole('main')).toContainText('€')
  await keep(page, 'fine')
})

test('an appeal', { tag: '@both' }, async ({ page, portal }) => {
  const { number, plate } = await aFine(page)
  await openFine(page, `${portal}/fps/${number}/appeal`, plate)
  await page.getByRole('button', { name: /^(Start|Begin) my appeal/ }).click()
  await expect(page.getByRole('radio').first()).toBeVisible()
  await keep(page, 'appeal')
})
