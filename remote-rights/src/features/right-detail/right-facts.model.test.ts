import { evidenceId, optionId } from '@parvis/shared-kernel/ids'
import { aDefinition, aMoment, anOffer, aSubscription, aTicket } from '@parvis/shared-kernel/testing'
import { isoDuration } from '@parvis/shared-kernel/time'
import { subscriptionFromWire, subscriptionToWire } from '@parvis/shared-kernel/wire'
import { expect, test } from 'vitest'
import { aCatalogue, aView } from '../../testing/a-view.ts'
import { actionNotes, answersOf, complementsTold, durationOf } from './right-facts.model.ts'

test('answers stand under the label of their question, or its id once the question is gone', () => {
  const customFields = [
    { id: 'trade', value: 'Plomberie' },
    { id: 'gone', value: 'Oui' },
  ]
  const { procedure } = anOffer()
  const asked = { ...procedure, customFields: [{ id: 'trade', label: 'Activité', isDeleted: true }] }
  expect(answersOf(aSubscription({ customFields }), anOffer({ procedure: asked }))).toEqual([
    { label: 'Activité', value: 'Plomberie' },
    { label: 'gone', value: 'Oui' },
  ])
})

test.each([
  ['the order says it', aView(aSubscription({ duration: isoDuration('P6M') })), 'P6M'],
  ['the chosen option says it', aView(aSubscription({ duration: null, optionId: optionId('year') })), 'P1Y'],
  ['the definition says it', aView(aTicket()), 'P7D'],
  ['nobody says it', aView(aTicket(), aCatalogue({ plans: [aDefinition({ validityPeriod: null })] })), null],
])('how long a right lasts: %s', (_, view, duration) => {
  expect(durationOf(view)).toBe(duration)
})

const asked = [{ id: evidenceId('home'), name: 'Justificatif de domicile' }]
const before = { askedAt: null, evidences: asked }
const dated = { askedAt: aMoment('2026-05-02T10:00:00+02:00'), evidences: asked }

test.each([
  ['nothing was asked', {}, []],
  ['all was answered', { complements: [before, dated] }, [before, dated]],
  [
    'the last is awaited, and dated',
    { complements: [before, dated], requestedEvidences: asked },
    [before, dated],
  ],
  [
    'the last is awaited, without a date',
    { complements: [dated, before], requestedEvidences: asked },
    [dated],
  ],
])('the history of what was asked: %s', (_, changes, told) => {
  expect(complementsTold(aSubscription(changes))).toEqual(told)
})

test.each(['first', 'second'] as const)(
  'the history of what was asked comes in the %s vocabulary',
  vocabulary => {
    const wire = subscriptionToWire(aSubscription({ complements: [before, dated] }), vocabulary)
    expect(complementsTold(subscriptionFromWire(wire))).toEqual([before, dated])
  },
)

const cancelable = anOffer({ canCancelBeforeStart: true })

test.each([
  ['a right that has begun', aSubscription(), ['note.cancel-started']],
  ['one that somebody else shares', aSubscription({ canWithdraw: true }), []],
  [
    'plates that are under review',
    aSubscription({ status: 'plate-under-review' }),
    ['note.plates-under-review'],
  ],
  ['a right that awaits its payment', aSubscription({ status: 'awaiting-payment' }), []],
] as const)('what one would look for is explained: %s', (_, right, notes) => {
  expect(actionNotes(aView(right, aCatalogue({ plans: [cancelable] })).rules)).toEqual(notes)
})
