import { describe, expect, it } from 'vitest'
import { aClaim } from '../testing/builders/index.ts'
import { instantFromMs } from '../time/index.ts'
import {
  answerDue,
  type Claim,
  type ClaimStatus,
  claimEvents,
  claimForStranger,
  complementClaim,
} from './claim.ts'

const now = instantFromMs(1_795_000_000_000)

describe('the last day of an answer', () => {
  it.each([
    ['not named', null, 'undated'],
    ['a millisecond ahead', now + 1, 'due'],
    ['at its last instant', now, 'due'],
    ['a millisecond past', now - 1, 'late'],
  ] as const)('that is %s', (_, dueAt, expected) => {
    expect(answerDue(dueAt === null ? null : instantFromMs(dueAt), now)).toBe(expected)
  })
})

const [MADE, DUE, DECIDED] = [1, 2, 3].map(instantFromMs)
const claim = (status: ClaimStatus, access: Claim['access']) =>
  aClaim({ status, access, date: MADE ?? null, dueAt: DUE ?? null, decidedAt: DECIDED ?? null })

describe('the history of a claim', () => {
  it.each([
    ['none', '', ''],
    ['filed', 'filed 1', 'unknown 1'],
    ['complement-requested', 'filed 1, complement-requested 2', 'unknown 1'],
    ['accepted', 'filed 1, accepted 3', 'unknown 1'],
    ['rejected', 'filed 1, rejected 3', 'unknown 1'],
    ['transferred', 'filed 1, transferred 3', 'unknown 1'],
    ['unknown', 'unknown 1', 'unknown 1'],
  ] as const)('%s is to its holder: %s; to anybody else: %s', (status, own, others) => {
    const told = (one: Claim) =>
      claimEvents(one)
        .map(({ kind, at }) => `${kind} ${at}`)
        .join(', ')
    expect(told(claim(status, 'holder'))).toBe(own)
    expect(told(claim(status, 'unguarded'))).toBe(own)
    expect(told(claim(status, 'stranger'))).toBe(others)
    expect(told(claimForStranger(claim(status, 'holder')))).toBe(others)
  })

  it('asks something of nobody but its holder', () => {
    const asked = claim('complement-requested', 'holder')
    expect(complementClaim([asked])).toBe(asked)
    expect(complementClaim([claim('complement-requested', 'stranger')])).toBeNull()
    expect(claimForStranger(asked)).toMatchObject({ status: 'filed', dueAt: null, decidedAt: null })
  })
})
