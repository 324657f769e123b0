import { describe, expect, it, vi } from 'vitest'
import { type Part, partOf, together } from './part.ts'

const query = { data: undefined, error: null, isFetching: false, refetch: () => {} }
const ready: Part<number> = { state: 'ready', data: 1 }
const loading: Part<number> = { state: 'loading' }

describe('an answer of the city', () => {
  it('is loading until something came', () => {
    expect(partOf(query)).toEqual(loading)
  })

  it('stays shown when asking again fails', () => {
    expect(partOf({ ...query, data: 1, error: new Error('later') })).toEqual(ready)
  })

  it('that failed can be asked again', () => {
    const refetch = vi.fn()
    const failed = partOf({ ...query, error: new Error('now'), refetch })
    if (failed.state === 'failed') failed.retry()
    expect(refetch).toHaveBeenCalledOnce()
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
    expect(together(a, b).state).toBe(state)
  })
})
