import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ROOT } from '@parvis/build/parts'
import { reserve } from '@parvis/server'
import type { Locator } from 'playwright/test'
import { expect, headingOf, type Page } from '../portal.ts'
import { develop } from './development-server.ts'
import { PLACES } from './file-faults.ts'
import { test } from './skew-portal.ts'
import { edit, underDevelopment } from './skew-sources.ts'

const HEADING = PLACES.fines?.heading ?? ''
const CHANGED = 'Changé à l’instant'

interface DevelopedPart {
  readonly part: string
  readonly script: string
  /** A text of its screen: its source file and its place on the page. */
  readonly source: string
  readonly word: string
  readonly on: (page: Page) => Locator
}

const PARTS: readonly DevelopedPart[] = [
  {
    part: 'fines',
    script: 'entry.js',
    source: 'src/routes/look-up.route.tsx',
    word: "title={t('look-up.title')}",
    on: headingOf,
  },
  {
    part: 'shell',
    script: 'main.js',
    source: 'src/layout/portal-frame.tsx',
    word: "{t('shell.skip')}",
    on: page => page.locator('.parvis-skip-link'),
  },
]

test.describe('a development server', () => {
  // While its server builds, what the page preloads for the published part is not used.
  test.use({ expectedComplaints: /was preloaded using link preload but not used/ })

  for (const { part, script, source, word, on } of PARTS)
    test(`shows ${part}, which changes in the open page as its sources do`, async ({ page, own }) => {
      const sources = underDevelopment(part)
      const server = await develop(sources, join(ROOT, 'shell/node_modules/.bin/rspack'))
      const note = page.getByText(`« ${part} »`)
      try {
        const override = `parvis-development=${part}@${server.origin}/${script}`
        // A city that does not allow the server shows the published version.
        await page.goto(`${own.url}/fps?${override}`)
        await expect(headingOf(page)).toHaveText(HEADING)
        await expect(note).toBeHidden()

        await own.release('develop', server.origin, '--city', 'valmont')
        // As while the server builds: longer than a published part has before another version is tried.
        await page.route(
          `${server.origin}/${script}`,
          async route => {
            await setTimeout(6_000)
            await route.continue()
          },
          { times: 1 },
        )
        await page.goto(`${own.url}/fps?${override}`)
        await expect(headingOf(page)).toHaveText(HEADING, { timeout: 30_000 })
        await expect(note).toBeVisible()
        const number = page.getByRole('textbox', { name: 'Numéro du FPS' })
        await number.fill('2138')
        edit(join(sources, source), text =>
          text.replace(word, word.includes('=') ? `title="${CHANGED}"` : CHANGED),
        )
        await expect(on(page)).toHaveText(CHANGED, { timeout: 20_000 })
        // Hot update: the typed text is still there.
        await expect(number).toHaveValue(/2138/)
        await page.getByRole('button', { name: 'Revenir à la version publiée' }).click()
        // Leaving uses a full navigation: without waiting for it, the override would persist.
        await page.waitForURL(/parvis-development=off/)
        await expect(note).toBeHidden()
        await page.goto(`${own.url}/fps`)
        await expect(headingOf(page)).toHaveText(HEADING)
        await expect(on(page)).not.toHaveText(CHANGED)
      } finally {
        server.stop()
      }
    })
})

test.describe('a development server that is gone', () => {
  test.use({ expectedComplaints: /ERR_CONNECTION_REFUSED/ })

  for (const { part, script } of PARTS)
    test(`leaves the published ${part}`, async ({ page, own }) => {
      const gone = await reserve(0)
      await gone.close()
      await own.release('develop', gone.url, '--city', 'valmont')
      await page.goto(`${own.url}/fps?parvis-development=${part}@${gone.url}/${script}`)
      await expect(headingOf(page)).toHaveText(HEADING)
      await expect(page.getByText(`« ${part} »`)).toBeHidden()
    })
})
