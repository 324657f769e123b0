import { createHash } from 'node:crypto'
import type {
  InlinedPage,
  PageRelease,
  Release,
  ReleasedFile,
  ReleasedRemote,
  ReleasedVersion,
} from '@parvis/shared-kernel/remote/release'
import { describe, expect, it, vi } from 'vitest'
import { type Composition, composePages } from './compose-page.ts'
import type { Descriptor } from './descriptor.ts'

const hash = (text: string, kind: 'sha256' | 'sha384' = 'sha384') =>
  `${kind}-${createHash(kind).update(text).digest('base64')}`
const hashed = (url: string): ReleasedFile => ({ url, integrity: hash(url) })

function version(name: string, version: string, route: object = {}): ReleasedVersion {
  const base = `https://${name}.example/${version}`
  return {
    ...{ version, contract: 1, kernel: '0.1.0', global: `${name}_${version}`, navigation: [] },
    entry: hashed(`${base}/entry.1.js`),
    routes: [{ pattern: `/${name}`, access: 'public', page: 'page', data: ['/api/things'], ...route }],
    preload: {
      page: [hashed(`${base}/mount.1.js`), hashed(`${base}/page.1.js`), hashed(`${base}/page.1.css`)],
      'sign-in': [hashed(`${base}/sign-in.1.js`)],
    },
  }
}

const remote = (current: ReleasedVersion, ...lastGood: ReleasedVersion[]): ReleasedRemote => ({
  ...current,
  lastGood,
})

const RELEASE: Release = {
  schema: 2,
  city: 'valmont',
  channel: 'stable',
  generation: 7,
  createdAt: '2026-11-21T08:00:00Z',
  notAfter: '2027-11-21T08:00:00Z',
  shell: { version: '3' },
  remotes: {
    account: remote(version('account', '1', { pattern: '/sign-in', page: 'sign-in' })),
    fines: remote(version('fines', '2'), version('fines', '1')),
    rights: remote(
      version('rights', '2', { access: 'subscriber' }),
      version('rights', '1', { pattern: '/old' }),
    ),
  },
}

const NAMES = ['main.1.js', 'bootstrap.1.js', 'bootstrap.1.css', 'words-fr.1.js', 'words-en.1.js']
const SHELL: Descriptor = {
  ...{
    name: 'shell',
    version: '3',
    contract: 0,
    kernel: '0.1.0',
    global: 'parvis_shell',
    entry: 'main.1.js',
  },
  files: Object.fromEntries(NAMES.map(name => [name, hash(name)])),
  pages: { main: NAMES.slice(0, 3), words: NAMES.slice(3) },
  routes: [],
  navigation: [],
}

const COMPOSITION: Composition = {
  release: RELEASE,
  shell: SHELL,
  early: 'early()',
  look: {
    name: 'Valmont <3',
    theme: { primaryColour: '#1f5f5b', radius: 8 },
    evidenceOrigin: 'https://evidence.example',
    paymentOrigin: 'https://pay.example',
  },
  origins: { account: 'https://account.example', fines: 'https://fines.example/files' },
  development: [],
  sign: text => ({ key: 'k1', value: hash(text) }),
}

function pageOf(pattern: string, changes: Partial<Composition> = {}) {
  const found = composePages({ ...COMPOSITION, ...changes }).find(page => page.pattern === pattern)
  const { html, policy } = found ?? { html: '', policy: '' }
  const element = (id: string) =>
    new RegExp(`<script type="application/json" id="${id}"([^>]*)>(.*?)</script>`).exec(html) ?? []
  const [, attributes = '', text = ''] = element('parvis-release')
  return {
    html,
    policy,
    release: { attributes, text, json: JSON.parse(text) as PageRelease },
    inlined: JSON.parse(element('parvis-page')[2] ?? '') as InlinedPage,
  }
}

const directive = (policy: string, name: string) =>
  policy.split('; ').find(one => one.startsWith(`${name} `)) ?? ''

describe('the pages of a release', () => {
  it('are one for each route and one for all others', () => {
    const patterns = composePages(COMPOSITION).map(page => page.pattern)
    expect(patterns).toEqual(['/sign-in', '/fines', '/rights', '*'])
  })

  it('name the files and the data of their own route, with hashes', () => {
    const { inlined } = pageOf('/fines')
    expect(inlined.signedOut.preload[0]).toEqual(hashed('https://fines.example/2/entry.1.js'))
    expect(inlined.signedOut.preload).toContainEqual(hashed('https://fines.example/2/page.1.css'))
    expect(inlined.signedIn.data).toEqual(['/api/config', '/api/subscriber', '/api/things'])
    expect(inlined.signedOut.data).toEqual(['/api/config', '/api/things'])
    expect(JSON.stringify(inlined)).not.toContain('rights.example')
  })

  it('prepare sign-in for a stranger where only subscribers may go', () => {
    const { inlined } = pageOf('/rights')
    expect(inlined.signedOut.preload).toContainEqual(hashed('https://account.example/1/sign-in.1.js'))
    expect(inlined.signedIn.preload).toContainEqual(hashed('https://rights.example/2/page.1.js'))
  })

  it('name the words of each language apart: only those that are spoken are fetched', () => {
    const { inlined, html } = pageOf('/fines')
    for (const lang of ['fr', 'en'] as const) {
      const words = {
        url: `/shell/3/words-${lang}.1.js`,
        integrity: hash(`words-${lang}.1.js`),
        lang,
      }
      expect(inlined.signedIn.preload).toContainEqual(words)
      expect(inlined.signedOut.preload).toContainEqual(words)
    }
    expect(html).not.toContain('href="/shell/3/words-')
  })

  it('carry entries and routes of the release, no file of another page', () => {
    const { json, text } = pageOf('/rights').release
    expect(json.remotes.fines).toMatchObject({
      version: '2',
      routes: [{ pattern: '/fines', access: 'public' }],
    })
    expect(text).not.toMatch(/page\.1|mount\.1|\/api\//)
  })

  it('say the routes of a version to fall back on only where they differ', () => {
    const { remotes } = pageOf('/fines').release.json
    expect(remotes.fines?.lastGood[0]).not.toHaveProperty('routes')
    expect(remotes.fines?.lastGood[0]).not.toHaveProperty('navigation')
    expect(remotes.rights?.lastGood[0]?.routes).toEqual([{ pattern: '/old', access: 'public' }])
  })

  it('carry the signature of the very text that stands in them, made once', () => {
    const sign = vi.fn(COMPOSITION.sign)
    const { attributes, text } = pageOf('/fines', { sign }).release
    expect(attributes).toBe(` data-key="k1" data-signature="${hash(text)}"`)
    expect(sign).toHaveBeenCalledOnce()
  })

  it('let no text of a city or a release end its element', () => {
    const look = { ...COMPOSITION.look, name: '</title><script>alert(1)</script>', phone: '"><b>' }
    const { html } = pageOf('/fines', { look, release: { ...RELEASE, city: '</script><b>' } })
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<b>')
    expect(pageOf('/fines').html).toContain('Valmont &#60;3')
  })
})

describe('the first paint', () => {
  it('waits for no style sheet: each is preloaded with its hash, and what paints stands in the page', () => {
    const { html } = pageOf('/fines')
    expect(html).not.toMatch(/rel="?stylesheet/)
    const integrity = hash('bootstrap.1.css')
    expect(html).toContain(
      `<link rel="preload" as="style" href="/shell/3/bootstrap.1.css" integrity="${integrity}" crossorigin="anonymous">`,
    )
    expect(html).toMatch(/<style[^>]*>:root\{[^}]*\}\s*@layer frame,/)
  })

  it('names each file of the shell once, however many of its chunks need it', () => {
    const main = [...(SHELL.pages.main ?? []), 'bootstrap.1.js', 'bootstrap.1.css']
    const { html } = pageOf('/fines', { shell: { ...SHELL, pages: { ...SHELL.pages, main } } })
    expect(html).toBe(pageOf('/fines').html)
  })

  it('wears the look of the city before any script runs', () => {
    const { html, inlined } = pageOf('/fines')
    expect(/<style[^>]*>:root\{(.*?)\}/.exec(html)?.[1]).toContain('--city-accent-light:#1f5f5b;')
    expect(inlined.theme).toEqual(COMPOSITION.look.theme)
  })

  it('says in both languages what to do when nothing else comes, with the city’s number if it has one', () => {
    const { html } = pageOf('/fines', { look: { ...COMPOSITION.look, phone: '01 23 45 67 89' } })
    const notice = /<div class="frame-late">.*?<\/div>/.exec(html)?.[0] ?? ''
    expect(notice.match(/<a href="">/g)).toHaveLength(2)
    expect(notice.match(/<a href="tel:0123456789">01 23 45 67 89<\/a>/g)).toHaveLength(2)
    expect(notice).toMatch(/<p lang="fr">.*Recharger la page.*<p lang="en">.*Reload the page/)
    expect(pageOf('/fines').html).not.toContain('tel:')
  })

  it('begins in the first language of the city', () => {
    const { html, inlined } = pageOf('/fines', {
      look: { ...COMPOSITION.look, languages: ['en', 'fr'] },
    })
    expect(html).toContain('<html lang="en">')
    expect(inlined.languages).toEqual(['en', 'fr'])
    expect(pageOf('/fines').inlined.languages).toEqual(['fr', 'en'])
  })
})

describe('the policy of a page', () => {
  it('has no unsafe word, and the hash of every script and style that the page names', () => {
    const { policy, html } = pageOf('/fines')
    expect(policy).not.toContain('unsafe')
    const scripts = [
      ...html.matchAll(/<(?:script src|link rel="preload" as="script")[^>]*integrity="([^"]+)"/g),
    ]
    expect(scripts.map(([, integrity]) => integrity)).toEqual([hash('bootstrap.1.js'), hash('main.1.js')])
    for (const [, integrity] of scripts)
      expect(directive(policy, 'script-src-elem')).toContain(`'${integrity}'`)
    expect(html).toContain('<script>early()</script>')
    expect(directive(policy, 'script-src-elem')).toContain(`'${hash('early()', 'sha256')}'`)
    expect(directive(policy, 'script-src')).toBe("script-src 'none'")
    const style = /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    expect(directive(policy, 'style-src')).toContain(`'${hash(style, 'sha256')}'`)
    expect(directive(policy, 'form-action')).toBe("form-action 'self' https://pay.example")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain('trusted-types default dompurify')
  })

  it('names origins of parts, without their folders', () => {
    const { policy } = pageOf('/fines')
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' https://account.example https://fines.example https://evidence.example",
    )
  })

  it('lets the servers of developers in, and their sockets, only where a city names them', () => {
    const { policy, inlined } = pageOf('/fines', { development: ['http://127.0.0.1:4400'] })
    expect(directive(policy, 'connect-src')).toMatch(/ http:\/\/127\.0\.0\.1:4400 ws:\/\/127\.0\.0\.1:4400$/)
    expect(directive(policy, 'style-src')).toContain(' http://127.0.0.1:4400 ')
    expect(inlined.development).toEqual(['http://127.0.0.1:4400'])
    expect(policy).not.toContain('unsafe')
    expect(pageOf('/fines').inlined).not.toHaveProperty('development')
  })
})
