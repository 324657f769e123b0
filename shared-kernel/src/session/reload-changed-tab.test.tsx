import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadChangedTab } from './index.ts'
import { clearTab } from './tab-store.ts'

const SESSION = 'parvis.session'
const reload = vi.fn()

/** A page with a window of its own; the tab's storage is the test's. */
function aPage() {
  const events = new EventTarget()
  const root = { hidden: false }
  const page = {
    addEventListener: events.addEventListener.bind(events),
    document: { documentElement: root },
    location: { reload },
  } as unknown as Window
  const happens = (type: string, more: object = {}) =>
    events.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), more))
  reloadChangedTab(page)
  return { root, happens }
}

beforeEach(() => {
  reload.mockClear()
  sessionStorage.setItem(SESSION, 'of Camille')
  sessionStorage.setItem('parvis.fine-plates', 'AA229AA, FG482KD')
  sessionStorage.setItem('parvis.embed.fines/tarifs', '/fps')
  sessionStorage.setItem('theirs', '1')
})
afterEach(() => sessionStorage.clear())

describe('a page that the browser restores as it was left', () => {
  it.each([
    ['its owner has signed out', () => sessionStorage.removeItem(SESSION)],
    ['somebody else has signed in', () => sessionStorage.setItem(SESSION, 'of Georges')],
    ['the plates are wiped', () => sessionStorage.removeItem('parvis.fine-plates')],
    ['one plate of two is wiped', () => sessionStorage.setItem('parvis.fine-plates', 'AA229AA')],
    ['everything is wiped', clearTab],
    ['a code was kept', () => sessionStorage.setItem('parvis.share-code', 'DNHT')],
  ])('is hidden and loaded anew, since %s', (_since, change) => {
    const { root, happens } = aPage()
    happens('pagehide', { persisted: true })
    change()
    happens('pageshow', { persisted: true })
    expect([reload.mock.calls.length, root.hidden]).toEqual([1, true])
  })

  it.each([
    ['nothing has changed', () => {}],
    ['an embedded part has moved on', () => sessionStorage.setItem('parvis.embed.fines/tarifs', '/fps/1')],
    ['the site around has stored something', () => sessionStorage.setItem('theirs', '2')],
  ])('stays as it is where %s', (_where, change) => {
    const { root, happens } = aPage()
    happens('pagehide', { persisted: true })
    change()
    happens('pageshow', { persisted: true })
    expect([reload.mock.calls.length, root.hidden]).toEqual([0, false])
  })

  it('is judged by what was there when it was left last', () => {
    const { happens } = aPage()
    happens('pagehide', { persisted: true })
    sessionStorage.setItem('parvis.share-code', 'DNHT')
    happens('pagehide', { persisted: true })
    happens('pageshow', { persisted: true })
    expect(reload).not.toHaveBeenCalled()
  })

  it('is not one that has just been loaded', () => {
    const { happens } = aPage()
    happens('pageshow', { persisted: false })
    happens('pagehide', { persisted: false })
    sessionStorage.removeItem(SESSION)
    happens('pageshow', { persisted: false })
    expect(reload).not.toHaveBeenCalled()
  })

  it('stays where the browser refuses storage', () => {
    vi.stubGlobal('sessionStorage', undefined)
    const { happens } = aPage()
    happens('pagehide', { persisted: true })
    happens('pageshow', { persisted: true })
    vi.unstubAllGlobals()
    expect(reload).not.toHaveBeenCalled()
  })
})
