import { evidenceId, offerId, orderId, zoneId } from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
import { aMoment, anOffer, aSubscriber, aSubscription, NOW } from '@parvis/shared-kernel/testing'
import { type Day, dayOf, isoDuration } from '@parvis/shared-kernel/time'
import type { SubscriptionDraftWire } from '@parvis/shared-kernel/wire'
import { describe, expect, it } from 'vitest'
import { asapMessageId, type RequestInputs, viewOf } from './request-view.model.ts'

const offer = anOffer({
  procedure: {
    description: '',
    documentationLinks: [],
    customFields: [],
    supportingEvidences: [
      { id: evidenceId('ev-home'), name: 'Domicile', mandatory: true, expirationPeriod: isoDuration('P3M') },
    ],
  },
})
const inputs = (changes: Partial<RequestInputs> = {}): RequestInputs => ({
  offer,
  subscriber: aSubscriber(),
  rights: [],
  zones: [{ id: zoneId('vm-centre'), name: 'Centre' }],
  renewed: null,
  renewalStart: null,
  firstStart: null,
  holidayCalendar: 'spec-fr',
  timeZone: 'Europe/Paris',
  now: NOW,
  ...changes,
})
const file = (origin: 'sent' | 'held', created: string) => ({
  id: 'ev-home',
  origin,
  name: 'a.pdf',
  size: 9,
  mime: 'application/pdf',
  urn: 'urn:a',
  mediaId: 'm',
  created,
})
const kept = (changes: Partial<SubscriptionDraftWire> = {}): SubscriptionDraftWire => ({
  id: 'r',
  completed: [],
  optionId: 'year',
  hasConsent: true,
  startDay: '2026-07-01',
  isAsSoonAsPossible: false,
  plates: ['AB-123-CD'],
  customFields: {},
  zoneId: null,
  userComment: '',
  files: [file('sent', '2026-06-13T10:00:00Z')],
  ...changes,
})

describe('a document from before', () => {
  it.each([
    ['serves while it is young enough for the start', 'held', '2026-05-01T10:00:00Z', '2026-07-01', []],
    ['does not once it is too old for the start', 'held', '2026-03-20T10:00:00Z', '2026-07-01', ['ev-home']],
    ['serves again when the start is moved back', 'held', '2026-03-20T10:00:00Z', '2026-06-15', []],
    ['that is sent now is as old as its reader finds', 'sent', '2026-03-20T10:00:00Z', '2026-07-01', []],
  ] as const)('%s', (_what, origin, created, startDay, tooOld) => {
    const view = viewOf(kept({ startDay, files: [file(origin, created)] }), inputs())
    expect(view.tooOld).toEqual(tooOld)
    expect(view.faults.complement.map(({ reason }) => reason)).toEqual(
      tooOld.length > 0 ? ['evidence-missing'] : [],
    )
  })

  it('is as old as today for “as soon as possible”, and as the renewal’s start for a renewal', () => {
    const asap = kept({ isAsSoonAsPossible: true, files: [file('held', '2026-03-20T10:00:00Z')] })
    expect(viewOf(asap, inputs()).tooOld).toEqual([])
    const renewalStart = aMoment('2026-08-01T00:00:00+02:00')
    expect(viewOf(asap, inputs({ renewalStart })).tooOld).toEqual(['ev-home'])
  })
  it('is as old as today where no start is chosen, for a renewal of what has ended too', () => {
    const files = [file('held', '2026-03-10T10:00:00Z')]
    const renewalStart = aMoment('2026-06-01T00:00:00+02:00')
    for (const changes of [{}, { renewalStart }])
      expect(viewOf(kept({ startDay: null, files }), inputs(changes)).tooOld).toEqual(['ev-home'])
  })
  it('is as old as on the first day that the offer allows, as at the city', () => {
    const startRules = { ...offer.startRules, blockedDays: 30 }
    const asap = kept({ isAsSoonAsPossible: true, files: [file('held', '2026-03-20T10:00:00Z')] })
    expect(viewOf(asap, inputs({ offer: { ...offer, startRules } })).tooOld).toEqual(['ev-home'])
  })
})

describe('the price', () => {
  it('is not known before an option is chosen', () => {
    expect(viewOf(kept({ optionId: null }), inputs()).price).toBeNull()
    expect(viewOf(kept(), inputs()).price).toBe(12_000)
    const single = anOffer({ ...offer, options: [], defaultPrice: cents(500) })
    expect(viewOf(kept({ optionId: null }), inputs({ offer: single })).price).toBe(500)
  })
})

describe('the period', () => {
  it('runs for the option’s duration, to its last second', () => {
    expect(viewOf(kept(), inputs()).period).toEqual({
      start: aMoment('2026-07-01T00:00:00+02:00'),
      end: aMoment('2027-06-30T23:59:59+02:00'),
    })
  })
  it('is unknown before a start is chosen, and begins today “as soon as possible”, whatever was chosen', () => {
    expect(viewOf(kept({ startDay: null }), inputs()).period).toBeNull()
    const { period } = viewOf(kept({ isAsSoonAsPossible: true }), inputs())
    expect(period && dayOf(period.start, 'Europe/Paris')).toBe('2026-06-13')
  })
  it.each([
    ['of today once the right that it renews ended today', '2026-06-13', '2026-06-13T10:00:01+02:00'],
    ['of tomorrow with that day', '2026-06-14', '2026-06-14T00:00:00+02:00'],
  ])('begins, %s', (_which, startDay, start) => {
    const renewalStart = aMoment('2026-06-13T10:00:01+02:00')
    const { period, draft } = viewOf(kept({ startDay }), inputs({ renewalStart }))
    expect([period?.start, draft.startsAt]).toEqual(Array(2).fill(aMoment(start)))
  })
  it('“as soon as possible” waits for the end of the renewed right only while that is to come', () => {
    const [past, coming] = ['2026-06-13T10:00:01+02:00', '2026-06-13T23:00:01+02:00'].map(aMoment)
    const idOf = (renewalStart: RequestInputs['renewalStart']) => asapMessageId(inputs({ renewalStart }))
    expect(idOf(past ?? null)).toBe('subscription.start.asap')
    expect(idOf(coming ?? null)).toBe('subscription.start.asap.renewal')
  })
  it('is unknown on a day that the offer refuses', () => {
    const view = viewOf(kept({ startDay: '2026-06-01' }), inputs())
    expect([view.period, view.faults.complement.map(({ reason }) => reason)]).toEqual([null, ['past']])
  })
})

describe('where another subscription is required', () => {
  const required = aSubscription({
    id: orderId('required'),
    planId: offerId('base'),
    startOfValidity: aMoment('2026-06-13T10:00:00+02:00'),
    endOfValidity: aMoment('2026-06-20T11:59:59+02:00'),
  })
  const blocked = { startRules: { ...offer.startRules, blockedDays: 30 } }
  it.each([
    ['today, on which it began', { startDay: '2026-06-13' }, {}, []],
    ['its last day', { startDay: '2026-06-20' }, {}, []],
    ['the day after', { startDay: '2026-06-21' }, {}, ['start: start-outside-required-right']],
    ['as soon as possible', { isAsSoonAsPossible: true }, {}, []],
    [
      'as soon as possible, which is after its end',
      { isAsSoonAsPossible: true },
      blocked,
      ['asap: start-outside-required-right'],
    ],
  ])('it must be valid at the start, as at the city: %s', (_when, answers, terms, expected) => {
    const asking = { ...offer, requiredPlanIds: [required.planId], ...terms }
    const view = viewOf(kept({ files: [], ...answers }), inputs({ offer: asking, rights: [required] }))
    const faults = view.faults.complement.map(({ field, reason }) => `${field}: ${reason}`)
    expect(faults.filter(fault => !fault.startsWith('evidences'))).toEqual(expected)
    const { startDay } = { startDay: null, ...answers }
    if (startDay !== null) expect(view.startDay(startDay as Day).allowed).toBe(expected.length === 0)
  })
})

it('that no day is possible is said before it is sent', () => {
  const closed = { from: '2026-01-01' as Day, to: '2036-01-01' as Day }
  const never = { ...offer, startRules: { ...offer.startRules, specialDays: [closed] } }
  const view = viewOf(kept({ isAsSoonAsPossible: true }), inputs({ offer: never }))
  expect(view.faults.complement).toEqual([{ field: 'asap', reason: 'no-possible-day' }])
})

describe('a right of the same offer for the same plate', () => {
  const held = aSubscription()
  it('is warned of, and keeps nobody from going on', () => {
    const view = viewOf(kept(), inputs({ rights: [held] }))
    expect(view.overlapped).toBe(held)
    expect(view.valid).toEqual(['detail', 'identity', 'complement'])
  })
  it('is not when it is the one that is renewed', () => {
    const view = viewOf(kept(), inputs({ rights: [held], renewed: held }))
    expect([view.overlapped, view.draft.renewedId]).toEqual([null, held.id])
  })
  it.each([
    ['vm-centre', held],
    ['vm-gare', null],
  ] as const)('is for the zone %s where zones are chosen', (zone, expected) => {
    const zones = ['vm-centre', 'vm-gare'].map(id => ({ id: zoneId(id), name: id }))
    const chosen = inputs({ offer: anOffer({ ...offer, hasZoneChoice: true }), rights: [held], zones })
    expect(viewOf(kept({ zoneId: zone }), chosen).overlapped).toBe(expected)
  })
  it('is not of a ticket that is numbered alike', () => {
    const ticket = { ...held, kind: 'ticket' } as never
    expect(viewOf(kept(), inputs({ rights: [ticket] })).overlapped).toBeNull()
  })
  it('is not when the plate is another', () => {
    expect(viewOf(kept({ plates: ['ZZ-999-ZZ'] }), inputs({ rights: [held] })).overlapped).toBeNull()
  })
})

it.each([
  ['that the address left', true, 'vm-gare', 'vm-centre'],
  ['that was not chosen among several', true, null, 'vm-centre'],
  ['that was chosen before the offer was for all of them', false, 'vm-gare', null],
] as const)(
  'instead of a zone %s the only one counts, if one is chosen',
  (_which, isChosen, zone, expected) => {
    const asked = inputs({ offer: anOffer({ ...offer, hasZoneChoice: isChosen }) })
    const view = viewOf(kept({ zoneId: zone }), asked)
    expect([view.draft.zoneId, view.faults.complement]).toEqual([expected, []])
  },
)

it('an incomplete address keeps from leaving the second step', () => {
  const view = viewOf(kept(), inputs({ subscriber: aSubscriber({ address: null }) }))
  expect(view.valid).toEqual(['detail', 'complement'])
})
