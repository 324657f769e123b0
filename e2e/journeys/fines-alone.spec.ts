import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '@parvis/build/parts'
import { portalOrigin } from '@parvis/edge'
import { citySettings, ensureCity, folderSite } from '@parvis/release'
import { reserve } from '@parvis/server'
import { addresses, test as base, expect } from '../portal.ts'
import { putSharedParts } from '../shared-parts.ts'

const CITY = 'valmont'
const ADAPTER = join(ROOT, 'deploy/city-example-python/adapter.py')
const FINE = { number: '21740123400019261320001001', plate: 'FG482KD' }
const hasPython =
  spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 11))']).status === 0

const listening = async (child: ChildProcess): Promise<string> => {
  let said = ''
  child.stdout?.on('data', piece => {
    said += String(piece)
  })
  while (!said.includes('\n')) await once(child.stdout ?? child, 'data')
  return /https?:\S+/.exec(said)?.[0] ?? ''
}

/** The parts of the shared portal before the example back office, which serves fines and nothing else. */
const finesPortal = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-fines-'))
  const site = folderSite(folder)
  const shared = folderSite(addresses().site)
  const versions = await putSharedParts(site)
  const portal = await reserve(0)
  const settings = await citySettings(shared, CITY)
  const origins = { ...settings.origins, shell: `${portal.url}/shell` }
  await ensureCity(site, CITY, { ...settings, origins }, versions)
  const adapter = spawn('python3', ['-B', ADAPTER, '--port', '0', '--portal', portal.url])
  portal.serve(portalOrigin({ site, city: CITY, api: await listening(adapter) }))
  return {
    url: portal.url,
    stop: async () => {
      adapter.kill()
      await portal.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Includes the shared portal's check for a silent console. */
const test = base.extend<{ readonly own: string }>({
  own: async ({ portal: _, page }, use) => {
    const own = await finesPortal()
    await use(own.url)
    // Close the page first: its pending requests would fail.
    await page.close()
    await own.stop()
  },
})

test.skip(!hasPython, 'The example back office needs python3, 3.11 or newer')

test('a city with fines alone leads to them, and shows nothing that it does not serve', async ({
  page,
  own,
}) => {
  await page.goto(`${own}/`)
  await expect(page).toHaveURL(`${own}/fps`)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Votre forfait de post-stationnement' }),
  ).toBeVisible()
  const header = page.getByRole('banner')
  await expect(header.getByRole('navigation').getByRole('link')).toHaveText(['FPS et recours'])
  await expect(header.getByRole('button', { name: 'Se connecter' })).toHaveCount(0)

  await page.goto(`${own}/souscriptions`)
  await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(2)
  await page.getByRole('main').getByRole('link', { name: 'Plan du site' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: /contester/ })).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: /Mes droits|Mon profil|Tarifs/ }),
  ).toHaveCount(0)
})

test('a fine of another back office is looked up, paid and proven', async ({ page, own }) => {
  await page.goto(`${own}/fps/${FINE.number}`)
  await page
    .getByLabel(/plaque|immatriculation/i)
    .first()
    .fill(FINE.plate)
  await page.keyboard.press('Enter')
  await page
    .getByRole('link', { name: /^Payer/ })
    .first()
    .click()
  await page.getByRole('main').getByRole('button').last().click()
  await page.waitForURL('**/sandbox/**')
  await page.getByRole('button', { name: 'Payer' }).click()
  await expect(page).toHaveURL(/\/payments\?idop=/)
  await expect(page.getByText('Paiement accepté')).toBeVisible()
  await expect(page.getByText('17,00')).toBeVisible()
})
