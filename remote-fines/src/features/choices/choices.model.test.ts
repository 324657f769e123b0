import type { Claim, Fine } from '@parvis/shared-kernel/fines'
import { fineId } from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
import { aBareFine, aClaim } from '@parvis/shared-kernel/testing'
import { type Instant, instant } from '@parvis/shared-kernel/time'
import { describe, expect, it } from 'vitest'
import { contestAction, contestView, isOnPageAlone } from './choices.model.ts'

const deadline = instant('2026-12-19T23:59:59+01:00')!
const claim = (status: Claim['status']) => aClaim({ status })
const fine = (appealDeadline: Instant | null, claims: readonly Claim[] = []) =>
  aBareFine({
    id: fineId('21380990000016261320004001'),
    versions: [{ issuedAt: null, price: cents(3500), reducedPrice: null, reducedUntil: null, payments: [] }],
    claims,
    appealDeadline,
  })

describe('contesting a fine is', () => {
  it.each([
    ['possible at the last instant', deadline, { kind: 'possible', until: deadline, hasOthers: false }],
    ['too late after it', (deadline + 1) as Instant, { kind: 'too-late', since: deadline }],
  ])('%s', (_words, now, view) => {
    expect(contestView(fine(deadline), now)).toEqual(view)
  })

  it('possible where the city gives no date: the notice has it', () => {
    expect(contestView(fine(null), deadline)).toEqual({
      kind: 'possible',
      until: null,
      hasOthers: false,
    })
  })

  it.each([
    [['none'], 'possible'],
    [['filed'], 'under-review'],
    [['rejected', 'filed'], 'under-review'],
    [['accepted'], 'answered'],
    [['accepted', 'none'], 'answered'],
    [['transferred'], 'answered'],
    [['unknown'], 'answered'],
  ] as const)('after %j: %s', (statuses, kind) => {
    expect(contestView(fine(deadline, statuses.map(claim)), deadline).kind).toBe(kind)
  })
})

describe('what the rule closes is no more to be contested, in time or late', () => {
  const late = (deadline + 1) as Instant
  const settled = { versions: [{ ...fine(null).versions[0], price: cents(0) }] } as const
  const recovered = { debtRecoveryPayments: [{ amount: cents(1), paidAt: null, operationId: null }] }
  it.each([
    ['set to zero', settled, 'settled'],
    ['with the debt recovery office', recovered, 'in-recovery'],
  ] as const)('%s', (_words, changes, reason) => {
    for (const now of [deadline, late]) {
      const alone = contestView({ ...fine(deadline), ...changes }, now)
      expect(alone).toEqual({ kind: 'closed', reason, hasOthers: false })
      expect(contestAction(alone, false)).toBe('choices.contest.action.too-late')
      expect(isOnPageAlone(alone)).toBe(true)
      // An appeal marked as a stranger's may be the reader's own, begun without an account: its link stays reachable.
      const beside = contestView(
        { ...fine(deadline, [{ ...claim('filed'), access: 'stranger' }]), ...changes },
        now,
      )
      expect(beside).toEqual({ kind: 'closed', reason, hasOthers: true })
      expect(contestAction(beside, false)).toBe('choices.contest.action.answered')
      expect(isOnPageAlone(beside)).toBe(false)
    }
  })

  it.each(['filed', 'accepted', 'rejected'] as const)('one’s own claim, %s, is told first', status => {
    expect(contestView({ ...fine(deadline, [claim(status)]), ...settled }, late).kind).not.toBe('closed')
  })
})

describe('the button to contest', () => {
  const late = (deadline + 1) as Instant
  const actionOf = (status: Claim['status'], access: Claim['access'], now: Instant) =>
    contestAction(contestView(fine(deadline, [{ ...claim(status), access }]), now), false)
  it.each([
    ['complement-requested', 'asked'],
    ['filed', 'under-review'],
    ['accepted', 'answered'],
    ['rejected', 'answered'],
    ['transferred', 'answered'],
    ['unknown', 'answered'],
  ] as const)('of one’s own claim that is %s says %s, in time and late', (status, says) => {
    for (const access of ['holder', 'unguarded'] as const)
      for (const now of [deadline, late])
        expect(actionOf(status, access, now)).toBe(`choices.contest.action.${says}`)
  })

  it.each(['complement-requested', 'filed', 'accepted', 'rejected', 'transferred', 'unknown'] as const)(
    'of somebody else’s that is %s is the same as of any other, and closes nothing',
    status => {
      const of = (now: Instant) =>
        contestView(fine(deadline, [{ ...claim(status), access: 'stranger' }]), now)
      expect(of(deadline)).toEqual({ kind: 'possible', until: deadline, hasOthers: true })
      expect(actionOf(status, 'stranger', deadline)).toBe('choices.contest.action.possible')
      // The appeal may be the reader's own, begun without an account: its link stays reachable.
      expect(of(late)).toEqual({ kind: 'seen' })
      expect(actionOf(status, 'stranger', late)).toBe('choices.contest.action.answered')
    },
  )

  it('of one that was withdrawn says what there was before it', () => {
    expect(actionOf('none', 'stranger', deadline)).toBe('choices.contest.action.possible')
    expect(actionOf('none', 'stranger', late)).toBe('choices.contest.action.too-late')
  })

  it('goes on with what was begun, where it can still be sent', () => {
    expect(contestAction(contestView(fine(deadline), deadline), true)).toBe('choices.contest.action.begun')
    expect(contestAction(contestView(fine(deadline), late), true)).toBe('choices.contest.action.too-late')
    expect(isOnPageAlone(contestView(fine(deadline), late))).toBe(true)
    expect(isOnPageAlone(contestView(fine(deadline), deadline))).toBe(false)
  })
})

describe('once the city stayed silent past its term', () => {
  const silence = deadline
  const court = instant('2027-01-19T23:59:59+01:00')!
  const after = (ms: number) => (silence + ms) as Instant
  const dates = { implicitRejectionAt: silence, tribunalDeadline: court }
  const view = (changes: Partial<Claim>, now: Instant, price = 3500) =>
    contestView(
      {
        ...fine(deadline, [aClaim({ ...dates, ...changes })]),
        versions: [{ ...fine(null).versions[0], price: cents(price) }],
      },
      now,
    )
  const silent = { kind: 'silent', until: court, isAsked: false }
  it.each([
    ['it is under review at the last instant', {}, after(0), { kind: 'under-review' }],
    ['it is a rejection a millisecond later', {}, after(1), { ...silent, court: 'open' }],
    ['the court is open on its last instant', {}, court, { ...silent, court: 'open' }],
    ['and closed after it', {}, (court + 1) as Instant, { ...silent, court: 'ended' }],
    [
      'a city may give no last day',
      { tribunalDeadline: null },
      after(1),
      { ...silent, until: null, court: 'undated' },
    ],
    [
      'what it asked may still be sent',
      { status: 'complement-requested' },
      after(1),
      { ...silent, court: 'open', isAsked: true },
    ],
    [
      'an answer counts from its own day',
      { status: 'rejected' },
      after(1),
      { kind: 'answered', status: 'rejected', isCorrected: false, court: 'open', until: court },
    ],
    [
      'an answer is no longer to be contested either',
      { status: 'rejected' },
      (court + 1) as Instant,
      { kind: 'answered', status: 'rejected', isCorrected: false, court: 'ended', until: court },
    ],
  ] as const)('%s', (_words, changes, now, expected) => {
    expect(view(changes, now)).toEqual(expected)
  })

  it('nothing is left to go to court for where the fine is set to zero', () => {
    expect(view({}, after(1), 0)).toMatchObject({ kind: 'silent', court: 'none' })
  })

  it('nothing is told of somebody else’s, and its own reader is led to the appeal', () => {
    expect(view({ access: 'stranger' }, after(1))).toEqual({ kind: 'seen' })
    expect(contestAction(view({}, after(1)), false)).toBe('choices.contest.action.answered')
  })

  it.each(['filed', 'complement-requested'] as const)(
    'a later claim that waits is told before one that was %s',
    status => {
      const claims = [aClaim({ ...dates, status }), aClaim()]
      expect(contestView(fine(deadline, claims), after(1)).kind).toBe('under-review')
    },
  )
})

describe('an answer to a contestation says whether what is due follows it already', () => {
  const filedAt = instant('2026-11-02T10:00:00+01:00')!
  const notice = (issuedAt: Instant | null) => ({
    issuedAt,
    price: cents(3500),
    reducedPrice: null,
    reducedUntil: null,
    payments: [],
  })
  const first = notice(instant('2026-10-01T10:00:00+02:00'))
  it.each([
    ['a notice that stands as it was', [first], false],
    ['a notice corrected after the contestation', [first, notice((filedAt + 1) as Instant)], true],
    ['a notice corrected before it', [first, notice((filedAt - 1) as Instant)], false],
    ['a notice corrected at the same moment', [first, notice(filedAt)], true],
    ['a correction without a day', [first, notice(null)], true],
  ] as const)('%s', (_words, versions, isCorrected) => {
    const accepted = { ...claim('accepted'), date: filedAt }
    const answered = { ...fine(deadline, [accepted]), versions } as Fine
    expect(contestView(answered, deadline)).toMatchObject({
      kind: 'answered',
      status: 'accepted',
      isCorrected,
    })
  })
})
