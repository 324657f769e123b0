import { expect, test } from 'vitest'
import { spreadPlates } from './index.ts'

test.each([
  [['AB-123-CD, EF-456-GH'], 3, ['AB-123-CD', 'EF-456-GH']],
  [['Plaques : ab123cd ef456gh et 1234 ab 75'], 3, ['AB-123-CD', 'EF-456-GH', '1234 AB 75']],
  [
    ['GA-101-BC', 'AB-123-CD EF-456-GH', 'GK-553-TN'],
    4,
    ['GA-101-BC', 'AB-123-CD', 'EF-456-GH', 'GK-553-TN'],
  ],
  [['GA-101-BC', 'AB-123-CD GA 101 BC', ''], 3, ['GA-101-BC', 'AB-123-CD']],
  [['GA-101-BC', '', 'AB-123-CD EF-456-GH'], 3, ['GA-101-BC', 'AB-123-CD', 'EF-456-GH']],
])('the list in %s is given a line a plate', (lines, max, spread) => {
  const index = lines.findIndex(text => /cd .*(ef|ga)|CD,? (EF|GA)/i.test(text))
  expect(spreadPlates(lines, index, max)).toEqual(spread)
})

test.each([
  ['a plate alone', ['AB-123-CD'], 3],
  ['a plate among words', ['AB-123-CD (voiture)'], 3],
  ['more plates than there may be', ['AB-123-CD EF-456-GH'], 1],
  ['more plates than are left', ['GA-101-BC', 'GK-553-TN', 'AB-123-CD EF-456-GH'].toReversed(), 3],
  ['a list with something that may be a plate of another country', ['AB-123-CD EF-456-GH B-MW 1234'], 9],
])('%s is not spread', (_what, lines, max) => {
  expect(spreadPlates(lines, 0, max)).toBeNull()
})
