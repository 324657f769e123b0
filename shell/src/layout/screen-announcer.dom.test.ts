import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browserHistory } from '../routing/browser-history.ts'
import { screenAnnouncer } from './screen-announcer.ts'

const say = vi.fn()

function sessionStore() {
  window.history.replaceState(null, '', '/')
  document.body.innerHTML = '<main><h1>Mes droits</h1></main>'
  const navigation = browserHistory(window)
  let person = 'nobody'
  const keep = screenAnnouncer({
    document,
    navigation,
    visit: ({ key } = navigation.location) => `${key} ${person}`,
    cityName: () => 'Valmont',
    errorPrefix: () => 'Erreur : ',
    say,
  })
  const signIn = () => {
    person = 'camille'
  }
  return { navigation, keep, signIn }
}

describe('a change of screen', () => {
  beforeEach(() => say.mockClear())

  it('gives the first screen its title and nothing else: the browser reads the page itself', () => {
    const { keep } = sessionStore()
    keep({ kind: 'screen', title: 'Mes droits' })
    expect(document.title).toBe('Mes droits – Valmont')
    expect(say).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(document.body)
  })

  it('sets the title, reads it out once and moves the focus to the heading', () => {
    const { keep, navigation } = sessionStore()
    navigation.navigate('/fps')
    keep({ kind: 'screen', title: 'FPS' })
    keep({ kind: 'screen', title: 'FPS' })
    expect(document.title).toBe('FPS – Valmont')
    expect(say).toHaveBeenCalledExactlyOnceWith('FPS')
    expect(document.activeElement?.tagName).toBe('H1')
  })

  it('counts a sign-in in place as another visit: the focus must not stay on what is gone', () => {
    const { keep, signIn } = sessionStore()
    keep({ kind: 'screen', title: 'Connexion' })
    signIn()
    keep({ kind: 'screen', title: 'Mes droits' })
    expect(say).toHaveBeenCalledExactlyOnceWith('Mes droits')
    expect(document.activeElement?.tagName).toBe('H1')
  })

  it('says "Erreur" before the title of a screen that failed', () => {
    const { keep } = sessionStore()
    keep({ kind: 'screen', title: 'Page introuvable', isError: true })
    expect(document.title).toBe('Erreur : Page introuvable – Valmont')
  })

  it('leaves focus and page alone for one that opens over another, and when that is seen again', async () => {
    const { keep, navigation } = sessionStore()
    keep({ kind: 'screen', title: 'Mes droits' })
    const scroll = vi.spyOn(window, 'scrollTo')
    // Unfolding a list changes the address, not the screen.
    navigation.navigate('/souscriptions?expired=ticket', { replace: true })
    navigation.navigate('/souscriptions/sub-1', { state: { under: navigation.location } })
    keep({ kind: 'screen', title: 'Résident', isOver: true })
    expect(document.title).toBe('Résident – Valmont')
    expect(say).toHaveBeenCalledExactlyOnceWith('Résident')
    const back = new Promise(resolve => window.addEventListener('popstate', resolve, { once: true }))
    navigation.go(-1)
    await back
    keep({ kind: 'screen', title: 'Mes droits' })
    expect(document.title).toBe('Mes droits – Valmont')
    expect(scroll).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(document.body)
  })

  it('begins anew below one that a reload has opened: nobody has been there yet', async () => {
    const { navigation: before } = sessionStore()
    before.navigate('/souscriptions/sub-1', { state: { under: before.location } })
    document.body.innerHTML = '<main><h1>Mes droits</h1></main>'
    const navigation = browserHistory(window)
    const keep = screenAnnouncer({
      document,
      navigation,
      visit: ({ key } = navigation.location) => key,
      cityName: () => 'Valmont',
      errorPrefix: () => '',
      say,
    })
    keep({ kind: 'screen', title: 'Résident', isOver: true })
    const back = new Promise(resolve => window.addEventListener('popstate', resolve, { once: true }))
    navigation.go(-1)
    await back
    keep({ kind: 'screen', title: 'Mes droits' })
    expect(document.activeElement?.tagName).toBe('H1')
  })

  it('cares for nothing else that is announced', () => {
    const { keep } = sessionStore()
    document.title = 'before'
    keep({ kind: 'rights-changed' })
    expect(document.title).toBe('before')
  })
})
