import { describe, expect, it, vi } from 'vitest'
import { combineParts, failedOf, type Part, partOf, readyOr, retryAll } from './part.ts'

const query = { data: undefined, error: null, isFetching: true, refetch: () => {} }
const ready: Part<number> = { state: 'ready', data: 1 }
const loading: Part<number> = { state: 'loading' }

describe('an answer of the city', () => {
  it('is loading until something came', () => {
    expect(partOf(query)).toEqual(loading)
  })

  it('stays shown when asking again fails', () => {
    expect(partOf({ ...query, data: 1, error: new Error('later') })).toEqual(ready)
  })

  it.each([true, false])('that failed says whether it is asked for again: %s', isFetching => {
    expect(partOf({ ...query, error: 'lost', isFetching })).toMatchObject({
      state: 'failed',
      error: 'lost',
      isRetrying: isFetching,
    })
  })

  it('has something to stand in for it until it is here', () => {
    expect(readyOr(loading, 'nothing')).toBe('nothing')
    expect(readyOr(ready, 'nothing')).toBe(1)
  })
})

describe('two answers that belong together', () => {
  const failed = partOf<number>({ ...query, error: 'x' })
  it.each([
    [ready, ready, 'ready'],
    [ready, loading, 'loading'],
    [loading, failed, 'failed'],
    [failed, ready, 'failed'],
  ] as const)('%o and %o', (a, b, state) => {
    expect(combineParts(a, b).state).toBe(state)
  })
})

it('all that failed is asked for again at once, and nothing else', () => {
  const refetch = vi.fn()
  const failed = partOf({ ...query, error: new Error('lost'), refetch })
  retryAll(failedOf([failed, loading, ready, failed]))
  expect(refetch).toHaveBeenCalledTimes(2)
})
