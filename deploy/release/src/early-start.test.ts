import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from '@parvis/build/parts'
import { oneAtATime } from '@parvis/server/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Descriptor } from './descriptor.ts'
import { earlyStartOf } from './early-start.ts'
import { ensureKeys } from './signatures.ts'

interface Policy {
  createHTML(html: string): string | null
  createScriptURL(url: string): string | null
}

const version = (url: string) => ({ entry: { url, integrity: 'sha384-x' } })
const RELEASE = {
  shell: { version: '2' },
  remotes: {
    fines: {
      ...version('https://fines.example/1.1.0/entry.js'),
      lastGood: [version('https://fines.example/1.0.0/entry.js')],
    },
  },
}
const PAGE = {
  languages: ['fr', 'en'],
  signedIn: { preload: [], data: ['/api/config', '/api/of/{subscriberId}'] },
  signedOut: {
    preload: [
      { url: '/shell/2/words-fr.js', integrity: 'sha384-f', lang: 'fr' },
      { url: '/shell/2/words-en.js', integrity: 'sha384-e', lang: 'en' },
    ],
    data: ['/api/config'],
  },
}

/** A site whose shell stands in that folder. */
const siteOf = (folder: string) => ({ read: (path: string) => readFile(join(folder, basename(path))) })

let text: string
let shell: Descriptor
let output: string

beforeAll(async () => {
  // Creates the keys first: other tests pin them, and must get the same build.
  ensureKeys()
  const record = await oneAtATime('shell', () => build('shell'))
  output = record.output
  const files = Object.fromEntries(record.files.map(({ file, integrity }) => [file, integrity]))
  const { name, version, globalName: global, groups } = record
  shell = {
    ...{ name, version, contract: 0, kernel: '', global, files, entry: '', routes: [], navigation: [] },
    pages: { early: groups.early ?? [] },
  }
  text = await earlyStartOf(siteOf(output), shell)
})

/** Runs the compiled script in a page that looks like a browser's. */
function run(page: object = PAGE, stored: Readonly<Record<string, string>> = {}) {
  const createPolicy = vi.fn<(name: string, policy: Policy) => void>()
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => Response.json({}))
  const area = { getItem: (key: string) => stored[key] ?? null }
  const navigator = { languages: ['de', 'en'] }
  const setTimeout = vi.fn<(task: () => void) => void>()
  const window = {
    ...{ localStorage: area, sessionStorage: area, navigator, setTimeout },
    trustedTypes: { createPolicy },
  }
  const links: { href?: string }[] = []
  const documentElement: { lang?: string } = {}
  const document = {
    baseURI: 'https://portal.example/fps/1',
    documentElement,
    head: { append: (link: object) => links.push(link) },
    createElement: () => ({}),
    getElementById: (id: string) => ({
      textContent: JSON.stringify(id === 'parvis-page' ? page : RELEASE),
    }),
  }
  new Function('window', 'document', 'fetch', text)(window, document, fetch)
  return { createPolicy, fetch, links, lang: documentElement.lang, window, setTimeout }
}

describe('the page’s first script, as it was built', () => {
  it('weighs at most 1.5 kB', () => {
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(1500)
  })

  it('makes the one policy for scripts, of this release', () => {
    const { createPolicy } = run()
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', expect.anything())
    const policy = createPolicy.mock.calls[0]?.[1]
    expect(policy?.createScriptURL('https://fines.example/1.0.0/x.js')).toBe(
      'https://fines.example/1.0.0/x.js',
    )
    expect(policy?.createScriptURL('https://fines.example/2.0.0/entry.js')).toBeNull()
    expect(policy?.createScriptURL('http://127.0.0.1:4400/entry.js')).toBeNull()
    expect(policy?.createHTML('<b>')).toBeNull()
  })

  it('lets a development server in that the page names', () => {
    const { createPolicy } = run({ ...PAGE, development: ['http://127.0.0.1:4400'] })
    const policy = createPolicy.mock.calls[0]?.[1]
    expect(policy?.createScriptURL('http://127.0.0.1:4400/entry.js')).toBe('http://127.0.0.1:4400/entry.js')
  })

  it('asks in the language that is spoken, for a stranger only what strangers see', () => {
    const { lang, links, fetch, window } = run()
    expect(lang).toBe('en')
    expect(links.map(link => link.href)).toEqual(['/shell/2/words-en.js'])
    expect(fetch.mock.calls.map(([path]) => path)).toEqual(['/api/config'])
    expect(window).toHaveProperty('parvisEarly', { '/api/config': expect.any(Promise) })
  })

  it('loads the formats of that language when everything is asked for', () => {
    const { setTimeout, fetch } = run()
    expect(fetch).toHaveBeenCalled()
    const supportedLocalesOf = vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf')
    setTimeout.mock.calls[0]?.[0]()
    expect(supportedLocalesOf).toHaveBeenCalledExactlyOnceWith('en-GB')
    supportedLocalesOf.mockRestore()
  })

  it('asks in the name of who is signed in', () => {
    const exp = Date.now() / 1000 + 60
    const session = JSON.stringify({ token: 't', identityToken: null, sub: 'camille', exp })
    const { fetch } = run(PAGE, { 'parvis.session': session })
    expect(fetch.mock.calls.map(([path]) => path)).toEqual(['/api/config', '/api/of/camille'])
    expect(fetch.mock.calls[1]?.[1].headers).toMatchObject({ authorization: 'Bearer t' })
  })
})

describe('a page’s first script', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-early-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is refused with other bytes than those of the release', async () => {
    writeFileSync(join(folder, shell.pages.early?.[0] ?? ''), `${text};`)
    await expect(earlyStartOf(siteOf(folder), shell)).rejects.toThrow('other bytes')
  })

  it('is asked of a shell that has one', async () => {
    await expect(earlyStartOf(siteOf(output), { ...shell, pages: {} })).rejects.toThrow('no early script')
  })
})
