import { describe, expect, test } from 'vitest'
import { intlOf, say } from './intl.ts'
import { wordsEn } from './messages.en.ts'
import { wordsFr } from './messages.fr.ts'

const french: Readonly<Record<string, string>> = wordsFr
const english: Readonly<Record<string, string>> = wordsEn
const ids = Object.keys(french)

const valuesIn = (text = '') => [...new Set(text.match(/\{[a-z]\w*(?:, \w+)*(?=[,}])/g))].sort()

describe('the words of the card page', () => {
  test('name the same values in both languages, as the same kind', () => {
    expect(ids.filter(id => String(valuesIn(french[id])) !== String(valuesIn(english[id])))).toEqual([])
  })

  test('have no straight apostrophe, which ICU would read as a quote', () => {
    expect(ids.filter(id => `${french[id]}${english[id]}`.includes("'"))).toEqual([])
  })

  test.each([
    ['fr', 'Payer 1 234,50 €'],
    ['en', 'Pay €1,234.50'],
  ] as const)('write amounts as %s does', (lang, expected) => {
    const written = say(intlOf(lang, { currency: 'EUR', timeZone: 'Europe/Paris' }), 'accept', {
      amount: 1234.5,
    })
    expect(written.replace(/[\u00a0\u202f]/g, ' ')).toBe(expected)
  })
})
