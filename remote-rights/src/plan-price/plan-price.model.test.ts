import { optionId } from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
import { aDefinition } from '@parvis/shared-kernel/testing'
import { expect, test } from 'vitest'
import { planPriceRange } from './plan-price.model.ts'

const option = (id: string, price: number, isDeleted = false) => ({
  id: optionId(id),
  duration: null,
  price: cents(price),
  isDeleted,
})

test.each([
  ['no option: the default price', [], { lowest: 500, isFrom: false, isFree: false }],
  [
    'options that differ: from the lowest',
    [option('a', 300), option('b', 150)],
    { lowest: 150, isFrom: true, isFree: false },
  ],
  [
    'options that cost the same',
    [option('a', 300), option('b', 300)],
    { lowest: 300, isFrom: false, isFree: false },
  ],
  [
    'a deleted option does not count',
    [option('a', 300), option('b', 100, true)],
    { lowest: 300, isFrom: false, isFree: false },
  ],
  ['a free one', [option('a', 0)], { lowest: 0, isFrom: false, isFree: true }],
  [
    'free or not: from nothing',
    [option('a', 0), option('b', 300)],
    { lowest: 0, isFrom: true, isFree: false },
  ],
])('%s', (_, options, price) => {
  expect(planPriceRange(aDefinition({ options }))).toEqual(price)
})
