import type { Claim, Fine } from '@parvis/shared-kernel/fines'
import { fineId } from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
import { plate } from '@parvis/shared-kernel/plates'
import { aBareFine, aClaim } from '@parvis/shared-kernel/testing'
import { type Instant, instant } from '@parvis/shared-kernel/time'
import { describe, expect, it } from 'vitest'
import {
  accessibleName,
  fineStateOf,
  type ListedFine,
  mergedFines,
  nextRise,
  nextTurn,
  sortedFines,
} from './fine-list.model.ts'

const now = instant('2026-11-21T10:00:00Z')!
const inHours = (hours: number) => (now + hours * 3_600_000) as Instant
const PLATE = plate('FG482KD')!
const version = (reducedUntil: Instant | null) => ({
  issuedAt: now,
  price: cents(3500),
  reducedPrice: reducedUntil === null ? null : cents(1700),
  reducedUntil,
  payments: [],
})
const fine = (tail: string, changes: Partial<Fine> = {}) =>
  aBareFine({
    id: fineId(`2138099000001626132000${tail}`),
    plate: PLATE,
    versions: [version(null)],
    ...changes,
  })
const paid = (amount: number) => [{ amount: cents(amount), paidAt: now, operationId: null }]
const claim = (status: Claim['status']) => aClaim({ status })
const listed = (one: Fine): ListedFine => ({ fine: one, plate: PLATE, place: 'tab' })

describe('a fine stands', () => {
  it.each<[string, Partial<Fine>]>([
    ['to-pay', {}],
    ['to-pay', { agencyPayments: paid(3499) }],
    ['to-pay', { claims: [claim('rejected')] }],
    ['pending', { isPaymentPending: true }],
    ['pending', { isPaymentPending: true, claims: [claim('filed')] }],
    ['settled', { isPaymentPending: true, agencyPayments: paid(3500) }],
    ['contested', { claims: [claim('filed')] }],
    ['asked', { claims: [claim('complement-requested')] }],
    ['asked', { agencyPayments: paid(3500), claims: [claim('complement-requested')] }],
    ['settled', { agencyPayments: paid(3500) }],
    ['settled', { agencyPayments: paid(3500), claims: [claim('filed')] }],
    ['overpaid', { agencyPayments: paid(3501) }],
  ])('%s: %j', (state, changes) => {
    expect(fineStateOf(listed(fine('4001', changes)), now)).toBe(state)
  })
})

describe('what the city asks of whoever contests', () => {
  const asked = (access: Claim['access']) =>
    fine('4001', { claims: [{ ...claim('complement-requested'), access, dueAt: inHours(5) }] })
  it.each([
    ['holder', true],
    ['unguarded', true],
    ['stranger', false],
  ] as const)('is shown as theirs to %s: %s', (access, isTheirs) => {
    const one = listed(asked(access))
    expect(fineStateOf(one, now)).toBe(isTheirs ? 'asked' : 'to-pay')
    expect(nextTurn(one, now)?.kind).toBe(isTheirs ? 'asked' : undefined)
  })
})

describe('an appeal that silence has rejected', () => {
  const COURT = inHours(24)
  const zero = { versions: [{ ...version(null), price: cents(0) }] } as const
  const silent = (changes: Partial<Claim> = {}) =>
    aClaim({ implicitRejectionAt: inHours(-1), tribunalDeadline: COURT, ...changes })
  it.each<[string, Claim, Partial<Fine>, string, string | undefined]>([
    ['leads to the court', silent(), {}, 'silent', 'court'],
    ['though more was asked', silent({ status: 'complement-requested' }), {}, 'silent', 'court'],
    ['though the fine is paid', silent(), { agencyPayments: paid(3500) }, 'silent', 'court'],
    ['though a payment is on its way', silent(), { isPaymentPending: true }, 'silent', 'court'],
    ['where the city gives no last day', silent({ tribunalDeadline: null }), {}, 'silent', undefined],
    ['no more after the last day', silent({ tribunalDeadline: inHours(-1) }), {}, 'to-pay', undefined],
    [
      'nor to what was asked before it',
      silent({ status: 'complement-requested', dueAt: inHours(5), tribunalDeadline: inHours(-1) }),
      {},
      'to-pay',
      undefined,
    ],
    ['nor where nothing is left of the fine', silent(), zero, 'settled', undefined],
    ['nor of somebody else', silent({ access: 'stranger' }), {}, 'to-pay', undefined],
    ['not at its last moment', silent({ implicitRejectionAt: now }), {}, 'contested', undefined],
    ['nor once it is answered', silent({ status: 'rejected' }), {}, 'to-pay', undefined],
  ])('%s', (_words, one, changes, state, turn) => {
    const row = listed(fine('4001', { claims: [one], ...changes }))
    expect(fineStateOf(row, now)).toBe(state)
    expect(nextTurn(row, now)?.kind).toBe(turn)
  })
})

describe('an appeal after one that silence has rejected', () => {
  const COURT = inHours(24)
  it.each([
    ['filed', 'filed', 'contested'],
    ['complement-requested', 'filed', 'contested'],
    ['filed', 'rejected', 'to-pay'],
  ] as const)('is what counts: %s, then %s', (before, after, state) => {
    const silent = aClaim({ status: before, implicitRejectionAt: inHours(-1), tribunalDeadline: COURT })
    expect(fineStateOf(listed(fine('4001', { claims: [silent, claim(after)] })), now)).toBe(state)
  })
})

describe('what turns next is', () => {
  it.each([
    ['the end of the reduced price, at its last instant', now, 'reduced'],
    ['the last day to pay, one millisecond later', (now - 1) as Instant, 'payment'],
  ] as const)('%s', (_words, until, kind) => {
    const one = fine('4001', { versions: [version(until)], paymentDeadline: inHours(24) })
    expect(nextTurn(listed(one), now)?.kind).toBe(kind)
    expect(nextTurn(listed({ ...one, isPaymentPending: true }), now)).toBeNull()
  })

  it('nothing, once nothing is due or where the city gives no date', () => {
    expect(
      nextTurn(listed(fine('4001', { agencyPayments: paid(3500), paymentDeadline: now })), now),
    ).toBeNull()
    expect(nextTurn(listed(fine('4001')), now)).toBeNull()
  })
})

describe('the list', () => {
  it('puts first what must be done first', () => {
    const fines = [
      fine('4001', { agencyPayments: paid(3500) }),
      fine('4002', { agencyPayments: paid(9000) }),
      fine('4003', { claims: [claim('filed')] }),
      fine('4004'),
      fine('4007', { isPaymentPending: true }),
      fine('4005', { paymentDeadline: inHours(48) }),
      fine('4006', { versions: [version(inHours(2))] }),
    ].map(one => listed(one))
    expect(sortedFines(fines, now).map(one => one.fine.id.slice(-4))).toEqual([
      '4006',
      '4005',
      '4004',
      '4007',
      '4003',
      '4002',
      '4001',
    ])
  })

  it('keeps one order among those that are alike: by number', () => {
    const tails = ['4003', '4001', '4002']
    const fines = tails.map(tail => listed(fine(tail)))
    expect(sortedFines(fines, now).map(one => one.fine.id.slice(-4))).toEqual([...tails].sort())
  })

  it('shows a fine once that the account keeps and this tab opened', () => {
    const [both, alone] = [fine('4001'), fine('4002')]
    const merged = mergedFines(
      [both],
      [both, alone].map(one => ({ fine: one, plate: PLATE })),
    )
    expect(merged.map(one => [one.fine.id.slice(-4), one.place])).toEqual([
      ['4001', 'account'],
      ['4002', 'tab'],
    ])
  })

  it('knows when the first of its prices rises', () => {
    const fines = [inHours(3), inHours(1), inHours(-1), null].map(until =>
      listed(fine('4001', { versions: [version(until)] })),
    )
    expect(nextRise(fines, now)).toBe(inHours(1))
    expect(nextRise([], now)).toBeNull()
  })
})

describe('what the buttons call a fine', () => {
  const [here, there, nowhere] = [{ place: 'Rue du Four' }, { place: 'Place du Marché' }, { place: null }]
  it.each([
    ['its place', [here, there], 'Rue du Four'],
    [
      'its place and the end of its number, where two have one place',
      [here, here],
      'Rue du Four, 1320004001',
    ],
    ['the end of its number, where its place is not known', [nowhere, nowhere], '1320004001'],
  ])('is %s', (_, places, name) => {
    const all = places.map((place, index) => listed(fine(`400${index + 1}`, place)))
    expect(all.map(one => accessibleName(one, all))[0]).toBe(name)
  })
})
