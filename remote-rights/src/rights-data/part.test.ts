import { expect, test, vi } from 'vitest'
import { failedOf, partOf, readyOr, retryAll } from './part.ts'

const query = { data: undefined, error: null, isFetching: true, refetch: () => {} }

test('a call that has not answered is loading', () => {
  expect(partOf(query)).toEqual({ state: 'loading' })
})

test('a call that failed can be asked again', () => {
  const refetch = vi.fn()
  const part = partOf({ ...query, error: new Error('lost'), isFetching: false, refetch })
  retryAll(failedOf([part, { state: 'loading' }]))
  expect(part.state).toBe('failed')
  expect(refetch).toHaveBeenCalledOnce()
})

test('what was once here stays shown when asking for it again fails', () => {
  expect(partOf({ ...query, data: ['a right'], error: new Error('lost') })).toEqual({
    state: 'ready',
    data: ['a right'],
  })
})

test('nothing stands in for what is not here', () => {
  expect(readyOr(partOf(query), 'nothing')).toBe('nothing')
})
