import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { historyNavigation } from '../navigation/index.ts'
import { memoryNavigation } from './memory-navigation.ts'
import { partAddresses } from './part-addresses.ts'

const PORTAL = 'https://portail.example'
const PATHS = {
  name: 'fines',
  portal: PORTAL,
  routes: [{ pattern: '/fps' }, { pattern: '/fps/:fineId' }],
  start: '/fps',
}
const PAGE = `${window.location.origin}/stationnement?page=2`
const addresses = () => partAddresses(window, PATHS)

let ending = new AbortController()
const byHash = () => historyNavigation(window, addresses(), ending.signal)
const byMemory = () => memoryNavigation(window, PATHS, ending.signal)
const leaving = () => vi.spyOn(window, 'open').mockImplementation(() => null)

beforeEach(() => {
  ending = new AbortController()
  sessionStorage.clear()
  window.history.replaceState(null, '', PAGE)
})
afterEach(() => {
  ending.abort()
  vi.restoreAllMocks()
})

describe('addresses of a part on a page of somebody else', () => {
  it.each([
    ['/fps', `${PAGE}#/fps`],
    ['/fps/12?x=1#y', `${PAGE}#/fps/12?x=1#y`],
    ['/souscriptions', `${PORTAL}/souscriptions`],
    ['/fps/12/appeal', `${PORTAL}/fps/12/appeal`],
  ])('%s stands at %s, and is known again by it where it is its own', (path, address) => {
    expect(addresses().href(path)).toBe(address)
    expect(addresses().pathOf(address)).toBe(address.startsWith(PAGE) ? path : null)
  })

  it.each([
    ['a way to the portal itself', `${PORTAL}/fps/7`, '/fps/7'],
    ['another part of the portal', `${PORTAL}/historique`, null],
    ['an anchor of the page', `${PAGE}#contact`, null],
    ['another page of the site', `${window.location.origin}/autre#/fps`, null],
    ['another site', 'https://ailleurs.example/#/fps', null],
    ['a mail', 'mailto:a@b.example', null],
  ])('knows %s for what it is', (_, href, path) => {
    expect(addresses().pathOf(href)).toBe(path)
  })
})

describe.each([
  ['by hash', byHash],
  ['by memory', byMemory],
])('navigation %s', (_, navigationOf) => {
  it('begins at its start, goes on, and tells who listens', () => {
    const navigation = navigationOf()
    expect(navigation.location).toMatchObject({ pathname: '/fps', search: '', hash: '' })
    const heard = vi.fn()
    navigation.subscribe(heard)
    navigation.navigate('/fps/12?step=2', { state: { a: 1 } })
    expect(heard).toHaveBeenCalledOnce()
    expect(navigation.location).toMatchObject({ pathname: '/fps/12', search: '?step=2', state: { a: 1 } })
  })

  it('begins where the address says, as a payment comes back', () => {
    window.history.replaceState(null, '', `${PAGE}#/fps/12?payment=done`)
    expect(navigationOf().location).toMatchObject({ pathname: '/fps/12', search: '?payment=done' })
  })

  it('is still there after a reload', () => {
    window.history.replaceState(null, '', `${PAGE}#/fps/12?payment=done`)
    navigationOf()
    expect(navigationOf().location).toMatchObject({ pathname: '/fps/12', search: '?payment=done' })
  })

  it.each(['#/historique', '#contact', '#'])('begins at its start for %s, which is not its own', hash => {
    window.history.replaceState(null, '', `${PAGE}${hash}`)
    expect(navigationOf().location.pathname).toBe('/fps')
    expect(window.location.href).toBe(`${PAGE}${hash}`)
  })

  it('opens the portal for a path of another part, and stays', () => {
    const left = leaving()
    const navigation = navigationOf()
    navigation.navigate('/souscriptions')
    expect(left.mock.calls.map(([to, where]) => [String(to), where])).toEqual([
      [`${PORTAL}/souscriptions`, '_top'],
    ])
    expect(navigation.location.pathname).toBe('/fps')
  })

  it('goes nowhere while something is unsaved', () => {
    const left = leaving()
    const navigation = navigationOf()
    const lift = navigation.block(() => true)
    navigation.navigate('/fps/12')
    navigation.navigate('/souscriptions')
    expect(navigation.location.pathname).toBe('/fps')
    expect(left).not.toHaveBeenCalled()
    lift()
    navigation.navigate('/fps/12')
    expect(navigation.location.pathname).toBe('/fps/12')
  })

  it('asks before the page is left only until it is ended', () => {
    const navigation = navigationOf()
    navigation.block(() => true)
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(leave()).toBe(true)
    ending.abort()
    expect(leave()).toBe(false)
  })
})

describe('the history of a page with parts', () => {
  it('keeps what the page itself remembers of a visit, and each part its own', () => {
    window.history.replaceState({ scroll: 40 }, '', PAGE)
    const navigation = byHash()
    navigation.navigate('/fps/12', { replace: true, state: 'mine' })
    expect(window.history.state).toMatchObject({ scroll: 40, parvis: { fines: { state: 'mine' } } })
    expect(navigation.location.state).toBe('mine')
  })

  it('stays where it is when the page goes to an anchor of its own, and follows a path of its own', () => {
    const navigation = byHash()
    navigation.navigate('/fps/12')
    window.history.pushState(null, '', `${PAGE}#contact`)
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(navigation.location.pathname).toBe('/fps/12')
    window.history.pushState(null, '', `${PAGE}#/fps/13`)
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(navigation.location.pathname).toBe('/fps/13')
  })

  it('finds its screen again at an anchor of the page, which it left from there', () => {
    window.history.replaceState({ scroll: 40 }, '', `${PAGE}#contact`)
    const navigation = byHash()
    navigation.navigate('/fps/12', { replace: true })
    window.history.pushState(null, '', `${PAGE}#contact`)
    navigation.navigate('/fps/13')
    const left = { parvis: { fines: { key: 'k', index: 0, state: null, path: '/fps/12' } } }
    window.history.replaceState(left, '', `${PAGE}#contact`)
    window.dispatchEvent(new PopStateEvent('popstate', { state: left }))
    expect(navigation.location.pathname).toBe('/fps/12')
    expect(byHash().location.pathname).toBe('/fps/12')
  })

  it('writes down where it stood before it leaves an anchor of the page', () => {
    window.history.replaceState({ scroll: 40 }, '', `${PAGE}#contact`)
    const replace = vi.spyOn(window.history, 'replaceState')
    byHash().navigate('/fps/12')
    expect(replace.mock.calls).toMatchObject([
      [{ scroll: 40, parvis: { fines: { path: '/fps' } } }, '', `${PAGE}#contact`],
    ])
    replace.mockRestore()
  })

  it('goes back to its start where the address says nothing any more', () => {
    const navigation = byHash()
    navigation.navigate('/fps/12')
    window.history.pushState(null, '', PAGE)
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(navigation.location.pathname).toBe('/fps')
  })
})

describe('a part that leaves the address alone', () => {
  it('takes the path away that it was brought, and finds its place again after a reload', () => {
    window.history.replaceState({ kept: true }, '', `${PAGE}#/fps/12`)
    const navigation = byMemory()
    expect(window.location.href).toBe(PAGE)
    expect(window.history.state).toEqual({ kept: true })
    navigation.navigate('/fps/13?step=2')
    expect(byMemory().location).toMatchObject({ pathname: '/fps/13', search: '?step=2' })
  })

  it('goes back and forth within what it has shown', () => {
    const navigation = byMemory()
    navigation.navigate('/fps/12')
    navigation.navigate('/fps/13', { replace: true })
    navigation.go(-1)
    expect(navigation.location.pathname).toBe('/fps')
    navigation.go(-5)
    expect(navigation.location.pathname).toBe('/fps')
    navigation.go(1)
    expect(navigation.location.pathname).toBe('/fps/13')
    const heard = vi.fn()
    navigation.subscribe(heard)
    navigation.go(1)
    expect(heard).not.toHaveBeenCalled()
  })

  it('goes back to its start from where a reload has found it', () => {
    byMemory().navigate('/fps/12')
    const navigation = byMemory()
    navigation.go(-1)
    expect(navigation.location.pathname).toBe('/fps')
  })

  it('begins at its start where a later version has no such page any more', () => {
    byMemory().navigate('/fps/12')
    const later = { ...PATHS, routes: [{ pattern: '/fps' }] }
    expect(memoryNavigation(window, later, ending.signal).location.pathname).toBe('/fps')
  })

  it('begins at its start where the browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('closed')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('closed')
    })
    expect(byMemory().location.pathname).toBe('/fps')
  })
})
