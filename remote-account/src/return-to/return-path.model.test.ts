import { describe, expect, it } from 'vitest'
import { hostileAddresses } from '../testing/hostile-addresses.ts'
import { isReturning, portalPath, returnPath } from './return-path.model.ts'

describe('after signing in, one goes back to the page that was asked for', () => {
  it.each([
    ['/souscriptions/complete/42', '/souscriptions/complete/42'],
    ['/settings?professional=true#adresse', '/settings?professional=true#adresse'],
    ['/', '/'],
    ['/fps/21380990000016261304004001/appeal', '/fps/21380990000016261304004001/appeal'],
    ['/souscriptions/share', '/souscriptions/share'],
    ['/a/../settings', '/settings'],
  ])('%s leads to %s', (returnTo, path) => {
    expect(returnPath({ returnTo })).toBe(path)
  })
})

describe('a return address never leaves the portal', () => {
  it.each([
    ['another site', 'https://elsewhere.example/'],
    ['another site without its scheme', '//elsewhere.example'],
    ['a backslash that browsers read as a slash', '/\\elsewhere.example'],
    ['a tab between two slashes', '/\t/elsewhere.example'],
    ['dots before two slashes', '/..//elsewhere.example'],
    ['a script', 'javascript:alert(1)'],
    ['a path that is not absolute', 'settings'],
    ['the sign-in page itself', '/sign-in'],
    ['the way back from the provider', '/auth?code=x'],
    ['the way out', '/provider-logout-callback'],
    ['the page that opens an account', '/souscriptions/registerCustomer'],
    ['a mailed link', '/souscriptions/recover/secret'],
    ['nothing', ''],
    ['something that is no text', 42],
  ])('%s leads to the rights', (_, returnTo) => {
    expect(returnPath({ returnTo })).toBe('/souscriptions')
  })

  it.each(hostileAddresses('portal.example'))('%j leads nowhere else', address => {
    const path = portalPath(address) ?? '/'
    expect(path).not.toMatch(/^\/[/\\]/)
    expect(new URL(path, 'https://portal.example').origin).toBe('https://portal.example')
  })

  it.each([[null], [undefined], ['text'], [{}]])('a place with the state %j leads to the rights', state => {
    expect(returnPath(state)).toBe('/souscriptions')
  })
})

it.each([
  ['/souscriptions', false],
  ['/', false],
  ['/settings', true],
  ['/souscriptions?expired=true', true],
])('%s is a page that was asked for: %s', (path, isAsked) => {
  expect(isReturning(path)).toBe(isAsked)
})
