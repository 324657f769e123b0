import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { REFUND_STATUSES } from '../fines/index.ts'
import {
  appealId,
  evidenceId,
  fineId,
  mediaId,
  operationId,
  optionId,
  orderId,
  refundId,
  subscriberId,
  zoneId,
} from '../ids/index.ts'
import { cents } from '../money/index.ts'
import { RIGHT_STATUSES } from '../orders/index.ts'
import { plate } from '../plates/index.ts'
import { EMPTY_ADDRESS } from '../subscriber/index.ts'
import { aMoment, aSubscriber, aSubscription, aTicket } from '../testing/builders/index.ts'
import { day } from '../time/index.ts'
import { subscriberFromWire, subscriberToWire, subscriberWire } from './subscriber.wire.ts'
import { subscriptionFromWire, subscriptionToWire, subscriptionWire } from './subscription.wire.ts'
import { ticketFromWire, ticketToWire, ticketWire } from './ticket.wire.ts'

/** Serialised as JSON, as a city sends it. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const [old, now] = [plate('AA-111-AA')!, plate('AB-123-CD')!]
const moment = aMoment('2026-02-03T10:00:00+01:00')

const asked = [{ id: evidenceId('car'), name: 'Carte grise' }]
const rich = aSubscription({
  status: 'awaiting-evidence',
  optionId: optionId('year'),
  plateHistory: {
    initialPlates: [old],
    activePlates: [now],
    elements: [
      {
        date: day('2026-02-03'),
        time: '10:00',
        source: 'FRONT',
        newPlates: [now],
        removedPlates: [old],
        status: 'validated',
      },
    ],
  },
  customFields: [{ id: 'floor', value: '3' }],
  userComment: 'Bonjour',
  attachmentEvidences: [
    {
      id: evidenceId('home'),
      name: 'home.pdf',
      size: 1234,
      mime: 'application/pdf',
      urn: 'urn:1',
      contentUrl: null,
      created: moment,
      evidenceSubscriberMediaId: mediaId('m1'),
    },
  ],
  requestedEvidences: asked,
  complements: [
    { requestedAt: null, evidences: [{ id: evidenceId('home'), name: 'Domicile' }] },
    { requestedAt: moment, evidences: asked },
  ],
  agentComments: [{ createdAt: moment, comment: 'Illisible' }],
  subscriberIds: [subscriberId('camille'), subscriberId('sacha')],
  plateChange: {
    changeType: 'modification',
    oldPlate: old,
    newPlate: now,
    newHashedPlate: 'h',
    status: 'waiting',
  },
  renewedId: orderId('before'),
  operationIds: [operationId('op1')],
  canWithdraw: true,
  isCurrentlyShared: true,
  shouldRequestMailForPayment: true,
  zoneIds: [zoneId('a'), zoneId('b')],
})
const bare = aSubscription({
  startOfValidity: null,
  endOfValidity: null,
  createdAt: null,
  hasCreationRecord: false,
  plates: [],
  zoneIds: [],
  price: null,
  duration: null,
  isFullyPaid: null,
  subscriberIds: [],
})

describe.each(['first', 'second'] as const)('in the %s vocabulary', vocabulary => {
  test.each([
    ['rich', rich],
    ['plain', aSubscription()],
    ['bare', bare],
  ] as const)('a %s subscription comes back as it was', (_name, subscription) => {
    const wire = v.parse(subscriptionWire, sent(subscriptionToWire(subscription, vocabulary)))
    expect({ ...subscriptionFromWire(wire), rawStatus: '' }).toEqual({ ...subscription, rawStatus: '' })
  })
  test('what was asked and answered since is told, and no longer asked', () => {
    const answered = aSubscription({ ...rich, status: 'granted', requestedEvidences: [] })
    const wire = v.parse(subscriptionWire, sent(subscriptionToWire(answered, vocabulary)))
    const { requestedEvidences, complements } = subscriptionFromWire(wire)
    expect(requestedEvidences).toEqual([])
    expect(complements).toEqual(rich.complements)
  })
  test.each(RIGHT_STATUSES)('the status %s comes back', status => {
    const ticket = aTicket({
      status,
      rawStatus: 'STRANGE',
      optionId: optionId('o'),
      subscriptionId: orderId('s'),
      operationIds: [operationId('op1'), operationId('op2')],
      isPaymentPending: true,
      ticketCount: 3,
    })
    const wire = v.parse(ticketWire, sent(ticketToWire(ticket, vocabulary)))
    const back = ticketFromWire(wire)
    for (const other of ['id', 'parkingRightRequestId'])
      expect(ticketFromWire({ ...wire, [other]: null }).id).toBe(ticket.id)
    expect({ ...back, rawStatus: '' }).toEqual({ ...ticket, rawStatus: '' })
    expect(ticketToWire(back, vocabulary)).toEqual(ticketToWire(ticket, vocabulary))
  })
  test('a subscriber comes back with every subscription', () => {
    const subscriber = aSubscriber({
      homePhoneNumber: '0476000001',
      lang: 'en',
      professionalAddress: { ...EMPTY_ADDRESS, locality: 'Valmont' },
      enterprise: { name: 'Boulangerie', siret: '12345678901234', ape: '1071C' },
      isProfessional: true,
    })
    const wire = v.parse(subscriberWire, sent(subscriberToWire(subscriber, [aSubscription()], vocabulary)))
    const back = subscriberFromWire(wire)
    expect(back.subscriber).toEqual(subscriber)
    expect(back.subscriptions.map(({ id }) => id)).toEqual([aSubscription().id])
    expect(back.refunds).toEqual([])
  })
  test.each(REFUND_STATUSES)('a refund that is %s comes back with its subscriber', status => {
    const paid = { amount: cents(300), currency: 'CHF' }
    const ofRight = { id: refundId('r'), fineId: null, rightId: 't', status, ...paid }
    const ofFine = { ...ofRight, fineId: fineId('21'.repeat(13)), rightId: null, currency: null }
    const refunds = [ofRight, ofFine]
    const wire = v.parse(subscriberWire, sent(subscriberToWire(aSubscriber(), [], vocabulary, refunds)))
    expect(subscriberFromWire(wire).refunds).toEqual(refunds)
  })
  test('what is asked of an appeal comes back with its subscriber, with a day or without', () => {
    const asked = {
      appealId: appealId('a'),
      fineId: fineId('21'.repeat(13)),
      dueAt: aMoment('2026-07-01T12:00:00Z'),
      implicitRejectionAt: aMoment('2026-07-13T21:59:59Z'),
      tribunalDeadline: aMoment('2026-08-13T21:59:59Z'),
    }
    const answers = [asked, { ...asked, dueAt: null, implicitRejectionAt: null, tribunalDeadline: null }]
    const wire = v.parse(subscriberWire, sent(subscriberToWire(aSubscriber(), [], vocabulary, [], answers)))
    expect(subscriberFromWire(wire).awaitedAnswers).toEqual(answers)
  })
})

describe('the least that a city may send', () => {
  test('a flat subscription', () => {
    const wire = v.parse(subscriptionWire, { id: 's', subscriptionPlanId: 'p', status: 'ACCEPTED' })
    expect(subscriptionFromWire(wire)).toMatchObject({
      kind: 'subscription',
      id: 's',
      planId: 'p',
      status: 'granted',
      plates: [],
    })
  })
  test('a ticket', () => {
    const wire = v.parse(ticketWire, {
      parkingRightRequestId: 't',
      parkingRightDefinitionId: 'd',
      status: 'NEW',
      extra: 1,
    })
    expect(ticketFromWire(wire)).toMatchObject({
      id: 't',
      planId: 'd',
      status: 'unknown',
      rawStatus: 'NEW',
      endOfValidity: null,
    })
  })
  test('an order: the latest entry of each history is in force', () => {
    const wire = v.parse(subscriptionWire, {
      orderId: 'o',
      productId: 'p',
      status: 'FULFILLED',
      creationRecord: {},
      validityPeriodHistory: [
        { startOfValidity: '2025-01-01T00:00:00Z', endOfValidity: '2025-06-30T00:00:00Z' },
        { startOfValidity: '2026-01-01T00:00:00+01:00', endOfValidity: null },
      ],
      zoneHistory: [{ zoneIds: ['old'] }, { zoneIds: ['new'] }],
      subscribersHistory: [{ subscriberIds: ['a'] }, { subscriberIds: ['a', 'b'] }],
      plateHistory: [{ plates: ['AA111AA'] }, { plates: ['bb-222-bb', ''], hashedPlates: ['x'] }],
      complementEvidenceHistory: [
        { evidenceProperties: [{ id: 'old' }] },
        { evidenceProperties: { id: 'car', name: 'Carte grise' } },
      ],
    })
    expect(subscriptionFromWire(wire)).toMatchObject({
      id: 'o',
      status: 'granted',
      startOfValidity: aMoment('2026-01-01T00:00:00+01:00'),
      endOfValidity: null,
      zoneIds: ['new'],
      subscriberIds: ['a', 'b'],
      plates: ['BB222BB'],
      requestedEvidences: [],
      complements: [
        { requestedAt: null, evidences: [{ id: 'old', name: '' }] },
        { requestedAt: null, evidences: [{ id: 'car', name: 'Carte grise' }] },
      ],
      hasCreationRecord: true,
    })
  })
  test('a subscriber, whose other names of an address are understood', () => {
    const wire = v.parse(subscriberWire, {
      subscriberId: 's',
      address: { addressLocality: 'Valmont', specialPlace: 'Bât. B' },
      pendingEmail: 'new@exemple.fr',
      paymentEmail: 'pay@exemple.fr',
    })
    const { subscriber, subscriptions } = subscriberFromWire(wire)
    expect(subscriptions).toEqual([])
    expect(subscriber).toMatchObject({ lang: 'fr', isProfessional: false, enterprise: null })
    expect(subscriber).toMatchObject({ pendingEmail: 'new@exemple.fr', paymentEmail: 'pay@exemple.fr' })
    const company = subscriberFromWire({ ...wire, professionalEnterprise: { siret: '12345678901234' } })
    expect(company.subscriber.isProfessional).toBe(true)
    expect(subscriber.address).toMatchObject({ locality: 'Valmont', complement: 'Bât. B', streetName: '' })
  })
  test.each([
    ['without id', { subscriptionPlanId: 'p', status: 'ACCEPTED' }],
    ['with a number for a status', { id: 's', subscriptionPlanId: 'p', status: 3 }],
    [
      'with a moment without offset',
      { id: 's', subscriptionPlanId: 'p', status: 'ACCEPTED', endOfValidity: '2026-01-01T00:00:00' },
    ],
  ])('a subscription %s is refused', (_name, wire) =>
    expect(v.safeParse(subscriptionWire, wire).success).toBe(false),
  )
})
