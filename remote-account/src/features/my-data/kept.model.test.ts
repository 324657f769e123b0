import { describe, expect, it } from 'vitest'
import { keptLines, obstacleOf, pageOfRight, soonestFirst } from './kept.model.ts'

describe('what stays after an erasure is told in years, never too few', () => {
  it.each([
    ['operations', 3_650, 'data.erase.kept.operations', 10],
    ['rights', 1_460, 'data.erase.kept.rights', 4],
    ['rights', 1_461, 'data.erase.kept.rights', 5],
    ['refunds', 1, 'data.erase.kept.refunds', 1],
    ['appeals', null, 'data.erase.kept.appeals', 0],
    ['appeals', 365, 'data.erase.kept.appeals', 1],
    ['library-cards', 365, 'data.erase.kept.other', 1],
    ['constructor', 365, 'data.erase.kept.other', 1],
    ['library-cards', undefined, 'data.erase.kept.other.waiting', 0],
  ])('%s, %s days', (part, days, id, years) => {
    expect(keptLines([{ part, days }])).toEqual([{ id, part, years }])
  })
})

it('what concerns everybody is told first', () => {
  const parts = ['library-cards', 'appeals', 'rights', 'operations'].map(part => ({ part, days: 1 }))
  expect(keptLines(parts).map(({ part }) => part)).toEqual([
    'operations',
    'rights',
    'appeals',
    'library-cards',
  ])
})

it.each([
  [null, null],
  [undefined, null],
  ['right-in-force', 'right-in-force'],
  ['payment-live', 'payment-live'],
  ['no-email', 'no-email'],
  ['full-moon', 'other'],
])('the obstacle %s is told as %s', (obstacle, told) => {
  expect(obstacleOf({ obstacle, rights: [], kept: [] })).toBe(told)
})

it('what ends first stands first, whatever its clock is written in, and what has no end last', () => {
  const right = (id: string, until: string | null) =>
    ({ id, kind: 'subscription', name: null, until }) as const
  const rights = [
    right('endless', null),
    right('later', '2027-03-12T22:59:59Z'),
    right('sooner', '2027-03-12T23:00:00+02:00'),
  ]
  expect(soonestFirst(rights).map(({ id }) => id)).toEqual(['sooner', 'later', 'endless'])
})

it.each([
  ['subscription', '/souscriptions/a%2Fb'],
  ['ticket', '/souscriptions/tickets/a%2Fb'],
  ['other', '/souscriptions'],
] as const)('a %s in the way has its page', (kind, page) => {
  expect(pageOfRight({ kind, id: 'a/b', name: null })).toBe(page)
})
