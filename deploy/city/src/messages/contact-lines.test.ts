import { expect, test } from 'vitest'
import { contactLines } from './contact-lines.ts'

const CONTACT = {
  phone: '01 99 00 12 34',
  email: 'stationnement@valmont.example',
  desk: { fr: 'Guichet, 1 place du Marché', en: 'Desk, 1 place du Marché' },
}
const REACHED = ['01\u00a099\u00a000\u00a012\u00a034', 'stationnement@valmont.example']

test.each([
  ['fr', CONTACT, ['Guichet, 1 place du Marché', ...REACHED]],
  ['en', CONTACT, ['Desk, 1 place du Marché', ...REACHED]],
  ['fr', { ...CONTACT, desk: { fr: '', en: '' } }, REACHED],
  ['fr', { ...CONTACT, phone: '3975' }, ['Guichet, 1 place du Marché', '3975', CONTACT.email]],
] as const)(
  'in %s, each way to reach a city has its line, which a narrow screen cannot tear',
  (lang, city, lines) => {
    expect(contactLines(city, lang)).toEqual(lines)
  },
)
