import { describe, expect, it } from 'vitest'
import { streetWithNumber } from './street-with-number.model.ts'

describe('the place of a fine', () => {
  it.each([
    ['12 rue des Écoles', '12\u00a0rue des Écoles'],
    ['3 Bis quai de l’Isère', '3\u00a0Bis\u00a0quai de l’Isère'],
    ['3 bis quai de l’Isère', '3\u00a0bis\u00a0quai de l’Isère'],
    ['3ter quai de l’Isère', '3ter\u00a0quai de l’Isère'],
    ['Place du Marché', 'Place du Marché'],
    ['Rue du 8 mai 1945', 'Rue du 8 mai 1945'],
    ['', ''],
  ])('keeps the number of %s with its street', (place, kept) => {
    expect(streetWithNumber(place)).toBe(kept)
  })
})
