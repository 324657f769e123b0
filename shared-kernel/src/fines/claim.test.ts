import { describe, expect, it } from 'vitest'
import { aClaim, aFine, aMoment } from '../testing/builders/index.ts'
import { type Instant, instantFromMs, toIsoIn } from '../time/index.ts'
import {
  answerDue,
  type Claim,
  type ClaimStatus,
  claimEvents,
  complementClaim,
  hasClaimOfOthers,
  implicitlyRejectedClaim,
  isImplicitlyRejected,
  redactedClaim,
} from './claim.ts'
import { datedFine } from './dated-fine.ts'

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
      claimEvents(one, now)
        .map(({ kind, at }) => `${kind} ${at}`)
        .join(', ')
    expect(told(claim(status, 'holder'))).toBe(own)
    expect(told(claim(status, 'unguarded'))).toBe(own)
    expect(told(claim(status, 'stranger'))).toBe(others)
    expect(told(redactedClaim(claim(status, 'holder')))).toBe(others)
  })

  it('asks something of nobody but its holder', () => {
    const asked = claim('complement-requested', 'holder')
    expect(complementClaim([asked])).toBe(asked)
    expect(complementClaim([claim('complement-requested', 'stranger')])).toBeNull()
    expect(redactedClaim(asked)).toMatchObject({ status: 'filed', dueAt: null, decidedAt: null })
  })

  it.each([
    ['nobody', [], false],
    ['its reader', [claim('filed', 'holder')], false],
    ['nobody, says the city', [claim('none', 'stranger')], false],
    ['its reader and somebody else', [claim('filed', 'holder'), claim('filed', 'stranger')], true],
  ] as const)('of a fine that %s contested tells of others: %s', (_, claims, isTold) => {
    expect(hasClaimOfOthers(claims)).toBe(isTold)
  })
})

const PARIS = 'Europe/Paris'
const FILED = aMoment('2026-06-11T10:00:00+02:00')
const TOLD = '2026-07-11T23:59:59+02:00'
const COURT = '2026-08-11T23:59:59+02:00'

describe('the dates of a claim', () => {
  const told = (at: Instant | null) => at && toIsoIn(at, PARIS)
  it.each([
    ['unanswered', { status: 'filed' }, TOLD, COURT],
    ['for which more is asked', { status: 'complement-requested' }, TOLD, COURT],
    [
      'that the city dated',
      { implicitRejectionAt: aMoment('2026-07-01T10:00:00+02:00') },
      '2026-07-01T10:00:00+02:00',
      '2026-08-01T23:59:59+02:00',
    ],
    [
      'rejected',
      { status: 'rejected', decidedAt: aMoment('2026-06-20T10:00:00+02:00') },
      null,
      '2026-07-20T23:59:59+02:00',
    ],
    ['rejected on an unknown day', { status: 'rejected' }, null, null],
    ['passed on', { status: 'transferred', decidedAt: FILED }, null, null],
    ['without a day', { date: null }, null, null],
    ['of somebody else', { access: 'stranger' }, null, null],
  ] as const)('%s', (_, changes, silence, court) => {
    const [dated] = datedFine(aFine({ claims: [aClaim({ date: FILED, ...changes })] }), PARIS).claims
    expect(told(dated?.implicitRejectionAt ?? null)).toBe(silence)
    expect(told(dated?.tribunalDeadline ?? null)).toBe(court)
  })

  it('make it a rejection one millisecond after the last one, and on its own history', () => {
    const claim = aClaim({ date: FILED, implicitRejectionAt: aMoment(TOLD) })
    const [last, after] = [aMoment(TOLD), (aMoment(TOLD) + 1) as Instant]
    expect([last, after].map(at => isImplicitlyRejected(claim, at))).toEqual([false, true])
    expect([last, after].map(at => claimEvents(claim, at).map(({ kind }) => kind))).toEqual([
      ['filed'],
      ['filed', 'silent'],
    ])
    expect(claimEvents(claim, after).at(-1)?.at).toBe(aMoment(TOLD))
    expect(redactedClaim(claim)).toMatchObject({ implicitRejectionAt: null, tribunalDeadline: null })
  })

  it('count for the reader’s last claim alone', () => {
    const after = (aMoment(TOLD) + 1) as Instant
    const silent = aClaim({ implicitRejectionAt: aMoment(TOLD) })
    expect(implicitlyRejectedClaim([silent], after)).toBe(silent)
    expect(implicitlyRejectedClaim([silent, aClaim({ status: 'rejected' })], after)).toBeNull()
    expect(implicitlyRejectedClaim([silent, aClaim({ status: 'none' })], after)).toBe(silent)
    expect(implicitlyRejectedClaim([silent, aClaim({ access: 'stranger' })], after)).toBe(silent)
    expect(implicitlyRejectedClaim([{ ...silent, access: 'stranger' }], after)).toBeNull()
    expect(isImplicitlyRejected({ ...silent, access: 'stranger' }, after)).toBe(false)
    for (const status of ['none', 'accepted', 'rejected', 'transferred', 'unknown'] as const)
      expect(isImplicitlyRejected({ ...silent, status }, after)).toBe(false)
  })
})
