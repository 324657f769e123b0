import { ApiError } from '@parvis/shared-kernel/errors'
import { describe, expect, test } from 'vitest'
import { fineFailure, minutesToWait } from './fine-failure.model.ts'

const refusal = (status: number, more: { readonly retryAfterSeconds?: number } = {}) =>
  new ApiError({ kind: 'api', status, error: '', message: '', code: null, ...more })

test.each([
  ['a number or plate that is none', refusal(400), 'not-found'],
  ['a plate of another fine', refusal(403), 'not-found'],
  ['a number that nobody knows', refusal(404), 'not-found'],
  ['what the city’s rules refuse', refusal(422), 'not-found'],
  ['too many tries', refusal(429), 'rate-limited'],
  ['a city that fails', refusal(500), 'other'],
  ['no network', new ApiError({ kind: 'network' }), 'network'],
  ['an answer of another form', new ApiError({ kind: 'unexpected-answer', call: '', path: '' }), 'other'],
  ['a fault of the page', new TypeError('x'), 'other'],
] as const)('a look-up that ends with %s is told as %s', (_name, error, expected) => {
  expect(fineFailure(error)).toBe(expected)
})

describe('how long to wait is told in whole minutes, never too few', () => {
  test.each([
    [0, 1],
    [60, 1],
    [61, 2],
    [900, 15],
    [undefined, null],
  ])('%s seconds: %s', (seconds, minutes) => {
    const error = refusal(429, seconds === undefined ? {} : { retryAfterSeconds: seconds })
    expect(minutesToWait(error)).toBe(minutes)
  })
})
