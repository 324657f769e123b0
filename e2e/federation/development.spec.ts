import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from '@parvis/build'
import { reserve } from '@parvis/server'
import { expect, headingOf } from '../portal.ts'
import { PLACES } from './file-faults.ts'
import { test } from './skew-portal.ts'
import { edit, underDevelopment } from './skew-sources.ts'

const HEADING = PLACES.fines?.heading ?? ''
const NOTE = /fines/

interface DevelopmentServer {
  readonly origin: string
  stop(): void
}

/** `pnpm dev` of the remote whose sources stand in `folder`, on a port that is free: its pages name it before it is taken. */
async function develop(folder: string): Promise<DevelopmentServer> {
  const reserved = await reserve(0)
  await reserved.close()
  const rspack = join(ROOT, 'remote-fines/node_modules/.bin/rspack')
  const server = spawn(rspack, ['serve'], {
    cwd: folder,
    env: { ...process.env, PARVIS_DEV_PORT: new URL(reserved.url).port },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: server.stdout })) {
    const [, origin] = /portal that allows (\S+),/.exec(line) ?? []
    if (origin) return { origin, stop: () => void server.kill() }
  }
  throw new Error('the development server ended')
}

test('a part from a development server changes in the open page as its sources do', async ({ page, own }) => {
  test.setTimeout(120_000)
  const sources = underDevelopment('fines')
  const server = await develop(sources)
  try {
    const override = `parvis-development=fines@${server.origin}/entry.js`
    // A city that allows no such server shows what it has published.
    await page.goto(`${own.url}/fps?${override}`)
    await expect(headingOf(page)).toHaveText(HEADING)
    await expect(page.getByText(NOTE)).toBeHidden()

    await own.release('develop', server.origin, '--city', 'valmont')
    await page.goto(`${own.url}/fps?${override}`)
    await expect(headingOf(page)).toHaveText(HEADING, { timeout: 30_000 })
    await expect(page.getByText(NOTE)).toBeVisible()
    const number = page.getByRole('textbox', { name: 'Numéro du FPS' })
    await number.fill('2138')
    edit(join(sources, 'src/routes/look-up.route.tsx'), text =>
      text.replace("title={t('look-up.title')}", 'title="Changé à l’instant"'),
    )
    await expect(headingOf(page)).toHaveText('Changé à l’instant', { timeout: 20_000 })
    // Refreshed in place: what was typed is still there.
    await expect(number).toHaveValue(/2138/)
    await page.getByRole('button', { name: 'Revenir à la version publiée' }).click()
    // The page that gives the part back is another one: leaving before it is there would keep the part.
    await page.waitForURL(/parvis-development=off/)
    await expect(page.getByText(NOTE)).toBeHidden()
    await page.goto(`${own.url}/fps`)
    await expect(headingOf(page)).toHaveText(HEADING)
  } finally {
    server.stop()
  }
})
