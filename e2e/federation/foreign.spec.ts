import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { partOf } from '@parvis/build/parts'
import { fakeCityConfig } from '@parvis/shared-kernel/testing/fake-city-config'
import { expect, headingOf } from '../portal.ts'
import { PLACES } from './file-faults.ts'
import { type Elsewhere, elsewhere } from './foreign-builds.ts'
import { filesAskedOf, test } from './skew-portal.ts'

test.describe('a remote from another repository, on React 18 and the plain plugin', () => {
  let repository: Elsewhere
  test.beforeAll(async () => {
    repository = await elsewhere('remote-elsewhere')
  })
  test.afterAll(() => repository.remove())

  const publishing = (dist: string) => [
    ...['publish', '--from', join(repository.folder, dist)],
    ...['--name', 'carpool', '--version', '1.0.0'],
  ]

  test('has its own address and place in the navigation, beside parts on React 19', async ({ page, own }) => {
    await repository.build()
    await own.release(...publishing('dist'))
    await own.addOrigin('carpool')
    await own.release('promote', 'carpool@1.0.0', '--city', 'valmont')
    await own.open(page, { person: null, path: '/fps' })
    await expect(headingOf(page)).toHaveText(PLACES.fines?.heading ?? '')
    const services = page.getByRole('navigation', { name: 'Services' })
    await services.getByRole('link', { name: 'Covoiturage' }).click()
    await expect(page).toHaveURL(`${own.url}/covoiturage`)
    await expect(headingOf(page)).toHaveText('Covoiturage')
    await expect(page).toHaveTitle(/Covoiturage/)
    const main = page.getByRole('main')
    await expect(main.getByText('React 18.3.1')).toBeVisible()
    await main.getByRole('button', { name: 'Une place de plus' }).click()
    await expect(main.getByText('Places demandées : 2')).toBeVisible()
    await services.getByRole('link', { name: 'FPS et recours' }).click()
    await expect(headingOf(page)).toHaveText(PLACES.fines?.heading ?? '')
    // Also as a first page, before anything shared is loaded.
    await own.open(page, { person: null, path: '/covoiturage' })
    await expect(main.getByText('React 18.3.1')).toBeVisible()
  })

  test('that asks for a higher React of the same major has its own, and gives it to nobody', async ({
    page,
    own,
  }) => {
    for (const name of ['react', 'react-dom']) repository.relabel(name, '19.99.0')
    await repository.build('--env', 'react=^19.99.0', '--output-path', 'dist-higher')
    await own.release(...publishing('dist-higher'))
    await own.addOrigin('carpool')
    await own.release('promote', 'carpool@1.0.0', '--city', 'valmont')
    // Its React, the highest on the page, is loaded before the other parts.
    await own.open(page, { person: null, path: '/covoiturage' })
    await expect(page.getByRole('main').getByText('React 18.3.1')).toBeVisible()
    const services = page.getByRole('navigation', { name: 'Services' })
    for (const [link, heading] of [
      ['FPS et recours', PLACES.fines?.heading],
      ['Tarifs et zones', PLACES.requests?.heading],
    ] as const) {
      await services.getByRole('link', { name: link }).click()
      await expect(headingOf(page)).toHaveText(heading ?? '')
    }
  })

  test('is refused without the hashes of its files, with the plugin that is missing', async ({ own }) => {
    await repository.build('--env', 'open', '--output-path', 'dist-open')
    await expect(own.release(...publishing('dist-open'))).rejects.toThrow(
      /carries no hash of .+\.js.*Add SubresourceIntegrityPlugin/s,
    )
  })
})

test.describe('a host in another repository, with the plain plugin', () => {
  let repository: Elsewhere
  test.beforeAll(async () => {
    repository = await elsewhere('host-elsewhere')
  })
  test.afterAll(() => repository.remove())

  test('shows remote-fines from its origin, on the React of the host', async ({ page, own }) => {
    await repository.build()
    const dist = join(repository.folder, 'dist')
    // A foreign server without the portal's response headers.
    const server = createServer(({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://host')
      if (pathname === '/favicon.ico') return response.writeHead(204).end()
      if (pathname === '/config.json') return response.end(JSON.stringify(fakeCityConfig()))
      const file = pathname === '/' ? 'index.html' : pathname.slice(1)
      response.setHeader('content-type', file.endsWith('.js') ? 'text/javascript' : 'text/html')
      response.end(readFileSync(join(dist, file)))
    }).listen(0, '127.0.0.1')
    try {
      await once(server, 'listening')
      const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      const origin = own.origins.fines ?? ''
      const asked = filesAskedOf(page, origin)
      const manifest = `${origin}/${partOf('fines').version}/mf-manifest.json`
      await page.goto(`${host}/?manifest=${encodeURIComponent(manifest)}`)
      await expect(headingOf(page)).toHaveText(PLACES.fines?.heading ?? '')
      await expect(page.getByText('React 19.3.1')).toBeVisible()
      await page.getByRole('button', { name: 'Voir mon FPS' }).click()
      await expect(page.getByRole('region', { name: '2 réponses sont à corriger' })).toBeVisible()
      expect(asked()).toContain('entry.js')
      expect(asked()).not.toContain('react.js')
    } finally {
      await page.close()
      server.close()
    }
  })
})
