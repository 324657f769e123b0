import { addMilliseconds, addSeconds, instantFromMs } from '@parvis/shared-kernel/time'
import { beforeEach, expect, it } from 'vitest'
import { forgetPlates } from '../fine-access/plate-memory.ts'
import { forgetCaseKey, keepCaseKey, recallCaseKey } from './case-memory.ts'

const now = instantFromMs(1_795_000_000_000)
beforeEach(() => sessionStorage.clear())

it.each([
  ['at once', 0, 'secret'],
  ['at its last instant', 900_000, 'secret'],
  ['a millisecond later no more', 900_001, null],
  ['a moment before, by a clock that was read anew', -90_000, 'secret'],
  ['never from the future', -90_001, null],
])('the secret of a case is there %s', (_when, ms, expected) => {
  keepCaseKey(sessionStorage, 'appeal 1', 'secret', now)
  expect(recallCaseKey(sessionStorage, 'appeal 1', addMilliseconds(now, ms))).toBe(expected)
  expect(sessionStorage.length).toBe(expected === null ? 0 : 1)
})

it('opens its own case alone, and leaves with the plates', () => {
  keepCaseKey(sessionStorage, 'appeal 1', 'mine', now)
  keepCaseKey(sessionStorage, 'refund 1', 'money', now)
  expect(recallCaseKey(sessionStorage, 'appeal 2', now)).toBeNull()
  expect(recallCaseKey(sessionStorage, 'refund 1', addSeconds(now, 5))).toBe('money')
  forgetCaseKey(sessionStorage, 'refund 1', now)
  expect(recallCaseKey(sessionStorage, 'refund 1', now)).toBeNull()
  forgetPlates(sessionStorage)
  expect(sessionStorage.length).toBe(0)
})

it.each(['nonsense', '{}', '[{"name":1}]'])('what cannot be read is wiped: %s', written => {
  sessionStorage.setItem('parvis.case-keys', written)
  expect(recallCaseKey(sessionStorage, 'appeal 1', now)).toBeNull()
  expect(sessionStorage.length).toBe(0)
})
