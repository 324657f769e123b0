import { describe, expect, it } from 'vitest'
import { codeIn, hasCode } from './share-code.model.ts'

describe('the code in what was typed', () => {
  it.each([
    ['alone', 'abc-DEF_12', 'abc-DEF_12'],
    ['with spaces around and a line break within', '  abc-\n DEF_12 ', 'abc-DEF_12'],
    [
      'in the link that was mailed',
      'https://x.example/souscriptions/share?shareToken=abc-DEF_12',
      'abc-DEF_12',
    ],
    ['in a link with more to it', 'https://x.example/share?lang=fr&shareToken=abc%2B1&x=2#y', 'abc+1'],
    ['in a link that was cut in the middle of a sign', 'https://x.example/share?shareToken=abc%2', 'abc%2'],
    ['as it was read aloud', '7f3k 9qxm 2bor', '7F3K-9QXM-2B0R'],
    ['nowhere', '', ''],
  ])('%s', (_, typed, code) => {
    expect(codeIn(typed)).toBe(code)
  })
})

it.each([
  ['', false],
  [' \t', false],
  ['https://x.example/share?shareToken=%20', false],
  ['a', true],
])('"%s" holds a code: %s', (typed, expected) => {
  expect(hasCode(typed)).toBe(expected)
})
