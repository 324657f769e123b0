import { execFile } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { partOf } from '@parvis/build/parts'
import { addresses, expect, headingOf, openAs, test } from '../portal.ts'
import { shownRelease } from '../shown-release.ts'

test.describe.configure({ mode: 'serial' })

test('no address of a remote is known to the build of the shell', async ({ page, portal }) => {
  const { site, origins } = addresses()
  const release = await shownRelease(page.request, portal)
  const main = readFileSync(join(site, 'shell', release.shell.version, 'descriptor.json'), 'utf8')
  for (const file of Object.keys((JSON.parse(main) as { files: object }).files)) {
    const content = readFileSync(join(site, 'shell', release.shell.version, file), 'utf8')
    for (const name of ['rights', 'requests', 'fines', 'account'])
      expect(content).not.toContain(origins[name])
  }
})

test.describe('an origin that is down', () => {
  test.use({ expectedComplaints: /ERR_CONNECTION_REFUSED|Failed to load resource/ })

  test('leaves the rest usable, says what happened, and is really tried again', async ({ page, portal }) => {
    const { control } = addresses()
    await page.request.get(`${control}/stop/fines`)
    try {
      await openAs(page, 'Camille Martin', '/souscriptions')
      await expect(headingOf(page)).toHaveText('Bonjour Camille')
      await page
        .getByRole('navigation', { name: 'Services' })
        .getByRole('link', { name: 'FPS et recours' })
        .click()
      await expect(headingOf(page)).toHaveText('Cette partie du portail ne répond pas', { timeout: 20_000 })
      await page.getByRole('button', { name: /Réessayer/ }).click()
      await expect(headingOf(page)).toHaveText('Cette partie du portail ne répond pas', { timeout: 20_000 })
    } finally {
      await page.request.get(`${control}/start/fines`)
    }
    await page.getByRole('button', { name: /Réessayer/ }).click()
    await expect(headingOf(page)).toHaveText('Votre forfait de post-stationnement')
    await page.getByRole('navigation', { name: 'Services' }).getByRole('link', { name: 'Mes droits' }).click()
    await expect(page).toHaveURL(`${portal}/souscriptions`)
    await expect(headingOf(page)).toHaveText('Bonjour Camille')
  })
})

test.describe('a byte changed on the way', () => {
  test.use({ expectedComplaints: /integrity|Failed to find a valid digest|Failed to load resource/ })

  test('is never run', async ({ page, portal }) => {
    await page.route(new RegExp(`^${addresses().origins.fines}/.*/entry\\..*\\.js`), async route => {
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        body: `${await answer.text()};window.tampered=1`,
        headers: { ...answer.headers(), 'content-encoding': '' },
      })
    })
    await page.goto(`${portal}/fps`)
    await expect(headingOf(page)).toHaveText('Cette partie du portail ne répond pas', { timeout: 20_000 })
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false)
  })
})

test('one remote rebuilt and published alone changes the portal, and goes back, without the shell', async ({
  page,
  portal,
}) => {
  // A build, and two pages in a browser of its own.
  const { site } = addresses()
  const root = join(import.meta.dirname, '../..')
  const { shell: shellBefore } = await shownRelease(page.request, portal)
  const sources = join(root, 'remote-fines')
  const messages = join(sources, 'src/messages/fr.ts')
  const before = readFileSync(messages, 'utf8')
  const copy = join(root, '.parvis/e2e-fines')
  const release = (...args: string[]) =>
    promisify(execFile)('node', [join(root, 'deploy/release/src/cli.ts'), ...args], {
      env: { ...process.env, PARVIS_SITE: site },
    })
  rmSync(copy, { recursive: true, force: true })
  cpSync(sources, copy, { recursive: true, verbatimSymlinks: false, dereference: false })
  writeFileSync(
    join(copy, 'src/messages/fr.ts'),
    before.replace("'Votre forfait de post-stationnement'", "'Votre FPS, tout de suite'"),
  )
  expect(partOf(`fines:${copy}`).version).not.toBe(partOf('fines').version)
  await release('promote', `fines:${copy}`, '--all')
  await page.goto(`${portal}/fps`)
  await expect(headingOf(page)).toHaveText('Votre FPS, tout de suite')
  expect((await shownRelease(page.request, portal)).shell).toEqual(shellBefore)
  await release('rollback', 'fines', '--all')
  await page.goto(`${portal}/fps`)
  await expect(headingOf(page)).toHaveText('Votre forfait de post-stationnement')
  rmSync(copy, { recursive: true, force: true })
})
