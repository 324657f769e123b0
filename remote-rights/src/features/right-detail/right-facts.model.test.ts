import { evidenceId, optionId } from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
import { aDefinition, aMoment, anOffer, aSubscription, aTicket } from '@parvis/shared-kernel/testing'
import { isoDuration } from '@parvis/shared-kernel/time'
import { subscriptionFromWire, subscriptionToWire } from '@parvis/shared-kernel/wire'
import { expect, test } from 'vitest'
import { aCatalogue, aView } from '../../testing/a-view.ts'
import {
  actionNotes,
  answersOf,
  askedAs,
  complementsToShow,
  durationOf,
  isPriceUnknown,
  isTicketEvidenceAwaited,
  mainVariant,
  PAYMENT_WORDS,
  ticketCountOf,
  usualDaysOf,
} from './right-facts.model.ts'

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

const card = { id: evidenceId('card'), name: 'Carte professionnelle' }
const listing = (...asked: { id: typeof card.id; name: string }[]) =>
  anOffer({
    procedure: {
      ...anOffer().procedure,
      supportingEvidences: asked.map(one => ({ ...one, mandatory: true, expirationPeriod: null })),
    },
  })

test.each([
  ['the offer asks for it', {}, listing(card), 'Carte professionnelle'],
  [
    'a complement asked for it, which the offer does not',
    { complements: [{ requestedAt: null, evidences: [card] }] },
    listing(),
    'Carte professionnelle',
  ],
  [
    'it is asked for, of an offer that is gone',
    { requestedEvidences: [card] },
    null,
    'Carte professionnelle',
  ],
  [
    'the offer has no name for it, a complement has',
    { complements: [{ requestedAt: null, evidences: [card] }] },
    listing({ ...card, name: '' }),
    'Carte professionnelle',
  ],
  ['another is asked for', {}, listing({ ...card, id: evidenceId('other') }), null],
  ['nobody says it', {}, null, null],
])('what a document was sent as: %s', (_, right, offer, name) => {
  expect(askedAs(card.id, aSubscription(right), offer)).toBe(name)
})

test.each([
  ['the order says it', aView(aSubscription({ duration: isoDuration('P6M') })), 'P6M'],
  ['the chosen option says it', aView(aSubscription({ duration: null, optionId: optionId('year') })), 'P1Y'],
  ['the definition says it', aView(aTicket()), 'P7D'],
  [
    'another option says it, which nobody chose',
    aView(aSubscription({ duration: null, optionId: optionId('week') })),
    null,
  ],
  ['nobody says it', aView(aTicket(), aCatalogue({ plans: [aDefinition({ validityPeriod: null })] })), null],
])('how long a right lasts: %s', (_, view, duration) => {
  expect(durationOf(view)).toBe(duration)
})

const answeredIn = (decisionDays: number) =>
  aCatalogue({ plans: [anOffer({ procedure: { ...anOffer().procedure, decisionDays } })] })

test.each([
  ['the city says it of an offer', aSubscription({ status: 'under-review' }), answeredIn(5), 5],
  ['on the same day', aSubscription({ status: 'under-review' }), answeredIn(0), 0],
  ['the city does not say it', aSubscription({ status: 'under-review' }), aCatalogue(), null],
  [
    'plates are under review, which it is not said of',
    aSubscription({ status: 'plate-under-review' }),
    answeredIn(5),
    null,
  ],
  ['the request is decided', aSubscription(), answeredIn(5), null],
  ['of a ticket it is not said', aTicket({ status: 'under-review' }), answeredIn(5), null],
])('how long an answer usually takes: %s', (_, right, catalogue, days) => {
  expect(usualDaysOf(aView(right, catalogue))).toBe(days)
})

const asked = [{ id: evidenceId('home'), name: 'Justificatif de domicile' }]
const before = { requestedAt: null, evidences: asked }
const dated = { requestedAt: aMoment('2026-05-02T10:00:00+02:00'), evidences: asked }

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
    { complements: [dated, dated, before], requestedEvidences: asked },
    [dated, dated],
  ],
  ['the last was answered, and has no date', { complements: [dated, before] }, [dated, before]],
])('the history of what was asked: %s', (_, changes, told) => {
  expect(complementsToShow(aSubscription(changes))).toEqual(told)
})

test.each(['first', 'second'] as const)(
  'the history of what was asked comes in the %s vocabulary',
  vocabulary => {
    const wire = subscriptionToWire(aSubscription({ complements: [before, dated] }), vocabulary)
    expect(complementsToShow(subscriptionFromWire(wire))).toEqual([before, dated])
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

test.each([
  ['a single ticket', aTicket(), null],
  ['several in a row', aTicket({ ticketCount: 2 }), 2],
  ['a subscription', aSubscription(), null],
] as const)('tickets in a row are counted: %s', (_, right, count) => {
  expect(ticketCountOf(right)).toBe(count)
})

test.each([
  ['a ticket', aView(aTicket({ status: 'awaiting-evidence' })), true],
  ['a ticket under review', aView(aTicket({ status: 'under-review' })), false],
  [
    'a ticket whose time is over',
    aView(aTicket({ status: 'awaiting-evidence', endOfValidity: aMoment('2026-06-12T00:00:00+02:00') })),
    false,
  ],
  [
    'a subscription, which takes its files here',
    aView(aSubscription({ status: 'awaiting-evidence' })),
    false,
  ],
])('the city waits for a document that is handed in elsewhere: %s, %#', (_, view, isAwaited) => {
  expect(isTicketEvidenceAwaited(view)).toBe(isAwaited)
})

test.each([
  ['rejected', 'secondary'],
  ['awaiting-payment', 'primary'],
  ['granted', 'primary'],
] as const)('what a right that is %s leads on to is a %s button', (status, variant) => {
  expect(mainVariant(aView(aSubscription({ status })))).toBe(variant)
})

const priced = { price: cents(150) }
const yesterday = aMoment('2026-06-12T00:00:00+02:00')

test.each([
  ['a ticket that cost something', aTicket(priced), 'detail.paid'],
  ['a free ticket', aTicket({ price: cents(0) }), null],
  ['a ticket to pay', aTicket({ ...priced, status: 'awaiting-payment' }), 'detail.unpaid'],
  [
    'a ticket of which a payment is on its way',
    aTicket({ ...priced, status: 'awaiting-payment', isPaymentPending: true }),
    'detail.pending',
  ],
  [
    'a ticket that nobody paid in time',
    aTicket({ ...priced, status: 'awaiting-payment', endOfValidity: yesterday }),
    'detail.lapsed',
  ],
  ['a ticket under review', aTicket({ ...priced, status: 'under-review' }), null],
  ['a paid subscription', aSubscription({ ...priced, isFullyPaid: true }), 'detail.paid'],
  ['a subscription that is not', aSubscription({ ...priced, isFullyPaid: false }), null],
  [
    'one that is looked at and owes nothing yet',
    aSubscription({ ...priced, isFullyPaid: true, status: 'under-review' }),
    null,
  ],
] as const)('%s says of its payment: %s', (_, right, word) => {
  expect(PAYMENT_WORDS[aView(right).payment]).toBe(word)
})

const LOST = aCatalogue({ plans: [], isComplete: false })

test('of a right whose offer did not come neither price nor possibilities are claimed', () => {
  const unpriced = aSubscription({ price: null })
  expect(aView(unpriced, LOST).areActionsUnknown).toBe(true)
  expect(isPriceUnknown(aView(unpriced, LOST))).toBe(true)
  expect(isPriceUnknown(aView({ ...unpriced, price: cents(0) }, LOST))).toBe(false)
  expect(isPriceUnknown(aView(unpriced))).toBe(false)
  expect(aView(unpriced).areActionsUnknown).toBe(false)
})
