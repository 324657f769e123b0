import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browserHistory } from './browser-history.ts'

describe('the portal’s history', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'))

  it('goes where it is told and tells who listens', () => {
    const navigation = browserHistory(window)
    const seen = vi.fn()
    const stop = navigation.subscribe(seen)
    navigation.navigate('/souscriptions?expired=true#x', { state: { a: 1 } })
    expect(navigation.location).toMatchObject({
      pathname: '/souscriptions',
      search: '?expired=true',
      hash: '#x',
      state: { a: 1 },
    })
    expect(seen).toHaveBeenCalledOnce()
    stop()
    navigation.navigate('/fps')
    expect(seen).toHaveBeenCalledOnce()
  })

  it('counts the same address asked twice as two visits', () => {
    const navigation = browserHistory(window)
    navigation.navigate('/fps')
    const { key } = navigation.location
    navigation.navigate('/fps')
    expect(navigation.location.key).not.toBe(key)
  })

  it.each(['https://evil.example/', '//evil.example/x', '\\\\evil.example'])(
    'never leaves the portal for %s',
    to => {
      expect(() => browserHistory(window).navigate(to)).toThrow('another origin')
    },
  )

  it('goes to a path of its own that begins with two slashes', () => {
    const navigation = browserHistory(window)
    navigation.navigate(`${window.location.origin}//fps?page=2#x`)
    expect(navigation.location).toMatchObject({ pathname: '//fps', search: '?page=2', hash: '#x' })
  })

  it.each(['/', '/fps?page=2', '/souscriptions/a%2Fb#x', '/souscriptions#/cnil'])(
    'knows %s again by its address',
    path => {
      const navigation = browserHistory(window)
      const link = Object.assign(document.createElement('a'), { href: navigation.href(path) })
      expect(navigation.pathOf?.(navigation.href(path))).toBe(path)
      expect(navigation.pathOf?.(link.href)).toBe(path)
    },
  )

  it.each([
    'https://elsewhere.example/fps',
    '//elsewhere.example',
    'mailto:ana@example.org',
    'tel:+33100000000',
  ])('knows that %s is none of its paths', href => {
    expect(browserHistory(window).pathOf?.(href)).toBeNull()
  })

  it('leaves an address that would read as another origin to the browser', () => {
    expect(browserHistory(window).pathOf?.(`${window.location.origin}//fps`)).toBeNull()
  })

  it('stays where unsaved work is until the block is lifted', () => {
    const navigation = browserHistory(window)
    const lift = navigation.block(() => true)
    navigation.navigate('/fps')
    expect(navigation.location.pathname).toBe('/')
    lift()
    navigation.navigate('/fps')
    expect(navigation.location.pathname).toBe('/fps')
  })

  it('asks nobody to leave for a fragment of the screen shown, as the skip link makes', () => {
    const navigation = browserHistory(window)
    navigation.navigate('/settings?professional=true')
    const shouldBlock = vi.fn(() => true)
    navigation.block(shouldBlock)
    const go = vi.spyOn(window.history, 'go')
    window.history.pushState(null, '', '/settings?professional=true#contenu')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect([shouldBlock.mock.calls, go.mock.calls]).toEqual([[], []])
    expect(navigation.location.hash).toBe('#contenu')
    window.history.pushState(null, '', '/settings')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(shouldBlock).toHaveBeenCalledOnce()
    expect(navigation.location.hash).toBe('#contenu')
    go.mockRestore()
  })
})
