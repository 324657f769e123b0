import { describe, expect, it } from 'vitest'
import { scriptPolicy } from './script-policy.ts'

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
const hrefOf = (url: string) => new URL(url, 'https://portal.example/fps/1').href
const { createHTML, createScriptURL } = scriptPolicy(RELEASE, hrefOf)

describe('the policy for scripts that the page adds', () => {
  it.each([
    '/shell/2/words-fr.js',
    'https://portal.example/shell/2/theme.js',
    'https://fines.example/1.1.0/entry.js',
    'https://fines.example/1.1.0/entry.js?try=2',
    'https://fines.example/1.0.0/entry.js',
  ])('lets %s of the release in', url => {
    expect(createScriptURL(url)).toBe(url)
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
    'http://127.0.0.1:4400/entry.js',
    '',
  ])('keeps %s out', url => {
    expect(createScriptURL(url)).toBeNull()
  })

  it('lets scripts of a development server in that the page names, and of no other', () => {
    const policy = scriptPolicy(RELEASE, hrefOf, ['http://127.0.0.1:4400', 'ws://127.0.0.1:4400'])
    expect(policy.createScriptURL('http://127.0.0.1:4400/entry.js')).toBe('http://127.0.0.1:4400/entry.js')
    expect(policy.createScriptURL('http://127.0.0.1:44001/entry.js')).toBeNull()
    expect(policy.createScriptURL('http://127.0.0.1:4400@evil.example/entry.js')).toBeNull()
  })

  it('lets a screen reader’s announcer empty what it has said, and no HTML be written', () => {
    expect(createHTML('')).toBe('')
    expect(createHTML('<img src=x onerror=alert(1)>')).toBeNull()
  })
})
