// Takes pictures of every letter, in every language and theme, to check the layout:
// CHROMIUM_PATH=/usr/bin/chromium node deploy/city/src/testing/look-at-letters.ts <folder>
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { everyLetter } from './every-letter.ts'
import { setup } from './storage-setup.ts'
import { startTestCity } from './test-city.ts'

const folder = process.argv[2] ?? 'letters'
const executablePath = process.env.CHROMIUM_PATH
await mkdir(folder, { recursive: true })
const close = await setup()
const city = await startTestCity()
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
for (const colorScheme of ['light', 'dark'] as const) {
  const page = await browser.newPage({ colorScheme, viewport: { width: 390, height: 400 }, offline: true })
  const [first] = city.deps.cities
  for (const { letter, variant, lang, mail } of first === undefined ? [] : everyLetter(first)) {
    const name = [letter, ...(variant === '' ? [] : [variant]), lang, colorScheme].join('.')
    await page.setContent(mail.html ?? '')
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
  }
  await page.close()
}
await browser.close()
await city.stop()
await close()
