import { join } from 'node:path'
import { type Page, test } from 'playwright/test'

/** Environment variable: folder for pictures of every screen that a journey checks. */
const FOLDER_ENV = 'PARVIS_LOOK'

const THEMES = ['light', 'dark'] as const

const asFileName = (words: string) => words.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)

const counts = new Map<string, number>()

/** Takes full-page pictures in both themes if requested; returns whether it did. */
export async function lookAt(page: Page, where: string): Promise<boolean> {
  const folder = process.env[FOLDER_ENV]
  if (!folder) return false
  const { project, title, testId, file } = test.info()
  const count = (counts.get(testId) ?? 0) + 1
  counts.set(testId, count)
  const lang = await page.evaluate(() => document.documentElement.lang)
  const before = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const journey = `${file.replace(/^.*\/|\.spec\.ts$/g, '')}-${asFileName(title)}`
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme })
    const name = `${String(count).padStart(2, '0')}-${asFileName(where)}-${lang}-${project.name}-${theme}.png`
    // Colours that are still changing from one theme to the other belong to neither.
    await page.screenshot({ path: join(folder, journey, name), fullPage: true, animations: 'disabled' })
  }
  await page.emulateMedia({ colorScheme: before ? 'dark' : 'light' })
  return true
}
