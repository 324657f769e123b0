import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browserHistory } from '../routing/browser-history.ts'
import { screenKeeper } from './screen-keeper.ts'

const say = vi.fn()

function keeper() {
  window.history.replaceState(null, '', '/')
  document.body.innerHTML = '<main><h1>Mes droits</h1></main>'
  const navigation = browserHistory(window)
  let person = 'nobody'
  const keep = screenKeeper({
    document,
    navigation,
    visit: () => `${navigation.location.key} ${person}`,
    cityName: () => 'Valmont',
    errorPrefix: () => 'Erreur :',
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
    const { keep } = keeper()
    keep({ kind: 'screen', title: 'Mes droits' })
    expect(document.title).toBe('Mes droits – Valmont')
    expect(say).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(document.body)
  })

  it('sets the title, reads it out once and moves the focus to the heading', () => {
    const { keep, navigation } = keeper()
    navigation.navigate('/fps')
    keep({ kind: 'screen', title: 'FPS' })
    keep({ kind: 'screen', title: 'FPS' })
    expect(document.title).toBe('FPS – Valmont')
    expect(say).toHaveBeenCalledExactlyOnceWith('FPS')
    expect(document.activeElement?.tagName).toBe('H1')
  })

  it('counts a sign-in in place as another visit: the focus must not stay on what is gone', () => {
    const { keep, signIn } = keeper()
    keep({ kind: 'screen', title: 'Connexion' })
    signIn()
    keep({ kind: 'screen', title: 'Mes droits' })
    expect(say).toHaveBeenCalledExactlyOnceWith('Mes droits')
    expect(document.activeElement?.tagName).toBe('H1')
  })

  it('says "Erreur" before the title of a screen that failed', () => {
    const { keep } = keeper()
    keep({ kind: 'screen', title: 'Page introuvable', isError: true })
    expect(document.title).toBe('Erreur : Page introuvable – Valmont')
  })

  it('cares for nothing else that is announced', () => {
    const { keep } = keeper()
    document.title = 'before'
    keep({ kind: 'rights-changed' })
    expect(document.title).toBe('before')
  })
})
