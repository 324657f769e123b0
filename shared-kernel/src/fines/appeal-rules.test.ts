import { describe, expect, test } from 'vitest'
import { evidenceId } from '../ids/index.ts'
import { cents } from '../money/index.ts'
import { EMPTY_ADDRESS } from '../subscriber/index.ts'
import { aClaim, aFine, aFineVersion, aMoment } from '../testing/builders/index.ts'
import { addMilliseconds } from '../time/index.ts'
import {
  APPEAL_STATES,
  type AppealContent,
  type AppealState,
  appellantLines,
  type CaseAccess,
  canContest,
  type Fine,
  filingFaults,
  MANDATE,
  missingPieces,
  NO_APPELLANT,
  requiredPieces,
} from './index.ts'

const NOW = aMoment('2026-06-12T10:00:00+02:00')
const DEADLINE = aMoment('2026-07-11T23:59:59+02:00')
const payment = (amount: number) => ({ amount: cents(amount), paidAt: NOW, operationId: null })
const verdictOf = (fine: Fine, appeal: AppealState | null = null, now = NOW) => {
  const verdict = canContest(fine, appeal, now)
  return verdict.allowed ? 'allowed' : verdict.reason
}

describe('a fine can be contested', () => {
  test.each([
    [null, 'allowed'],
    ['draft', 'allowed'],
    ['abandoned', 'allowed'],
    ['filed', 'already-contested'],
    ['complement-requested', 'already-contested'],
    ['accepted', 'already-contested'],
    ['rejected', 'already-contested'],
    ['transferred', 'already-contested'],
  ] as const)('while its version has the appeal %s: %s', (appeal, expected) => {
    expect(verdictOf(aFine(), appeal)).toBe(expected)
  })
  test('and every state of an appeal is decided above', () => expect(APPEAL_STATES).toHaveLength(7))

  test.each([
    ['filed', 'already-contested'],
    ['complement-requested', 'already-contested'],
    ['none', 'allowed'],
    ['rejected', 'allowed'],
    ['transferred', 'allowed'],
  ] as const)('while an earlier claim of it is %s: %s', (status, expected) => {
    const by = (access: CaseAccess) => verdictOf(aFine({ claims: [aClaim({ date: NOW, status, access })] }))
    expect(by('holder')).toBe(expected)
    expect(by('unguarded')).toBe(expected)
    // Anybody who reads the notice on a windscreen can file; this does not affect the holder.
    expect(by('stranger')).toBe('allowed')
  })

  test.each([
    ['nothing', [], 'allowed'],
    ['a part', [payment(1_699)], 'allowed'],
    ['the reduced price in time', [payment(1_700)], 'allowed'],
    ['too much', [payment(5_000)], 'allowed'],
  ])('when %s is paid, for paying closes nothing: %s', (_, payments, expected) => {
    expect(verdictOf(aFine({ versions: [aFineVersion({ payments })] }))).toBe(expected)
  })

  test.each([
    ['at the last second of the month', DEADLINE, 'allowed'],
    ['a millisecond later', addMilliseconds(DEADLINE, 1), 'deadline-passed'],
  ])('%s: %s', (_, now, expected) => expect(verdictOf(aFine(), null, now)).toBe(expected))

  test('for ever where the city names no deadline', () => {
    expect(verdictOf(aFine({ appealDeadline: null }), null, aMoment('2036-01-01T00:00:00Z'))).toBe('allowed')
  })
  test('not once the city set its price to nothing', () => {
    const canceled = aFine({
      versions: [aFineVersion(), aFineVersion({ price: cents(0), reducedPrice: null })],
    })
    expect(verdictOf(canceled)).toBe('settled')
  })
  test('not once the debt recovery office has it', () => {
    expect(verdictOf(aFine({ debtRecoveryPayments: [payment(10)] }))).toBe('in-recovery')
  })
  test('the first reason that holds is told: contested, then recovery, then without price, then too late', () => {
    const all = aFine({
      versions: [aFineVersion({ price: cents(0), reducedPrice: null })],
      debtRecoveryPayments: [payment(10)],
      appealDeadline: aMoment('2026-01-01T00:00:00Z'),
    })
    expect(verdictOf(all, 'filed')).toBe('already-contested')
    expect(verdictOf(all)).toBe('in-recovery')
    expect(verdictOf({ ...all, debtRecoveryPayments: [] })).toBe('settled')
  })
})

describe('an appeal can be filed', () => {
  const address = { ...EMPTY_ADDRESS, streetName: 'rue Pasteur', postalCode: '38000', locality: 'Valmont' }
  const content: AppealContent = {
    ...NO_APPELLANT,
    reasonId: 'other',
    statement: 'Texte',
    firstName: 'Camille',
    lastName: 'Martin',
    address,
  }
  test.each([
    ['with all that is needed, without e-mail', {}, []],
    ['with an e-mail', { email: 'camille.martin@example.org' }, []],
    ['not with a wrong e-mail', { email: 'camille' }, ['email']],
    ['with a telephone', { phoneNumber: '06 12.34-56 78' }, []],
    ['with one of another country', { phoneNumber: '+352 621 123 456' }, []],
    ['with a blank telephone', { phoneNumber: '  ' }, []],
    ['with a telephone of nine digits', { phoneNumber: '612345678' }, []],
    ['with a telephone of fifteen', { phoneNumber: '1'.repeat(15) }, []],
    ['not with too few digits to be called', { phoneNumber: '12345678' }, ['phoneNumber']],
    ['not with too many', { phoneNumber: '1'.repeat(16) }, ['phoneNumber']],
    ['not with words after the number', { phoneNumber: '0612345678 le soir' }, ['phoneNumber']],
    ['not with words for a number', { phoneNumber: 'demain matin' }, ['phoneNumber']],
    ['not without a reason', { reasonId: null }, ['reasonId']],
    ['not for a reason that the city does not know', { reasonId: 'mine' }, ['reasonId']],
    ['not with a blank statement', { statement: ' \n' }, ['statement']],
    ['not without a name', { firstName: ' ', lastName: 'M' }, ['firstName', 'lastName']],
    [
      'not without an address',
      { address: null },
      ['address.streetName', 'address.postalCode', 'address.locality'],
    ],
    ['for somebody who is named', { capacity: 'representative', representedName: 'Nadia Haddad' }, []],
    ['for somebody of a short name', { capacity: 'representative', representedName: 'Li' }, []],
    ['for a company of a long name', { capacity: 'representative', representedName: 'a'.repeat(80) }, []],
    [
      'not for one whose name is longer than the form',
      { capacity: 'representative', representedName: 'a'.repeat(81) },
      ['representedName'],
    ],
    ['not for somebody without a name', { capacity: 'representative' }, ['representedName']],
    ['by a driver, who names nobody', { capacity: 'driver' }, []],
    ['not with half an address', { address: { ...address, postalCode: '380' } }, ['address.postalCode']],
  ] as const)('%s', (_, change, faults) => {
    expect(filingFaults({ ...content, ...change }, [{ id: 'sold' }, { id: 'other' }])).toEqual(faults)
  })
  test.each([
    ['representative', 'Nadia Haddad'],
    ['driver', ''],
    [null, ''],
  ] as const)('by %s, whose summary names beside the author: "%s"', (capacity, representedName) => {
    const written = { ...content, capacity, representedName: 'Nadia Haddad', email: 'camille@example.org' }
    expect(Object.fromEntries(appellantLines(written))).toEqual({
      representedName,
      email: 'camille@example.org',
      phoneNumber: '',
    })
  })
  test('with a telephone number that its summary shows in pairs', () => {
    expect(appellantLines({ ...content, phoneNumber: '0612345678' })).toContainEqual([
      'phoneNumber',
      '06\u00a012\u00a034\u00a056\u00a078',
    ])
  })
  const mandate = { id: MANDATE, name: 'Mandat', mandatory: true }
  const pieces = [{ id: evidenceId('card'), name: 'Carte', mandatory: true }]
  test.each([
    [null, ['card!']],
    ['owner', ['card!']],
    ['lessee', ['card!']],
    ['driver', ['card!', 'mandate']],
    ['representative', ['card!', 'mandate!']],
  ] as const)('by %s with the pieces of the reason, and the mandate that this asks: %j', (capacity, ids) => {
    const asked = requiredPieces({ pieces }, capacity, mandate)
    expect(asked.map(({ id, mandatory }) => `${id}${mandatory ? '!' : ''}`)).toEqual(ids)
    expect(requiredPieces(undefined, capacity, null)).toEqual([])
  })
  test('once every mandatory piece is there', () => {
    const asked = [
      { id: evidenceId('card'), name: '', mandatory: true },
      { id: evidenceId('photo'), name: '', mandatory: false },
    ]
    expect(missingPieces(asked, []).map(({ id }) => id)).toEqual(['card'])
    expect(missingPieces(asked, [evidenceId('photo')])).toHaveLength(1)
    expect(missingPieces(asked, [evidenceId('card')])).toEqual([])
  })
})
