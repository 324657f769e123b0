import { chooseLocale } from '@parvis/shared-kernel/i18n/locale'
import type { InlinedPage } from '@parvis/shared-kernel/remote/release'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { askEarly, preload, visitorOf } from './first-requests.ts'

const NOW = 1_800_000_000_000
const SESSION = { token: 't', identityToken: null, sub: 'camille/1', exp: NOW / 1000 + 60 }
const start = { preload: [], data: [] }
const PAGE: InlinedPage = {
  theme: { primaryColour: '#1f5f5b', radius: 8 },
  languages: ['fr', 'en'],
  signedIn: start,
  signedOut: start,
}

interface Browser {
  readonly stored?: Readonly<Record<string, string>>
  readonly languages?: readonly string[]
}

function browser({ stored = {}, languages = [] }: Browser): Window {
  const area = { getItem: (key: string) => stored[key] ?? null }
  return { localStorage: area, sessionStorage: area, navigator: { languages } } as unknown as Window
}

afterEach(() => vi.unstubAllGlobals())

describe('who looks at the page', () => {
  it.each([
    [['de', 'en'], null],
    [['de'], null],
    [['en-GB', 'fr'], null],
    [['en'], 'fr'],
    [['fr'], 'EN'],
    [[], null],
  ])('is met in the language that the shell speaks a moment later: %j, stored %j', (languages, stored) => {
    const place = browser({ languages, stored: stored ? { 'parvis.lang': stored } : {} })
    for (const available of [['fr', 'en'], ['en', 'fr'], ['fr']] as const) {
      const { lang } = visitorOf(place, { ...PAGE, languages: available }, NOW)
      const cityDefault = available[0]
      expect(lang).toBe(chooseLocale({ stored, browserLanguages: languages, cityDefault, available }))
    }
  })

  it('reads English for who wants German, then English', () => {
    expect(visitorOf(browser({ languages: ['de', 'en'] }), PAGE, NOW).lang).toBe('en')
  })

  it.each([
    ['an open session', SESSION, SESSION],
    ['one that has ended', { ...SESSION, exp: NOW / 1000 }, null],
    ['another shape', { token: 't' }, null],
  ])('is known by %s', (_, stored, expected) => {
    const place = browser({ stored: { 'parvis.session': JSON.stringify(stored) } })
    expect(visitorOf(place, PAGE, NOW).session).toEqual(expected)
  })

  it('is a stranger who reads the city’s language where the browser refuses storage', () => {
    const refused = () => {
      throw new Error('denied')
    }
    const place = Object.defineProperties({ navigator: { languages: [] } } as unknown as Window, {
      localStorage: { get: refused },
      sessionStorage: { get: refused },
    })
    expect(visitorOf(place, { ...PAGE, languages: ['en', 'fr'] }, NOW)).toEqual({ lang: 'en', session: null })
  })
})

describe('the first files', () => {
  it('are preloaded with their hashes, texts only in the language that is spoken', () => {
    const page = document.implementation.createHTMLDocument()
    const file = (url: string) => ({ url, integrity: `sha384-${url}` })
    const files = [
      file('https://fines.example/1/entry.js'),
      file('https://fines.example/1/page.css'),
      { ...file('/shell/1/words-fr.js'), lang: 'fr' as const },
      { ...file('/shell/1/words-en.js'), lang: 'en' as const },
    ]
    preload(page, files, 'en')
    const links = [...page.head.querySelectorAll('link')]
    const told = links.map(link => [link.rel, link.as, link.getAttribute('href'), link.crossOrigin])
    expect(told).toEqual([
      ['preload', 'script', 'https://fines.example/1/entry.js', 'anonymous'],
      ['preload', 'style', 'https://fines.example/1/page.css', 'anonymous'],
      ['preload', 'script', '/shell/1/words-en.js', 'anonymous'],
    ])
    expect(links.map(link => link.integrity)).toEqual([0, 1, 3].map(index => files[index]?.integrity))
  })
})

describe('the first data', () => {
  it('are asked for in the visitor’s name and language, for eight seconds at most', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const ask = vi.fn(async (_path: string, _init: RequestInit) => Response.json({ a: 1 }, { status: 203 }))
    vi.stubGlobal('fetch', ask)
    const answers = askEarly(['/api/config', '/api/{subscriberId}/x'], { lang: 'en', session: SESSION })
    expect(Object.keys(answers)).toEqual(['/api/config', '/api/camille%2F1/x'])
    expect(ask.mock.calls.map(([path]) => path)).toEqual(Object.keys(answers))
    expect(ask.mock.calls[0]?.[1].headers).toEqual({
      accept: 'application/json',
      'accept-language': 'en',
      authorization: 'Bearer t',
    })
    expect(timeout.mock.calls).toEqual([[8_000], [8_000]])
    const answer = await answers['/api/config']
    expect([answer?.status, await answer?.json()]).toEqual([203, { a: 1 }])
    timeout.mockRestore()
  })

  it('name nobody where nobody is signed in', () => {
    const ask = vi.fn(async (_path: string, _init: RequestInit) => Response.json({}))
    vi.stubGlobal('fetch', ask)
    askEarly(['/api/config'], { lang: 'fr', session: null })
    expect(ask.mock.calls[0]?.[1].headers).not.toHaveProperty('authorization')
  })

  it('that break off in their middle fail before anybody takes them', async () => {
    const broken = new ReadableStream({ pull: stream => stream.error(new Error('broken off')) })
    vi.stubGlobal('fetch', async () => new Response(broken))
    const answers = askEarly(['/api/config'], { lang: 'fr', session: null })
    await expect(answers['/api/config']).rejects.toThrow('broken off')
  })
})
