import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { fr } from '../messages/fr.ts'

const texts = Object.entries(fr).map(([id, french]) => ({
  id,
  french,
  english: en[id as keyof typeof fr] as string,
}))
const idsWhere = (isWrong: (text: (typeof texts)[number]) => boolean) =>
  texts.filter(isWrong).map(({ id }) => id)
const valuesNamed = (text: string) =>
  [...new Set(text.match(/\{\w+(?=[,}])(?!\})|\{[a-z]\w*\}/g))].map(name => name.replace('}', '')).sort()

test('French has the apostrophe and the narrow spaces of print', () => {
  expect(idsWhere(({ french }) => french.includes("'"))).toEqual([])
  expect(idsWhere(({ french }) => /[^\u202f][;!?»:]|«[^\u202f]/.test(french))).toEqual([])
})

test('English has no straight apostrophe, which ICU would read as a quote', () => {
  expect(idsWhere(({ english }) => english.includes("'"))).toEqual([])
})

test('both languages name the same values', () => {
  expect(
    idsWhere(({ french, english }) => String(valuesNamed(french)) !== String(valuesNamed(english))),
  ).toEqual([])
})

test('no sentence is left in French', () => {
  const isSentence = (text: string) => /[.?]$/.test(text)
  expect(idsWhere(({ french, english }) => isSentence(french) && french === english)).toEqual([])
})
