import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuildRecord } from '@parvis/build'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ComposedPage } from './compose-page.ts'
import { type Promotion, promote } from './promote.ts'
import { AlreadyPublished, publish } from './publish.ts'
import { cityFolder, readJson, type Site, versionFolder } from './site.ts'

let root: string
let site: Site

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'parvis-release-'))
  site = { root: join(root, 'site') }
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

/** A build as the preset leaves it: some files, and the groups of its statistics. */
function aBuild(name: string, version: string, pattern = `/${name}`): BuildRecord {
  const folder = join(root, 'sources', `${name}-${version}`)
  const output = join(root, 'builds', name, version)
  mkdirSync(folder, { recursive: true })
  mkdirSync(output, { recursive: true })
  const routes = [{ pattern, access: 'public', page: 'page', data: ['/api/things'] }]
  const manifest = { name, contract: 1, routes, navigation: [] }
  writeFileSync(join(folder, 'remote.manifest.ts'), `export const manifest = ${JSON.stringify(manifest)}`)
  const names =
    name === 'shell'
      ? ['main.1.js', 'bootstrap.1.js', 'bootstrap.1.css', 'react.1.js', 'words-fr.1.js', 'words-en.1.js']
      : ['entry.1.js', 'mount.1.js', 'page.1.js', 'page.1.css']
  const files = names.map(file => {
    const content = `/* ${name} ${version} ${file} */`
    writeFileSync(join(output, file), content)
    return { file, integrity: hash(content) }
  })
  writeFileSync(join(output, 'build.json'), '{}')
  const groups =
    name === 'shell'
      ? {
          main: ['main.1.js'],
          bootstrap: ['bootstrap.1.js', 'bootstrap.1.css'],
          'words-fr': ['words-fr.1.js'],
          'words-en': ['words-en.1.js'],
        }
      : { mount: ['mount.1.js'], page: ['page.1.js', 'page.1.css'] }
  return { name, version, folder, output, globalName: `${name}_${version}`, files, groups }
}

const origins = { fines: 'https://fines.example', rights: 'https://rights.example' }
const look = {
  name: 'Valmont <3',
  theme: { primaryColour: '#1f5f5b', radius: 8 },
  evidenceOrigin: 'https://evidence.example',
  paymentOrigin: 'https://pay.example',
}
const promotion = (versions: Promotion['versions']): Promotion => ({
  city: 'valmont',
  versions,
  origins,
  look,
  createdAt: '2026-11-21T08:00:00Z',
})
const pages = () => readJson<ComposedPage[]>(join(cityFolder(site, 'valmont'), 'pages.json')) ?? []
const pageOf = (pattern: string) => pages().find(page => page.pattern === pattern) ?? { html: '', policy: '' }

describe('publishing', () => {
  it('puts a version on the site, compressed beside, without the build’s own notes', async () => {
    await publish(site, aBuild('fines', '1.0.0'))
    const folder = versionFolder(site, 'fines', '1.0.0')
    expect(readFileSync(join(folder, 'entry.1.js'), 'utf8')).toContain('fines 1.0.0')
    expect(readFileSync(join(folder, 'entry.1.js.br')).length).toBeGreaterThan(0)
    expect(() => readFileSync(join(folder, 'build.json'))).toThrow()
  })

  it('welcomes the same bytes again and refuses others under the same version', async () => {
    await publish(site, aBuild('fines', '1.0.0'))
    await expect(publish(site, aBuild('fines', '1.0.0'))).resolves.toMatchObject({ version: '1.0.0' })
    const changed = aBuild('fines', '1.0.0')
    writeFileSync(join(changed.output, 'entry.1.js'), 'other bytes')
    const record = { ...changed, files: [{ file: 'entry.1.js', integrity: hash('other bytes') }] }
    await expect(publish(site, record)).rejects.toBeInstanceOf(AlreadyPublished)
  })

  it('refuses a remote whose route asks for a page that was not built', async () => {
    const record = aBuild('fines', '1.0.0')
    await expect(publish(site, { ...record, groups: { mount: [] } })).rejects.toThrow('page')
  })
})

describe('promoting', () => {
  beforeEach(async () => {
    for (const build of [
      aBuild('shell', '1'),
      aBuild('fines', '1'),
      aBuild('fines', '2'),
      aBuild('rights', '1'),
    ])
      await publish(site, build)
    promote(site, promotion({ shell: '1', fines: '1', rights: '1' }))
  })

  it('changes one remote and leaves shell and neighbours as they are', () => {
    const release = promote(site, promotion({ fines: '2' }))
    expect(release.generation).toBe(2)
    expect(release.shell.version).toBe('1')
    expect(release.remotes.rights?.version).toBe('1')
    expect(release.remotes.fines).toMatchObject({
      version: '2',
      global: 'fines_2',
      previous: { version: '1' },
    })
  })

  it('goes back by promoting the version before, and keeps the other as the one to fall back on', () => {
    promote(site, promotion({ fines: '2' }))
    expect(promote(site, promotion({ fines: '1' })).remotes.fines).toMatchObject({
      version: '1',
      previous: { version: '2' },
    })
  })

  it('keeps the last good version when the same one is promoted twice', () => {
    promote(site, promotion({ fines: '2' }))
    expect(promote(site, promotion({ fines: '2' })).remotes.fines).toMatchObject({
      version: '2',
      previous: { version: '1' },
    })
  })

  it('refuses two remotes that claim one address, whatever they call its parameters', async () => {
    await publish(site, aBuild('fines', '3', '/same/:fineId'))
    await publish(site, aBuild('rights', '3', '/same/:rightId'))
    expect(() => promote(site, promotion({ fines: '3', rights: '3' }))).toThrow('claimed by')
  })

  it('refuses what is not published', () => {
    expect(() => promote(site, promotion({ fines: '9' }))).toThrow('not published')
  })

  it('makes a page for each route and one for all others', () => {
    expect(pages().map(page => page.pattern)).toEqual(['/fines', '/rights', '*'])
  })

  it('names in each page the files and the data of its own route, with their hashes', () => {
    const { html } = pageOf('/fines')
    const inlined = JSON.parse(/id="parvis-page">(.*?)<\/script>/.exec(html)?.[1] ?? '')
    const entry = { url: 'https://fines.example/1/entry.1.js', integrity: hash('/* fines 1 entry.1.js */') }
    expect(inlined.signedOut.preload[0]).toEqual(entry)
    expect(inlined.signedOut.preload.map((file: { url: string }) => file.url)).toContain(
      'https://fines.example/1/page.1.css',
    )
    expect(inlined.signedIn.data).toEqual(['/api/config', '/api/subscriber', '/api/things'])
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('Valmont &#60;3')
  })

  it('names the words of each language apart: only those that are spoken are fetched', () => {
    const { html } = pageOf('/fines')
    const { signedIn, signedOut } = JSON.parse(/id="parvis-page">(.*?)<\/script>/.exec(html)?.[1] ?? '')
    for (const lang of ['fr', 'en']) {
      const words = {
        url: `/shell/1/words-${lang}.1.js`,
        integrity: hash(`/* shell 1 words-${lang}.1.js */`),
        lang,
      }
      expect(signedIn.preload).toContainEqual(words)
      expect(signedOut.preload).toContainEqual(words)
    }
    expect(html).not.toContain('href="/shell/1/words-')
  })

  it('wears the look of the city before any script runs', () => {
    const { html } = pageOf('/fines')
    expect(/<style[^>]*>:root\{(.*?)\}/.exec(html)?.[1]).toContain('--city-accent-light:#1f5f5b;')
    expect(JSON.parse(/id="parvis-page">(.*?)<\/script>/.exec(html)?.[1] ?? '').theme).toEqual(look.theme)
  })

  it('writes a policy without an unsafe word, with the hash of every script the page names', () => {
    const { policy, html } = pageOf('/fines')
    expect(policy).not.toContain('unsafe')
    for (const integrity of html.matchAll(/integrity="(sha384-[^"]+)"[^>]*(?:as="script"|defer)/g))
      expect(policy).toContain(integrity[1])
    const early = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(policy).toContain(createHash('sha256').update(early).digest('base64'))
    const style = /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    expect(policy).toContain(createHash('sha256').update(style).digest('base64'))
    expect(policy).toContain('form-action')
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain('trusted-types default dompurify')
  })
})
