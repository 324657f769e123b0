import { expect, test } from 'vitest'
import { insideSentence } from './inside-sentence.ts'

test.each([
  ['4 place du Marché, 9 a.m. to 5 p.m.', '4 place du Marché, 9 a.m. to 5 p.m'],
  ['4 place du Marché, de 9 h à 17 h', '4 place du Marché, de 9 h à 17 h'],
  ['4 place du Marché. ', '4 place du Marché'],
  ['', ''],
])('the sentence that ends with « %s » has one full stop', (words, inside) => {
  expect(insideSentence(words)).toBe(inside)
})
