import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, headingOf } from '../portal.ts'
import { develop } from './development-server.ts'
import { type Elsewhere, forkElsewhere, templateElsewhere } from './foreign-builds.ts'
import { type OwnPortal, test } from './skew-portal.ts'
import { edit } from './skew-sources.ts'

const TITLE = 'Zones de stationnement'
const BUILDS = '.parvis/builds/zones'

test.describe('a remote in a repository of its own, copied from the template', () => {
  let repository: Elsewhere
  let version: string
  test.beforeAll(async () => {
    test.setTimeout(240_000)
    repository = await templateElsewhere()
    for (const script of ['types', 'test', 'build']) await repository.run(script)
    version = readdirSync(join(repository.folder, BUILDS))[0] ?? ''
  })
  test.afterAll(() => repository.remove())

  /** The team's steps in the city's site: publish, set the origin, promote in one city. */
  async function publishTo(own: OwnPortal): Promise<void> {
    await own.release('publish', '--from', join(repository.folder, BUILDS, version))
    await own.addOrigin('zones')
    await own.release('promote', `zones@${version}`, '--city', 'valmont')
  }

  test('is shown from its own origin, in both languages', async ({ page, own }) => {
    await publishTo(own)
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await own.open(page, { person: null, path: '/fps' })
    const services = page.getByRole('navigation', { name: 'Services' })
    await services.getByRole('link', { name: 'Zones', exact: true }).click()
    await expect(headingOf(page)).toHaveText(TITLE)
    await page.getByText('Centre · 5 rues').click()
    await expect(page.getByRole('main').getByRole('listitem').filter({ visible: true })).toHaveCount(5)
    await page.reload()
    await expect(headingOf(page)).toHaveText(TITLE)
    await page.getByRole('button', { name: 'English' }).click()
    await expect(headingOf(page)).toHaveText('Parking zones')
    // It uses the shell's shared modules: its own copies of React and kernel are not requested.
    const names = asked.filter(url => url.includes(`/${version}/`)).map(url => url.split('/').at(-1) ?? '')
    expect(names.some(name => name.startsWith('zones.'))).toBe(true)
    expect(names.filter(name => /^(react|kernel)\./.test(name))).toEqual([])
  })

  test('is what a part of the portal needs to live in one, too', async () => {
    const fork = await forkElsewhere('remote-fines', repository)
    try {
      for (const script of ['types', 'build']) await fork.run(script)
      expect(readdirSync(join(fork.folder, '.parvis/builds/fines'))).toHaveLength(1)
    } finally {
      fork.remove()
    }
  })

  test('changes in an open page of the portal as its sources do', async ({ page, own }) => {
    await publishTo(own)
    const server = await develop(repository.folder)
    try {
      await own.release('develop', server.origin, '--city', 'valmont')
      await page.goto(`${own.url}/zones?parvis-development=zones@${server.origin}/entry.js`)
      await expect(headingOf(page)).toHaveText(TITLE, { timeout: 30_000 })
      edit(join(repository.folder, 'src/routes/zones.route.tsx'), text =>
        text.replace("title={t('zones.title')} lead", 'title="Changé" lead'),
      )
      await expect(headingOf(page)).toHaveText('Changé', { timeout: 20_000 })
    } finally {
      server.stop()
    }
  })
})
