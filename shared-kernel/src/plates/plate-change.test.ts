import { expect, test } from 'vitest'
import {
  markPlates,
  type Plate,
  type PlateChangeRequest,
  plateChangeEffect,
  plateHistoryLabel,
} from './index.ts'

const [old, fresh, kept] = ['AA111AA', 'BB222BB', 'CC333CC'] as Plate[] as [Plate, Plate, Plate]
const request = (overrides: Partial<PlateChangeRequest>): PlateChangeRequest => ({
  changeType: 'modification',
  oldPlate: old,
  newPlate: fresh,
  newHashedPlate: null,
  status: 'waiting',
  ...overrides,
})

test.each([
  ['VALIDATED', 'validated'],
  ['WAITING', 'waiting'],
  ['REJECTED', 'rejected'],
  ['validated', 'unknown'],
  ['toString', 'unknown'],
  ['', 'unknown'],
])('the plate history says %s as %s', (code, label) => {
  expect(plateHistoryLabel(code)).toBe(label)
})

test.each([
  ['a waiting modification', request({}), { removed: [old], added: [fresh] }],
  [
    'a waiting addition',
    request({ changeType: 'addition', oldPlate: null }),
    { removed: [], added: [fresh] },
  ],
  [
    'an addition that names an old plate',
    request({ changeType: 'addition' }),
    { removed: [], added: [fresh] },
  ],
  ['a validated modification', request({ status: 'validated' }), { removed: [], added: [] }],
  ['a rejected modification', request({ status: 'rejected' }), { removed: [], added: [] }],
  [
    'a waiting change of a kind that nobody knows',
    request({ changeType: 'other' }),
    { removed: [], added: [] },
  ],
  ['no request', null, { removed: [], added: [] }],
])('%s marks what it takes away and brings', (_, change, effect) => {
  expect(plateChangeEffect(change)).toEqual(effect)
})

test('today’s plates are marked where they stand and the new one comes last, once', () => {
  expect(markPlates([old, kept], request({})).map(({ plate, mark }) => `${plate} ${mark}`)).toEqual([
    'AA111AA removed',
    'CC333CC kept',
    'BB222BB added',
  ])
  expect(markPlates([old, fresh], request({}))).toHaveLength(2)
})

test('of a request with several lines all are marked, also those that the city does not send by themselves', () => {
  const line = { date: null, time: '', source: 'FRONT' }
  const elements = [
    { ...line, newPlates: [fresh], removedPlates: [old], status: 'waiting' },
    { ...line, newPlates: ['DD444DD' as Plate], removedPlates: [], status: 'rejected' },
    { ...line, newPlates: [], removedPlates: [kept], status: 'waiting' },
  ] as const
  const last = request({ oldPlate: kept, newPlate: null })
  const marks = (change: PlateChangeRequest | null) =>
    markPlates([old, kept], change, { elements }).map(({ plate, mark }) => `${plate} ${mark}`)
  expect(marks(last)).toEqual(['AA111AA removed', 'CC333CC removed', 'BB222BB added'])
  expect(marks(null)).toEqual(['AA111AA kept', 'CC333CC kept'])
})
