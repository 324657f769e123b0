import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { fakeNavigation } from '../testing/index.ts'
import { followLinks } from './follow-links.ts'
import type { NavigationPort } from './navigation.ts'

const START = '/souscriptions?expired=true'

interface NavigationSettings {
  disableMainFrameNavigation: boolean
  disableFallbackToSetURL: boolean
}
const { happyDOM } = window as unknown as { happyDOM: { settings: { navigation: NavigationSettings } } }

/** The test DOM opens a link before the page receives the click. */
function letLinksOpen(isOpening: boolean) {
  Object.assign(happyDOM.settings.navigation, {
    disableMainFrameNavigation: !isOpening,
    disableFallbackToSetURL: !isOpening,
  })
}

beforeEach(() => {
  window.history.replaceState(null, '', START)
  letLinksOpen(false)
})
afterEach(() => letLinksOpen(true))

/** Clicks a link of a page; returns its destination, and whether the browser would open it. */
function click(
  attributes: Readonly<Record<string, string>>,
  how: MouseEventInit = {},
  port?: NavigationPort,
) {
  const navigation = port ?? fakeNavigation(START)
  const went = vi.spyOn(navigation, 'navigate').mockClear()
  const page = document.createElement('div')
  const link = document.createElement('a')
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  const word = link.appendChild(document.createElement('span'))
  page.append(link)
  document.body.append(page)
  const stop = followLinks(page, navigation)
  onTestFinished(() => {
    stop()
    page.remove()
  })
  let isLeftToBrowser = false
  page.addEventListener('click', event => {
    isLeftToBrowser = !event.defaultPrevented
    event.preventDefault()
  })
  word.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
  return { isLeftToBrowser, went: went.mock.calls.map(([to]) => to) }
}

describe('a link that the city has written', () => {
  it.each([
    ['/fps?page=2#top', '/fps?page=2#top'],
    ['#/cnil', '/souscriptions?expired=true#/cnil'],
    [`${window.location.origin}/tarifs`, '/tarifs'],
  ])('to %s stays in the page', (href, path) => {
    expect(click({ href })).toEqual({ isLeftToBrowser: false, went: [path] })
  })

  it.each([
    ['another site', { href: 'https://elsewhere.example/fps' }, {}],
    ['a mail', { href: 'mailto:ana@example.org' }, {}],
    ['a place on the page', { href: '#main' }, {}],
    ['a download', { href: '/fps', download: 'fine.pdf' }, {}],
    ['a new tab', { href: '/fps', target: '_blank' }, {}],
    ['a new tab, by the keyboard', { href: '/fps' }, { ctrlKey: true }],
    ['a new tab, on a Mac', { href: '/fps' }, { metaKey: true }],
    ['a new window', { href: '/fps' }, { shiftKey: true }],
    ['a saved page', { href: '/fps' }, { altKey: true }],
    ['the middle button', { href: '/fps' }, { button: 1 }],
    ['nothing', {}, {}],
  ])('to %s is the browser’s', (_, attributes: Record<string, string>, how: MouseEventInit) => {
    expect(click(attributes, how)).toEqual({ isLeftToBrowser: true, went: [] })
  })

  it('is followed by the port’s own reading of an address: an embed keeps its paths in the hash', () => {
    const port: NavigationPort = {
      ...fakeNavigation('/fps'),
      href: to => `#${to}`,
      pathOf: href => new URL(href).hash.slice(1) || null,
    }
    expect(click({ href: port.href('/fps/17') }, {}, port)).toEqual({
      isLeftToBrowser: false,
      went: ['/fps/17'],
    })
    expect(click({ href: '/about-us' }, {}, port)).toEqual({ isLeftToBrowser: true, went: [] })
  })

  it('is followed in a shell that does not know how to read an address', () => {
    const { pathOf: _, ...before } = fakeNavigation(START)
    expect(click({ href: '/fps?page=2' }, {}, before).went).toEqual(['/fps?page=2'])
    expect(click({ href: 'https://elsewhere.example/' }, {}, before).went).toEqual([])
  })
})
