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
  keepCaseKey('appeal 1', 'secret', now)
  expect(recallCaseKey('appeal 1', addMilliseconds(now, ms))).toBe(expected)
  expect(sessionStorage.length).toBe(expected === null ? 0 : 1)
})

it('opens its own case alone, and leaves with the plates', () => {
  keepCaseKey('appeal 1', 'mine', now)
  keepCaseKey('refund 1', 'money', now)
  expect(recallCaseKey('appeal 2', now)).toBeNull()
  expect(recallCaseKey('refund 1', addSeconds(now, 5))).toBe('money')
  forgetCaseKey('refund 1', now)
  expect(recallCaseKey('refund 1', now)).toBeNull()
  forgetPlates()
  expect(sessionStorage.length).toBe(0)
})

it.each(['nonsense', '{}', `{"value":[{"name":1}],"at":${now}}`])(
  'what cannot be read is wiped: %s',
  written => {
    sessionStorage.setItem('parvis.case-keys', written)
    expect(recallCaseKey('appeal 1', now)).toBeNull()
    expect(sessionStorage.length).toBe(0)
  },
)
