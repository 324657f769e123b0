import { expect, it } from 'vitest'
import { searchable } from './searchable.ts'

it.each([
  ['l’Église', 'l eglise'],
  ['  Rue Saint-Éloi ', 'rue saint eloi'],
  ['Hélène – Éloïse', 'helene eloise'],
  ['Sacré-Cœur', 'sacre coeur'],
  ['ŒUVRE, Lætitia', 'oeuvre laetitia'],
  ['', ''],
])('%o is found as %o', (text, found) => {
  expect(searchable(text)).toBe(found)
})
