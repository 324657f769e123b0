import { describe, expect, test } from 'vitest'
import { intlOf, say, sayParts } from './intl.ts'
import { mailsEn } from './mails.en.ts'
import { mailsFr } from './mails.fr.ts'
import { pagesEn } from './pages.en.ts'
import { pagesFr } from './pages.fr.ts'
import { papersEn } from './papers.en.ts'
import { papersFr } from './papers.fr.ts'

const french: Readonly<Record<string, string>> = { ...mailsFr, ...papersFr, ...pagesFr }
const english: Readonly<Record<string, string>> = { ...mailsEn, ...papersEn, ...pagesEn }
const ids = Object.keys(french)
const catalogues = [mailsFr, papersFr, pagesFr]

/** Arguments with their kind: `{end, date, day}` differs from `{end}`. */
const valuesIn = (text = '') => [...new Set(text.match(/\{[a-z]\w*(?:, \w+)*(?=[,}])/g))].sort()

describe('the words of the city', () => {
  test('stand in one catalogue each', () => {
    expect(ids).toHaveLength(catalogues.flatMap(catalogue => Object.keys(catalogue)).length)
  })

  test('name the same values in both languages, as the same kind', () => {
    expect(ids.filter(id => String(valuesIn(french[id])) !== String(valuesIn(english[id])))).toEqual([])
  })

  test('have the same links and quotes in both languages', () => {
    const tagsIn = (text = '') => (text.match(/<\/?\w+>/g) ?? []).join('')
    expect(ids.filter(id => tagsIn(french[id]) !== tagsIn(english[id]))).toEqual([])
  })

  test('have a narrow no-break space before double punctuation in French', () => {
    const loose = /[ \u00a0][:;?!»]|«[ \u00a0]|[\p{L}\d’)}%€][;?!»]|[\p{L}\d’)}%€]:(?!\/\/)/u
    expect(ids.filter(id => loose.test(french[id] ?? ''))).toEqual([])
  })

  test('have no straight apostrophe, which ICU would read as a quote', () => {
    expect(ids.filter(id => `${french[id]}${english[id]}`.includes("'"))).toEqual([])
  })
})

const held = (words: readonly unknown[]) => ({ words: words.join('') })
const TAGS = { open: held, object: held, stop: held, write: held, quote: held }

describe('a text of the city', () => {
  const city = { currency: 'EUR', timeZone: 'Europe/Paris' }
  const amount = 1234.5

  test.each([
    ['fr', 'Payer 1 234,50 €'],
    ['en', 'Pay €1,234.50'],
  ] as const)('writes amounts as %s does', (lang, expected) => {
    const written = say(intlOf(lang, city), 'pay-by-link.pay', { amount })
    expect(written.replace(/[\u00a0\u202f]/g, ' ')).toBe(expected)
  })

  test('in English writes days as the rest of the portal does, on the city’s clock', () => {
    const values = { number: '1', now: Date.parse('2026-03-04T23:30:00Z'), zone: '' }
    expect(say(intlOf('en', city), 'paper.reference', values)).toContain('on 05/03/2026 at 00:30 ')
  })

  test('is never written with a hole in it', () => {
    const intl = intlOf('fr', city)
    expect(() => sayParts(intl, 'appeal.abandoned.body', { fine: '1', updatedAt: null }, TAGS)).toThrow(
      /updatedAt/,
    )
    expect(() => say(intl, 'paper.page', { page: 1 })).toThrow(/pages/)
  })

  test('leaves what a person wrote as it is', () => {
    const text = 'Voir {page} <b>et</b> l’article ‘5’, # 2'
    const values = {
      fine: '1',
      text,
      isPart: false,
      before: 0,
      after: 0,
      dueKind: 'nothing',
      dueStatus: 'cancelled',
      isOverpaid: false,
      overpaid: 0,
      due: 0,
      later: 0,
      payUntil: '',
      hasCourt: false,
      courtUntil: '',
    }
    expect(sayParts(intlOf('fr'), 'appeal.accepted.body', values, TAGS)).toContainEqual({ words: text })
  })
})
