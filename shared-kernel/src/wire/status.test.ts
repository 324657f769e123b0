import { describe, expect, test } from 'vitest'
import { KNOWN_STATUSES, RIGHT_STATUSES } from '../orders/index.ts'
import { statusFromWire, statusToWire, type Vocabulary } from './status.wire.ts'

describe('the two status vocabularies (D1)', () => {
  test.each([
    ['AWAITING_PAYMENT', 'awaiting-payment'],
    ['AWAITING_VALIDATION', 'under-review'],
    ['AWAIT_EVIDENCE', 'awaiting-evidence'],
    ['ACCEPTED', 'granted'],
    ['REJECTED', 'rejected'],
    ['DISCARDED', 'canceled'],
    ['DELETED', 'deleted'],
    ['AWAIT_PAYMENT', 'awaiting-payment'],
    ['AWAIT_COMPLETION_USER', 'awaiting-completion'],
    ['AWAIT_DECISION', 'under-review'],
    ['AWAIT_TREATMENT_RENEWAL', 'under-review'],
    ['AWAIT_TREATMENT_COMPLETUDE', 'under-review'],
    ['AWAIT_PLATE_DECISION', 'plate-under-review'],
    ['FULFILLED', 'granted'],
    ['CANCELED', 'canceled'],
    ['SOMETHING_NEW', 'unknown'],
    ['accepted', 'unknown'],
    ['', 'unknown'],
    ['toString', 'unknown'],
  ] as const)('%s means %s', (raw, status) => expect(statusFromWire(raw)).toEqual({ status, raw }))

  test.each(['first', 'second'] as const)('every status survives the %s vocabulary', vocabulary => {
    for (const status of RIGHT_STATUSES) {
      expect(statusFromWire(statusToWire(status, vocabulary)).status).toBe(status)
    }
  })
  test('a status is written in the words of the document that is read', () => {
    const written = (vocabulary: Vocabulary) => KNOWN_STATUSES.map(status => statusToWire(status, vocabulary))
    const only = {
      first: ['AWAITING_PAYMENT', 'AWAITING_VALIDATION', 'ACCEPTED', 'DISCARDED'],
      second: ['AWAIT_PAYMENT', 'AWAIT_DECISION', 'FULFILLED', 'CANCELED'],
    }
    expect(written('first')).toEqual(expect.arrayContaining(only.first))
    expect(written('second')).toEqual(expect.arrayContaining(only.second))
  })
  test('an unknown code goes back as it came', () => {
    expect(statusToWire('unknown', 'first', 'SOMETHING_NEW')).toBe('SOMETHING_NEW')
  })
})
