import { describe, expect, it } from 'vitest'
import { counterparts, firstFiles } from './counterparts.ts'

const built = {
  files: ['main.js', 'bootstrap.js', 'page.js', 'page.css', 'words.js', 'shared.js'].map(file => ({
    file,
    integrity: `sha384-${file}`,
  })),
  groups: {
    main: ['main.js'],
    bootstrap: ['bootstrap.js', 'shared.js'],
    'fines-look-up': ['shared.js', 'page.js', 'page.css'],
    'fines-messages-fr': ['words.js'],
    'words-fr': ['words.js'],
    'rights-look-up': ['other.js'],
  },
}
const place = { base: '/shell/1', origins: new Map([['https://fines.example', 'fines']]) }
const named = (url: string, lang?: string) => ({ url, integrity: 'sha384-x', ...(lang && { lang }) })
const found = (...preload: ReturnType<typeof named>[]) => counterparts(preload, built, place)

describe('what the monolith preloads for a page', () => {
  it('begins with its entry', () => {
    expect(firstFiles(built)).toEqual(['main.js', 'bootstrap.js', 'shared.js'])
  })

  it('is the chunk of the same name of the same remote, without what every page has', () => {
    expect(found(named('https://fines.example/9/look-up.1234.js'))).toEqual([
      { url: '/shell/1/page.js', integrity: 'sha384-page.js' },
      { url: '/shell/1/page.css', integrity: 'sha384-page.css' },
    ])
  })

  it('keeps the language of words, and names a file once', () => {
    const words = { url: '/shell/1/words.js', integrity: 'sha384-words.js', lang: 'fr' }
    const files = [
      named('https://fines.example/9/messages-fr.1.js', 'fr'),
      named('/shell/1/words-fr.1.js', 'fr'),
    ]
    expect(found(...files)).toEqual([words])
  })

  it('has nothing in the place of an entry or of shared code', () => {
    expect(
      found(named('https://fines.example/9/entry.1.js'), named('https://fines.example/9/every.1.js')),
    ).toEqual([])
  })
})
