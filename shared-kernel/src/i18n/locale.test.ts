import { describe, expect, it } from 'vitest'
import { chooseLocale, readStoredLocale, storeLocale } from './locale.ts'

const available = ['fr', 'en'] as const

describe('the language a citizen is met in', () => {
  it.each([
    ['the stored choice wins', { stored: 'en', browserLanguages: ['fr-FR'], cityDefault: 'fr' }, 'en'],
    ['else the browser speaks', { stored: null, browserLanguages: ['en-US'], cityDefault: 'fr' }, 'en'],
    ['the first language we have', { stored: null, browserLanguages: ['de', 'en'], cityDefault: 'fr' }, 'en'],
    ['else the city speaks', { stored: null, browserLanguages: ['de'], cityDefault: 'en' }, 'en'],
    ['else French', { stored: null, browserLanguages: [], cityDefault: null }, 'fr'],
    ['a spoilt storage is ignored', { stored: '<b>', browserLanguages: ['EN_gb'], cityDefault: null }, 'en'],
  ] as const)('%s', (_, candidates, expected) => {
    expect(chooseLocale({ ...candidates, available })).toBe(expected)
  })

  it('never answers a language the city does not offer', () => {
    expect(
      chooseLocale({ stored: 'en', browserLanguages: ['en'], cityDefault: 'en', available: ['fr'] }),
    ).toBe('fr')
  })

  it('survives a browser that refuses storage', () => {
    const closed = {
      getItem: () => {
        throw new Error('denied')
      },
      setItem: () => {
        throw new Error('denied')
      },
    }
    expect(readStoredLocale(closed)).toBeNull()
    expect(() => storeLocale(closed, 'en')).not.toThrow()
  })
})
