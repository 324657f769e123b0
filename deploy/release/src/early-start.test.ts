import { describe, expect, it, vi } from 'vitest'
import { EARLY_START } from './early-start.ts'

type Door = (text: string) => string | null
interface Doors {
  readonly createHTML: Door
  readonly createScriptURL: Door
}

const version = (url: string) => ({ entry: { url, integrity: 'sha384-x' } })
const PAGE = {
  release: {
    shell: { version: '2' },
    remotes: {
      fines: {
        ...version('https://fines.example/1.1.0/entry.js'),
        previous: version('https://fines.example/1.0.0/entry.js'),
      },
    },
  },
  signedIn: { preload: [], data: [] },
  signedOut: { preload: [], data: [] },
}

/** Runs the page's first script in a page that looks like a browser's, and gives back the doors that it made. */
function openedDoors(): Doors {
  const createPolicy = vi.fn<(name: string, rules: Doors) => void>()
  const location = new URL('https://portal.example/fps/1')
  const place = { trustedTypes: { createPolicy } }
  const nothing = { getItem: () => null }
  const document = { getElementById: () => ({ textContent: JSON.stringify(PAGE) }), documentElement: {} }
  const given = {
    window: place,
    document,
    location,
    sessionStorage: nothing,
    localStorage: nothing,
    ...place,
  }
  new Function(...Object.keys(given), 'navigator', EARLY_START)(...Object.values(given), { language: 'fr' })
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', expect.anything())
  return createPolicy.mock.calls[0]?.[1] ?? { createHTML: () => null, createScriptURL: () => null }
}

describe('the door for scripts that the page adds', () => {
  const door = openedDoors().createScriptURL

  it.each([
    '/shell/2/words-fr.js',
    'https://portal.example/shell/2/theme.js',
    'https://fines.example/1.1.0/entry.js',
    'https://fines.example/1.1.0/entry.js?try=2',
    'https://fines.example/1.0.0/entry.js',
  ])('lets %s of the release in', url => {
    expect(door(url)).toBe(url)
  })

  it.each([
    'https://evil.example/1.1.0/entry.js',
    'https://fines.example.evil.example/1.1.0/entry.js',
    'https://fines.example/1.1.0/../0.9.0/entry.js',
    'https://fines.example/1.1.0%2f../entry.js',
    'https://fines.example/2.0.0/entry.js',
    '/shell/1/main.js',
    '/shell/2/../1/main.js',
    '/shell/2evil/main.js',
    '//evil.example/shell/2/main.js',
    'http://portal.example/shell/2/main.js',
    'https://portal.example@evil.example/shell/2/main.js',
    'data:text/javascript,alert(1)',
    'blob:https://portal.example/1',
    'javascript:alert(1)',
    '',
  ])('keeps %s out', url => {
    expect(door(url)).toBeNull()
  })
})

it('lets a screen reader’s announcer empty what it has said, and no HTML be written', () => {
  const { createHTML } = openedDoors()
  expect(createHTML('')).toBe('')
  expect(createHTML('<img src=x onerror=alert(1)>')).toBeNull()
})
