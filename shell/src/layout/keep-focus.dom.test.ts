import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepFocus } from './keep-focus.ts'

const PANEL =
  '<h1>Mes droits</h1><section id="tickets"><div id="panel"><button id="had">Réessayer</button></div></section>'
const GATE = '<form><h1>Ouvrir votre FPS</h1><input id="had"></form>'
const DIALOG = '<h1>Mes droits</h1>'

const focused = () => document.activeElement?.id || document.activeElement?.tagName

describe('the focus of what goes away', () => {
  let stop = () => {}
  const begin = (html: string, beside = '') => {
    document.body.innerHTML = `<header><button id="menu">Menu</button></header><main>${html}</main>${beside}`
    document.getElementById('had')?.focus()
    stop = keepFocus(document, () => document.querySelector('main'), 'h1')
  }
  const become = async (selector: string, html: string) => {
    const place = document.querySelector(selector)
    if (place) place.innerHTML = html
    await vi.advanceTimersByTimeAsync(200)
  }
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    stop()
    vi.useRealTimers()
  })

  it.each([
    ['goes to what stays around it', PANEL, '#tickets', '<p>Vos tickets</p>', 'tickets'],
    ['goes to the title of the screen in its place', GATE, 'main', '<h1>Votre FPS</h1>', 'H1'],
    ['waits in the screen while that has no title', GATE, 'main', '<p>…</p>', 'MAIN'],
  ])('%s', async (_where, before, place, after, where) => {
    begin(before)
    await become(place, after)
    expect(focused()).toBe(where)
  })

  it('goes on to the title when that comes later', async () => {
    begin(GATE)
    await become('main', '<p>…</p>')
    await become('main', '<h1>Votre FPS</h1>')
    expect(focused()).toBe('H1')
  })

  it('comes back to the screen from outside of it', async () => {
    begin(DIALOG, '<div id="over"><button id="had">Fermer</button></div>')
    await become('#over', '')
    expect(focused()).toBe('H1')
  })

  it('is left to whoever takes it meanwhile', async () => {
    begin(PANEL)
    const came = become('#tickets', '<p>Vos tickets</p>')
    document.getElementById('menu')?.focus()
    await came
    expect(focused()).toBe('menu')
  })

  it('is left to a dialog that gives it back in a frame that comes late', async () => {
    begin(DIALOG, '<div id="over"><button id="had">Fermer</button></div>')
    const frames: FrameRequestCallback[] = []
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw))
    requestAnimationFrame(() => {
      if (focused() === 'BODY') document.getElementById('menu')?.focus()
    })
    await become('#over', '')
    for (const draw of frames) draw(0)
    vi.unstubAllGlobals()
    expect(focused()).toBe('menu')
  })

  it('is left to a dialog that gives it back when what moves on the page stands still', async () => {
    class Transition {}
    vi.stubGlobal('CSSTransition', Transition)
    const moving = vi.spyOn(document, 'getAnimations').mockReturnValue([new Transition() as CSSTransition])
    begin(DIALOG, '<div id="over"><button id="had">Fermer</button></div>')
    await become('#over', '')
    expect(focused()).toBe('BODY')
    moving.mockReturnValue([])
    document.getElementById('menu')?.focus()
    await vi.advanceTimersByTimeAsync(50)
    expect(focused()).toBe('menu')
  })

  it('is found where it went away before anybody looked', async () => {
    begin('<h1>Mes droits</h1>')
    stop()
    const gone = document.createElement('button')
    stop = keepFocus(document, () => document.querySelector('main'), 'h1', gone)
    await vi.advanceTimersByTimeAsync(200)
    expect(focused()).toBe('H1')
  })

  it('is given to nobody who pressed beside what had it', async () => {
    begin(PANEL)
    document.getElementById('had')?.blur()
    document.body.dispatchEvent(new MouseEvent('pointerup', { bubbles: true }))
    await become('#tickets', '<p>Vos tickets</p>')
    expect(focused()).toBe('BODY')
  })

  it('is nobody’s where nothing had it', async () => {
    begin('<form><h1>Ouvrir votre FPS</h1><input></form>')
    await become('main', '<h1>Votre FPS</h1>')
    expect(focused()).toBe('BODY')
  })

  /** A press by hand, after which the browser has given the focus to `around`, as Safari does. */
  const pressed = (id: string, around: string, isTrusted = true) => {
    begin('<h1 tabindex="-1">Mes droits</h1><input id="field"><button id="opener"><i id="icon"></i></button>')
    document.querySelector('main')?.setAttribute('tabindex', '-1')
    document.querySelector<HTMLElement>('#field')?.focus()
    if (around === 'body') document.querySelector<HTMLElement>('#field')?.blur()
    else document.querySelector<HTMLElement>(around)?.focus()
    const click = new MouseEvent('click', { bubbles: true, composed: true })
    Object.defineProperty(click, 'isTrusted', { value: isTrusted })
    document.getElementById(id)?.dispatchEvent(click)
    return focused()
  }

  it.each([
    ['comes to a pressed button from what is around it', 'icon', 'main', true, 'opener'],
    ['comes to a pressed button from nowhere', 'opener', 'body', true, 'opener'],
    ['stays in the field that a button serves', 'opener', '#field', true, 'field'],
    ['stays where it is when code presses', 'opener', 'main', false, 'MAIN'],
  ])('%s', (_what, id, around, isTrusted, where) => {
    expect(pressed(id, around, isTrusted)).toBe(where)
  })
})
