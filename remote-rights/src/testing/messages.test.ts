import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { fr } from '../messages/fr.ts'
import { rightEn } from '../messages/right.en.ts'
import { rightFr } from '../messages/right.fr.ts'

const translated = { ...en, ...rightEn }
const texts = Object.entries({ ...fr, ...rightFr }).map(([id, french]) => ({
  id,
  french: String(french),
  english: String(translated[id as keyof typeof translated]),
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

test('no text stands in both files', () => {
  expect(Object.keys(rightFr).filter(id => id in fr)).toEqual([])
})
