import { dropBlankPlates } from '@parvis/shared-kernel/plates'
import { aDefinition } from '@parvis/shared-kernel/testing'
import { expect, test } from 'vitest'
import {
  canAddLine,
  canRemoveLine,
  firstLines,
  maxPlatesOf,
  platesRefusal,
  readLines,
} from './plates-form.model.ts'

const today = dropBlankPlates(['AB-123-CD', '1234 AB 75'])

test('the plates of today are there as they read; a right without one gets an empty line', () => {
  expect(firstLines(today)).toEqual(['AB-123-CD', '1234 AB 75'])
  expect(firstLines(today.slice(1))).toEqual(['1234 AB 75'])
  expect(firstLines([])).toEqual([''])
})

test.each([
  [aDefinition({ maxPlates: 3 }), 3],
  [aDefinition({ maxPlates: 0 }), 1],
  [null, 1],
])('a right has room for the plates of its plan, and for one at least', (plan, max) => {
  expect(maxPlatesOf({ plan })).toBe(max)
})

test('plates can be added until the maximum, and removed while more than one remains', () => {
  expect(canAddLine(['a'], 1)).toBe(false)
  expect(canAddLine(['a'], 2)).toBe(true)
  expect(canRemoveLine(['a'])).toBe(false)
  expect(canRemoveLine(['a', 'b'])).toBe(true)
})

test.each([
  [['A'], ['invalid']],
  [
    ['AB 123 CD', 'ab123cd'],
    [null, 'twice'],
  ],
  [
    ['', ' '],
    [null, null],
  ],
  [['M-ÜK 123'], [null]],
])('the lines %j are told %j', (lines, faults) => {
  expect(readLines(lines).map(({ fault }) => fault)).toEqual(faults)
})

test('a plate that is often misread raises a question, not a refusal', () => {
  const [line] = readLines(['AB I23 CD'])
  expect(line).toMatchObject({ fault: null, question: { suggestions: ['AB123CD'] } })
  const [pair] = readLines(['SS-123-AB'])
  expect(pair).toMatchObject({ fault: null, question: { found: 'SS', suggestions: [] } })
})

test.each([
  ['the same plates in another order and spacing', ['1234ab75', 'ab 123 cd'], 'unchanged'],
  ['the same plates with an empty line', ['AB-123-CD', '1234 AB 75', ''], 'unchanged'],
  ['nothing but blanks', ['', ' '], 'none'],
  ['something that is no plate', ['AB-123-CD', '!'], 'fault'],
  ['one plate less', ['AB-123-CD'], null],
  ['another plate', ['AB-123-CD', 'EF-456-GH'], null],
])('%s: %s', (_, lines, refusal) => {
  expect(platesRefusal(lines, today)).toBe(refusal)
})
