import { describe, expect, test } from 'vitest'
import { orderId } from '../ids/index.ts'
import { aMoment, aSubscription, aTicket } from '../testing/builders/index.ts'
import { addSeconds } from '../time/index.ts'
import { renewedRight, requestStart } from './renewed-right.ts'

const end = aMoment('2026-06-30T23:59:59+02:00')
const after = addSeconds(end, 1)
const held = aSubscription({ id: orderId('held'), endOfValidity: end })
const refused = aSubscription({ id: orderId('refused'), renewedId: held.id, status: 'rejected' })
const twice = aSubscription({ id: orderId('twice'), renewedId: refused.id, status: 'rejected' })
const [before, later] = [addSeconds(end, -500), addSeconds(end, 500)]

describe('the right that a request for another follows', () => {
  test.each([
    ['is that itself while it is granted', held.id, [held], held],
    ['is what a refused renewal was to follow', refused.id, [held, refused], held],
    ['also over two refusals', twice.id, [twice, refused, held], held],
    ['is none of a refused first request', refused.id, [{ ...refused, renewedId: null }], null],
    [
      'is none where what it was to follow was canceled',
      refused.id,
      [{ ...held, status: 'canceled' }, refused],
      null,
    ],
    ['is none where the city no longer gives that', refused.id, [refused], null],
    ['is none of a canceled request', refused.id, [held, { ...refused, status: 'canceled' }], null],
    ['is no ticket that is numbered alike', aTicket().id, [aTicket()], null],
    ['is none where two name each other', refused.id, [{ ...refused, renewedId: twice.id }, twice], null],
  ] as const)('%s', (_which, id, rights, expected) => expect(renewedRight(id, [...rights])).toBe(expected))
})

describe('where the request for a right starts', () => {
  test.each([
    [
      'a renewal, as its rule says',
      held,
      { startsAt: after, notBefore: after },
      { startsAt: after, notBefore: after },
    ],
    [
      'a refused renewal, after the right',
      refused,
      { startsAt: before, notBefore: null },
      { startsAt: after, notBefore: after },
    ],
    [
      'the same, as late as it was asked for',
      refused,
      { startsAt: later, notBefore: null },
      { startsAt: later, notBefore: after },
    ],
  ] as const)('%s', (_which, right, start, expected) => {
    expect(requestStart(right, start, [held, refused])).toEqual(expected)
  })
  test('a refused first request, or one after a right without an end, as its rule says', () => {
    const start = { startsAt: before, notBefore: null }
    expect(requestStart(refused, start, [refused])).toEqual(start)
    expect(requestStart(refused, start, [{ ...held, endOfValidity: null }, refused])).toEqual(start)
  })
})
