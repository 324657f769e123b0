import { describe, expect, test } from 'vitest'
import { optionId } from '../ids/index.ts'
import { cents } from '../money/index.ts'
import { liveOptions, priceRange } from './plan-price.ts'

const option = (price: number, isDeleted = false) => ({
  id: optionId(`${price}`),
  price: cents(price),
  duration: null,
  isDeleted,
})
const plan = (...options: ReturnType<typeof option>[]) => ({ options, defaultPrice: cents(300) })

describe('the price that a plan starts at', () => {
  test.each([
    ['is its own without options', plan(), { lowest: 300, isFrom: false, isFree: false }],
    ['is the only option’s', plan(option(1500)), { lowest: 1500, isFrom: false, isFree: false }],
    [
      'is the lowest of several',
      plan(option(15000), option(1500)),
      { lowest: 1500, isFrom: true, isFree: false },
    ],
    [
      'starts nowhere where all cost the same',
      plan(option(500), option(500)),
      { lowest: 500, isFrom: false, isFree: false },
    ],
    [
      'ignores an option that is gone',
      plan(option(100, true), option(1500)),
      { lowest: 1500, isFrom: false, isFree: false },
    ],
    [
      'is its own once every option is gone',
      plan(option(100, true)),
      { lowest: 300, isFrom: false, isFree: false },
    ],
    ['is free where nothing costs', plan(option(0)), { lowest: 0, isFrom: false, isFree: true }],
    [
      'is not called free where another option costs',
      plan(option(0), option(500)),
      { lowest: 0, isFrom: true, isFree: false },
    ],
  ])('%s', (_words, subject, expected) => expect(priceRange(subject)).toEqual(expected))
})

test('an option that is gone cannot be chosen', () => {
  expect(liveOptions(plan(option(100, true), option(200))).map(({ price }) => price)).toEqual([200])
})
