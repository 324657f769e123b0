import { describe, expect, test } from 'vitest'
import type { AttachmentEvidence } from '../evidence/index.ts'
import { evidenceId, optionId, zoneId } from '../ids/index.ts'
import { cents } from '../money/index.ts'
import { canAddPlate, canGoToStep, canRemovePlate, INPUT_STEPS } from '../orders/index.ts'
import { EMPTY_ADDRESS } from '../subscriber/index.ts'
import { aMoment, anOffer, aSubscriber, aSubscription, NOW } from '../testing/builders/index.ts'
import { day, isoDuration } from '../time/index.ts'
import type { Offer } from './offer.ts'
import { startDayRules } from './start-day.ts'
import { type SubscriptionDraft, subscriptionDraft } from './subscription-draft.ts'
import { type SubscriptionStepContext, subscriptionFaults } from './subscription-steps.ts'

const timeZone = 'Europe/Paris'
const document = (id: string, created: string): AttachmentEvidence => ({
  id: evidenceId(id),
  name: `${id}.pdf`,
  size: 1,
  mime: 'application/pdf',
  urn: 'urn',
  contentUrl: null,
  created: aMoment(created),
  evidenceSubscriberMediaId: null,
})
const procedure: Offer['procedure'] = {
  description: '',
  documentationLinks: [],
  customFields: [
    { id: 'floor', label: 'Étage', isDeleted: false },
    { id: 'gone', label: 'Ancien', isDeleted: true },
  ],
  supportingEvidences: [
    { id: evidenceId('home'), name: 'Domicile', mandatory: true, expirationPeriod: isoDuration('P3M') },
    { id: evidenceId('car'), name: 'Carte grise', mandatory: false, expirationPeriod: null },
  ],
}
const month = { id: optionId('month'), duration: isoDuration('P1M'), price: cents(1), isDeleted: false }
const offer = anOffer({ procedure, hasZoneChoice: true })
const zoneIds = offer.zoneIds
const context: SubscriptionStepContext = {
  offer: { ...offer, options: [...offer.options, month] },
  subscriber: aSubscriber(),
  zoneIds,
  startDay: startDayRules(offer, 'spec-fr', day('2026-06-13')!),
  timeZone,
}
const full: SubscriptionDraft = {
  optionId: optionId('year'),
  hasConsent: true,
  startsAt: NOW,
  isAsSoonAsPossible: false,
  plates: ['AB-123-CD'],
  customFields: { floor: '3' },
  zoneId: zoneId('vm-gare'),
  userComment: '',
  evidences: [document('home', '2026-05-01T00:00:00Z')],
  renewedId: null,
}
const faults = (
  draft: Partial<SubscriptionDraft>,
  step: 'detail' | 'identity' | 'complement' = 'complement',
) =>
  subscriptionFaults(step, { ...full, ...draft }, context).map(({ field, reason }) => `${field}: ${reason}`)

describe('leaving a step of a subscription request (first document §5)', () => {
  test('a full draft has nothing in its way', () =>
    expect(INPUT_STEPS.flatMap(step => faults({}, step))).toEqual([]))
  test.each([
    ['consent not ticked', 'detail', { hasConsent: false }, ['consent: consent-missing']],
    ['no option', 'detail', { optionId: null }, ['option: option-missing']],
    ['an option that is gone', 'detail', { optionId: optionId('old') }, ['option: option-missing']],
    ['one of several options', 'detail', { optionId: optionId('month') }, []],
    ['no start', 'complement', { startsAt: null }, ['start: start-missing']],
    ['no start, as soon as possible', 'complement', { startsAt: null, isAsSoonAsPossible: true }, []],
    ['yesterday', 'complement', { startsAt: aMoment('2026-06-12T23:59:59+02:00') }, ['start: past']],
    ['today at midnight', 'complement', { startsAt: aMoment('2026-06-13T00:00:00+02:00') }, []],
    ['no plate', 'complement', { plates: [] }, ['plates: plate-missing']],
    ['blank plates only', 'complement', { plates: ['', '  '] }, ['plates: plate-missing']],
    ['blank plates beside a good one', 'complement', { plates: ['', ' ', 'AB-123-CD'] }, []],
    [
      'three plates, two allowed',
      'complement',
      { plates: ['AA111AA', 'BB222BB', 'CC333CC'] },
      ['plates: too-many-plates'],
    ],
    [
      'three plates, two allowed, one malformed',
      'complement',
      { plates: ['AA111AA', '?', 'CC333CC'] },
      ['plates: too-many-plates', 'plates.1: plate-malformed'],
    ],
    ['the same plate twice', 'complement', { plates: ['AB-123-CD', 'ab123cd'] }, ['plates.1: plate-twice']],
    ['no plate at all in it', 'complement', { plates: ['?'] }, ['plates.0: plate-malformed']],
    [
      'a blank custom field',
      'complement',
      { customFields: { floor: ' ' } },
      ['customFields.floor: custom-field-missing'],
    ],
    ['no mandatory document', 'complement', { evidences: [] }, ['evidences.home: evidence-missing']],
    ['no zone', 'complement', { zoneId: null }, ['zone: zone-missing']],
    ['a zone that is not offered', 'complement', { zoneId: zoneId('x') }, ['zone: zone-not-offered']],
    [
      'nothing at all, told in the order of the screen',
      'complement',
      { startsAt: null, plates: [''], zoneId: null, customFields: {}, evidences: [] },
      [
        'start: start-missing',
        'plates: plate-missing',
        'zone: zone-missing',
        'customFields.floor: custom-field-missing',
        'evidences.home: evidence-missing',
      ],
    ],
  ] as const)('%s', (_name, step, draft, expected) => {
    expect(faults(draft as Partial<SubscriptionDraft>, step)).toEqual(expected)
  })
  test.each([
    [
      'a home without street',
      false,
      { address: { ...EMPTY_ADDRESS, locality: 'V', postalCode: '69000' } },
      'address-incomplete',
    ],
    ['a company without address', true, {}, 'professional-address-incomplete'],
  ] as const)('%s', (_name, isProfessional, who, expected) => {
    const step = { ...context, offer: anOffer({ isProfessional }), subscriber: aSubscriber(who) }
    expect(subscriptionFaults('identity', full, step)).toEqual([{ field: 'address', reason: expected }])
    expect(subscriptionFaults('detail', full, step)).toEqual([])
  })
})

describe('the defaults of a new request', () => {
  const base = { offer, renewed: null, startsAt: null, zoneIds, now: NOW, timeZone }
  test('empty, with the only option and room for one plate', () => {
    expect(subscriptionDraft(base)).toMatchObject({
      optionId: 'year',
      hasConsent: false,
      startsAt: null,
      isAsSoonAsPossible: false,
      plates: [''],
      customFields: { floor: '' },
      zoneId: null,
      evidences: [],
      renewedId: null,
    })
    expect(subscriptionDraft(base).customFields).toEqual({ floor: '' })
  })
  test('the only zone is chosen, where there is a choice', () => {
    const only = { ...base, zoneIds: [zoneId('z')] }
    expect(subscriptionDraft(only).zoneId).toBe('z')
    expect(subscriptionDraft({ ...only, offer: anOffer({ procedure }) }).zoneId).toBeNull()
  })
  test('a renewal keeps no zone and no plate that its offer does not have', () => {
    const renewed = aSubscription()
    const moved = { ...base, renewed, zoneIds: [zoneId('vm-gare'), zoneId('vm-halles')] }
    expect(subscriptionDraft(moved).zoneId).toBeNull()
    expect(subscriptionDraft({ ...base, renewed, offer: anOffer({ maxPlates: 0 }) }).plates).toEqual([])
  })
  test.each([
    ['leave the choice open', null, null],
    ['keep the renewed one', { optionId: optionId('year'), duration: month.duration }, 'year'],
    [
      'keep the renewed length, where its option is gone',
      { optionId: null, duration: month.duration },
      'month',
    ],
    ['leave the choice open to a renewal of no length', { optionId: null, duration: null }, null],
  ])('several options %s', (_words, held, expected) => {
    const options = [...offer.options, month, { ...month, id: optionId('free'), duration: null }]
    const renewed = held && aSubscription(held)
    expect(subscriptionDraft({ ...base, renewed, offer: anOffer({ options }) }).optionId).toBe(expected)
  })
  test('a renewal takes over what still fits, and drops documents too old for its start', () => {
    const renewed = aSubscription({
      customFields: [{ id: 'floor', value: '3' }],
      attachmentEvidences: [
        document('home', '2026-09-30T21:59:58Z'),
        document('car', '2020-01-01T00:00:00Z'),
      ],
      plates: ['AA111AA', 'BB222BB', 'CC333CC'] as never,
      optionId: optionId('old'),
    })
    const startsAt = aMoment('2027-01-01T00:00:00+01:00')
    const draft = subscriptionDraft({ ...base, renewed, startsAt })
    expect(draft).toMatchObject({
      optionId: 'year',
      startsAt,
      plates: ['AA111AA', 'BB222BB'],
      customFields: { floor: '3' },
      zoneId: 'vm-centre',
      hasConsent: false,
      renewedId: renewed.id,
    })
    expect(draft.evidences.map(({ id }) => id)).toEqual(['car'])
  })
  test('a renewal without a start drops documents that are too old today', () => {
    const attachmentEvidences = [
      document('home', '2026-03-12T00:00:00Z'),
      document('home', '2026-03-14T00:00:00Z'),
    ]
    const { evidences } = subscriptionDraft({ ...base, renewed: aSubscription({ attachmentEvidences }) })
    expect(evidences).toEqual(attachmentEvidences.slice(1))
  })
  test('what is asked for again takes no document along that was refused with it', () => {
    const attachmentEvidences = [document('home', '2026-06-12T00:00:00Z')]
    const renewed = aSubscription({ attachmentEvidences, status: 'rejected' })
    expect(subscriptionDraft({ ...base, renewed }).evidences).toEqual([])
  })
})

describe('the stepper and the plates', () => {
  test.each([
    ['back', 0, 2, false, [], true],
    ['to where one is', 1, 1, false, [], true],
    ['forward from a valid step', 1, 0, true, [], true],
    ['forward from an invalid step', 1, 0, false, [], false],
    ['over a step not completed', 2, 0, true, [], false],
    ['over a completed step', 2, 0, true, [1], true],
    ['over a completed step from an invalid one', 2, 0, false, [1], false],
  ] as const)('%s', (_name, target, current, isValid, completed, expected) => {
    expect(canGoToStep(target, current, isValid, new Set(completed))).toBe(expected)
  })
  test('plates are added up to the maximum and removed down to one', () => {
    expect([canAddPlate(1, 2), canAddPlate(2, 2)]).toEqual([true, false])
    expect([canRemovePlate(2), canRemovePlate(1)]).toEqual([true, false])
  })
})
