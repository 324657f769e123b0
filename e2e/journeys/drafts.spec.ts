import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '@parvis/start/chromium'
import { type BrowserContext, chromium } from 'playwright/test'
import { expect, openAs, type Page, signInByForm, test } from '../portal.ts'
import { aPdf, filePickers } from './documents.ts'
import { draftSaved, heldHere } from './drafts-held.ts'

const PERSON = 'Yanis Benali'
const PATH = '/souscriptions/plate_request/yanis-sub-quarter'

// All tests use one person's single draft, so they run serially.
test.describe.configure({ mode: 'serial', timeout: 90_000 })
// A pressed button must have had the focus to lose it.
test.use({ isSafari: false })

const plate = (page: Page) => page.getByRole('textbox', { name: /^Plaque 1/ })
const resume = (page: Page) => page.getByRole('button', { name: 'Reprendre le brouillon' })

/** Opens the screen and discards an existing draft. */
async function openAnew(page: Page): Promise<void> {
  await openAs(page, PERSON, PATH)
  await expect(plate(page).or(resume(page))).toBeVisible()
  if (!(await resume(page).isVisible())) return
  const dropped = page.waitForResponse(answer => answer.request().method() === 'DELETE')
  await page.getByRole('button', { name: 'Recommencer à zéro' }).click()
  await dropped
}

async function typeAndSave(page: Page, text: string): Promise<void> {
  await plate(page).fill(text)
  await expect(draftSaved(page)).toBeVisible({ timeout: 2000 })
}

async function expectBack(page: Page, text: string): Promise<void> {
  await resume(page).click()
  await expect(plate(page)).toHaveValue(text)
}

test('what was typed and sent comes back after a reload, and in a new tab, and can be started over', async ({
  page,
  context,
  portal: _,
}) => {
  await openAnew(page)
  await filePickers(page).first().setInputFiles(aPdf('domicile.pdf'))
  await expect(page.getByText('Fichier reçu')).toBeVisible()
  await typeAndSave(page, 'AA-111-AA')
  let give = () => {}
  const pressed = new Promise<void>(resolve => {
    give = resolve
  })
  await page.route(/ahead[^/]*\.js$/, route => pressed.then(() => route.continue()))
  await page.reload()
  await expectBack(page, 'AA-111-AA')
  // The pressed button went away before the code came that keeps the focus.
  await expect(page.locator(':focus')).toHaveCount(0)
  give()
  await expect(page.locator('main :focus')).toBeVisible()
  await expect(page.getByText('domicile.pdf')).toBeVisible()
  await typeAndSave(page, 'BB-222-BB')
  await page.close()
  const tab = await context.newPage()
  await openAs(tab, PERSON, PATH)
  await expectBack(tab, 'BB-222-BB')
  await expect.poll(() => heldHere(tab), 'what the city has, no browser keeps').toBe(0)
  await tab.reload()
  await tab.getByRole('button', { name: 'Recommencer à zéro' }).click()
  await expect(plate(tab)).not.toHaveValue('BB-222-BB')
  await tab.reload()
  await expect(plate(tab)).toBeVisible()
})

test('a draft comes back in another browser, after the session expired and after signing in again', async ({
  page,
  browser,
  portal: _,
}) => {
  await openAnew(page)
  await typeAndSave(page, 'CC-333-CC')
  await page.evaluate(() => {
    const session = JSON.parse(sessionStorage.getItem('parvis.session') ?? '{}')
    sessionStorage.setItem('parvis.session', JSON.stringify({ ...session, exp: 1 }))
  })
  await page.reload()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Me reconnecter' })
    .click()
  await signInByForm(page, PERSON)
  await expectBack(page, 'CC-333-CC')
  const elsewhere = await browser.newContext({ locale: 'fr-FR' })
  const other = await elsewhere.newPage()
  await openAs(other, PERSON, PATH)
  await expectBack(other, 'CC-333-CC')
  await elsewhere.close()
})

test('what is typed right before signing out is there at the next visit', async ({
  page,
  context,
  portal,
}) => {
  await openAnew(page)
  await typeAndSave(page, 'CD-345-EF')
  await page.getByRole('button', { name: /Mon compte/ }).click()
  // Typed and left within one task: no autosave starts that soon.
  await plate(page).evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'EE-555-EE')
    input.dispatchEvent(new Event('input', { bubbles: true }))
    const buttons = [...document.querySelectorAll('button')]
    buttons.find(button => button.textContent === 'Se déconnecter')?.click()
  })
  await expect(page).toHaveURL(`${portal}/`)
  const next = await context.newPage()
  await next.goto(`${portal}${PATH}`)
  await signInByForm(next, PERSON)
  await expectBack(next, 'EE-555-EE')
})

test.describe('two tabs', () => {
  // The browser logs the tested refusal (412).
  test.use({ expectedComplaints: /status of 412/ })
  test('never write over each other: the second is told and chooses', async ({
    page,
    context,
    portal: _,
  }) => {
    await openAnew(page)
    const second = await context.newPage()
    await openAs(second, PERSON, PATH)
    await expect(plate(second)).toBeVisible()
    await typeAndSave(page, 'DD-444-DD')
    await plate(second).fill('EE-555-EE')
    const told = second.getByRole('alert').filter({ hasText: 'a aussi été modifiée ailleurs' })
    await expect(told).toBeVisible()
    await told.getByRole('button', { name: 'Prendre l’autre version' }).click()
    await expect(plate(second)).toHaveValue('DD-444-DD')
    await second.close()
  })
})

test.describe('a browser', () => {
  test.use({ expectedComplaints: /drafts\/plate-change/ })

  /** A separate browser that the test may kill. */
  async function launch(folder: string): Promise<BrowserContext> {
    return chromium.launchPersistentContext(folder, {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
      locale: 'fr-FR',
    })
  }
  const kill = (folder: string) => {
    const lines = execFileSync('ps', ['-eo', 'pid=,args=', '-ww'], { encoding: 'utf8' }).split('\n')
    const own = lines.filter(line => line.includes(`--user-data-dir=${folder}`) && !line.includes('--type='))
    for (const line of own) process.kill(Number(line.trim().split(/\s+/)[0]), 'SIGKILL')
    expect(own.length).toBeGreaterThan(0)
  }

  test('that is killed while nothing reaches the city brings everything back, files too', async ({
    page,
    portal: _,
  }) => {
    test.setTimeout(90_000)
    await openAnew(page)
    const folder = mkdtempSync(join(tmpdir(), 'parvis-killed-'))
    const first = await launch(folder)
    const tab = await first.newPage()
    await openAs(tab, PERSON, PATH)
    await expect(plate(tab)).toBeVisible()
    await tab.route('**/api/subscriber/{drafts,upload-url}/**', route => route.abort())
    await plate(tab).fill('FF-666-FF')
    await filePickers(tab).first().setInputFiles(aPdf('jamais-parti.pdf'))
    await expect(tab.getByText('Pas encore enregistré').first()).toBeVisible()
    await expect.poll(() => heldHere(tab), 'draft and file').toBe(2)
    const gone = new Promise(resolve => first.once('close', resolve))
    kill(folder)
    await gone
    const again = await launch(folder)
    const back = await again.newPage()
    await openAs(back, PERSON, PATH)
    await expectBack(back, 'FF-666-FF')
    await expect(back.getByText('jamais-parti.pdf')).toBeVisible()
    await expect(back.getByText('Fichier reçu')).toBeVisible()
    await expect(draftSaved(back)).toBeVisible()
    await again.close()
    rmSync(folder, { recursive: true, force: true })
  })

  // Few by default, as each starts a browser; twenty for a manual run.
  const KILLS = Number(process.env.PARVIS_DRAFT_KILLS ?? 2)

  test(`that is killed at any moment brings back what was typed, ${KILLS} times of ${KILLS}`, async ({
    page,
    portal: _,
  }) => {
    test.setTimeout(30_000 + KILLS * 20_000)
    await openAnew(page)
    const folder = mkdtempSync(join(tmpdir(), 'parvis-killed-often-'))
    const texts = Array.from({ length: KILLS }, (_value, round) => `KL-${100 + round}-KL`)
    let before: string | null = null
    for (const [round, text] of texts.entries()) {
      const browser = await launch(folder)
      const tab = await browser.newPage()
      // In every other round no save reaches the city, so only this browser has the text.
      if (round % 2 === 1)
        await tab.route('**/api/subscriber/drafts/**', route =>
          route.request().method() === 'PUT' ? route.abort() : route.continue(),
        )
      await openAs(tab, PERSON, PATH)
      if (before === null) await expect(plate(tab)).toBeVisible()
      else await expectBack(tab, before)
      await plate(tab).fill(text)
      // From before the autosave until well after it.
      await tab.waitForTimeout(100 + (round * 1900) / Math.max(1, KILLS - 1))
      const gone = new Promise(resolve => browser.once('close', resolve))
      kill(folder)
      await gone
      before = text
    }
    const last = await launch(folder)
    const tab = await last.newPage()
    await openAs(tab, PERSON, PATH)
    await expectBack(tab, before ?? '')
    await last.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('forgets everything of it when somebody signs out', async ({ page, portal: _ }) => {
    await openAnew(page)
    await page.route('**/api/subscriber/drafts/**', route => route.abort())
    await plate(page).fill('GG-777-GG')
    await expect(page.getByText('Pas encore enregistré').first()).toBeVisible()
    await expect.poll(() => heldHere(page)).toBe(1)
    // Other data kept in a tab, such as a fine's plate.
    await page.evaluate(() => sessionStorage.setItem('parvis.fine-plates', '[]'))
    await page.getByRole('button', { name: /Yanis/ }).click()
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page.getByRole('main')).toContainText(/connect/i)
    await expect.poll(() => heldHere(page)).toBe(0)
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
  })
})
