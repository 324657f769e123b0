import { describe, expect, it } from 'vitest'
import { ApiError } from './api-failure.ts'
import type { ErrorCode } from './error-codes.ts'
import { failureOf, failureTitle, refusalOf } from './failure-of.ts'

describe('what a call threw', () => {
  it('is read as data', () => {
    expect(failureOf(new ApiError({ kind: 'network' }))).toEqual({ kind: 'network' })
  })

  it('is read from the class of another build too', () => {
    const foreign = Object.assign(new Error('api'), { name: 'ApiError', failure: { kind: 'network' } })
    expect(failureOf(foreign)).toEqual({ kind: 'network' })
  })

  it.each([null, undefined, 'network', new Error('ApiError'), { name: 'ApiError', failure: 1 }])(
    'is nothing we know for %o',
    thrown => {
      expect(failureOf(thrown)).toBeNull()
    },
  )
})

describe('what the city refused', () => {
  const refusal = { kind: 'api', status: 404, error: 'Not Found', message: '', code: 'Not Found' } as const

  it('is read with its status and code', () => {
    expect(refusalOf(new ApiError(refusal))).toEqual(refusal)
  })

  it.each([
    null,
    new Error('api'),
    new ApiError({ kind: 'network' }),
    new ApiError({ kind: 'unexpected-answer', call: 'GET /api/fines', path: '' }),
  ])('is nothing for %o', thrown => {
    expect(refusalOf(thrown)).toBeNull()
  })
})

describe('the title of a failed change', () => {
  const refused = (status: number, code: ErrorCode | null = null) =>
    new ApiError({ kind: 'api', status, error: '', message: '', code })

  it.each([
    ['the city refused', refused(409), 'not-saved'],
    ['no answer came', new ApiError({ kind: 'network' }), 'ui.failure.unanswered'],
    [
      'the answer cannot be read',
      new ApiError({ kind: 'unexpected-answer', call: 'PUT /api/subscriber', path: '' }),
      'ui.failure.unanswered',
    ],
    ['a gateway cannot reach the city', refused(502), 'ui.failure.unanswered'],
    ['a gateway waited too long for the city', refused(504, 'Gateway Timeout'), 'ui.failure.unanswered'],
    ['the payment provider did not answer', refused(502, 'PaymentProviderUnavailable'), 'not-saved'],
    ['the city failed', refused(500), 'not-saved'],
    ['the city is busy', refused(503), 'not-saved'],
    ['the portal itself failed', new Error('a bug'), 'not-saved'],
  ])('when %s', (_, error, title) => {
    expect(failureTitle(error, 'not-saved')).toBe(title)
  })
})
