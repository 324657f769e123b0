import { expect, test } from 'vitest'
import { evidenceId } from '../ids/index.ts'
import type { Instant } from '../time/index.ts'
import { latestRequests, unansweredEvidence } from './unanswered-evidence.ts'

const [home, car] = [evidenceId('home'), evidenceId('car')]
const at = (moment: number) => moment as Instant
const sent = (moment: number, isRejected = false) => [{ id: home, sentAt: at(moment), isRejected }]

test.each([
  ['nothing was sent', [], false],
  ['the file is older than the question', sent(99), false],
  ['the file came at the very moment of the question', sent(100), true],
  ['the file came later', sent(101), true],
  ['the city rejected the file', sent(101, true), false],
  ['a rejected file was replaced', [...sent(101, true), ...sent(102)], true],
  ['another document was sent', [{ id: car, sentAt: at(200), isRejected: false }], false],
] as const)('when %s, the question is answered: %s', (_name, files, isAnswered) => {
  expect(unansweredEvidence([{ id: home, requestedAt: at(100) }], files)).toHaveLength(isAnswered ? 0 : 1)
})

test('each question needs its own file', () => {
  const asked = [
    { id: home, requestedAt: at(100) },
    { id: car, requestedAt: at(100) },
  ]
  expect(unansweredEvidence(asked, sent(150)).map(({ id }) => id)).toEqual([car])
})

test.each([
  ['nothing', [], []],
  ['one round', [5, 5], [5, 5]],
  ['two rounds', [5, 9, 5, 9], [9, 9]],
] as const)('of %s the last one is still asked', (_name, moments, left) => {
  expect(
    latestRequests(moments.map(requestedAt => ({ requestedAt: at(requestedAt) }))).map(
      ({ requestedAt }) => requestedAt,
    ),
  ).toEqual(left)
})
