import { describe, expect, test } from 'vitest'
import { offerId, optionId, orderId, zoneId } from '../ids/index.ts'
import { cents } from '../money/index.ts'
import { INPUT_STEPS } from '../orders/index.ts'
import { dropBlankPlates } from '../plates/index.ts'
import { aDefinition, aMoment, aSubscriber, aSubscription, aTicket, NOW } from '../testing/builders/index.ts'
import { day, isoDuration } from '../time/index.ts'
import type { Definition } from './definition.ts'
import { draftedOrder, draftedStart } from './drafted-period.ts'
import {
  draftedSubscription,
  draftedZone,
  type TicketDraft,
  type TicketStepContext,
  ticketDraft,
} from './ticket-draft.ts'
import { ticketFaults } from './ticket-steps.ts'

const context = (changes: Partial<Definition> = {}): TicketStepContext => ({
  definition: aDefinition(changes),
  subscriber: aSubscriber(),
  entitlingSubscriptions: [aSubscription()],
  rights: [aSubscription()],
  zoneIds: [zoneId('vm-centre'), zoneId('vm-gare')],
  now: NOW,
  timeZone: 'Europe/Paris',
  remaining: () => null,
})
const full: TicketDraft = {
  optionId: null,
  hasConsent: true,
  startDay: day('2026-06-15'),
  startTime: null,
  endDay: null,
  plates: ['AB-123-CD'],
  zoneId: null,
  customEmail: '',
  subscriptionId: aSubscription().id,
}
const faults = (definition: Partial<Definition>, draft: Partial<TicketDraft>) =>
  ticketFaults('complement', { ...full, ...draft }, context(definition)).map(
    ({ field, reason }) => `${field}: ${reason}`,
  )

const second = aSubscription({ id: orderId('second') })
const firstFaulty = (draft: TicketDraft, facts: ReturnType<typeof context>) =>
  INPUT_STEPS.find(step => ticketFaults(step, draft, facts).length > 0) ?? null

describe('leaving a step of a ticket request (first document §5)', () => {
  const [multiple, hours] = [{ isMultipleOrderAllowed: true }, { computeExactHourlyEnd: true }]
  const noon = { hour: 12, minute: 0 }
  const scope = { offerId: offerId('resident'), optionIds: [] }
  test('a full draft has nothing in its way', () => expect(firstFaulty(full, context())).toBeNull())
  test.each([
    ['no subscription where a scope needs one', { scopes: [scope] }, null, 'detail'],
    ['a subscription that will not do', { scopes: [scope] }, orderId('elsewhere'), 'detail'],
    ['the subscription that a scope needs', { scopes: [scope] }, aSubscription().id, null],
    ['no subscription where its plates are needed', { shouldUseSubscriptionPlate: true }, null, 'detail'],
    ['no subscription where none is needed', {}, null, null],
  ] as const)('%s', (_name, definition, subscriptionId, expected) => {
    const asked = context(definition as Partial<Definition>)
    const two = { ...asked, entitlingSubscriptions: [aSubscription(), second] }
    expect(firstFaulty({ ...full, subscriptionId }, two)).toBe(expected)
  })
  test.each([
    ['subscription', { scopes: [scope] }, { subscriptionId: orderId('ended') }, aSubscription().id],
    ['subscription', { scopes: [scope] }, { subscriptionId: null }, aSubscription().id],
    ['zone', { hasZoneChoice: true }, { zoneId: zoneId('vm-left') }, 'vm-gare'],
    ['zone', { hasZoneChoice: true }, { zoneId: null }, 'vm-gare'],
  ] as const)(
    'the only %s that is left counts, whatever an older draft chose: nobody is shown a choice of it: %#',
    (what, definition, draft, expected) => {
      const asked = { ...context(definition as Partial<Definition>), zoneIds: [zoneId('vm-gare')] }
      const kept = { ...full, ...draft }
      expect(firstFaulty(kept, asked)).toBeNull()
      const taken = what === 'zone' ? draftedZone(kept, asked) : draftedSubscription(kept, asked)?.id
      expect(taken).toBe(expected)
    },
  )
  test('option, consent and address come first', () => {
    const options = [{ id: optionId('day'), duration: null, price: cents(150), isDeleted: false }]
    expect(firstFaulty(full, context({ options }))).toBe('detail')
    expect(firstFaulty({ ...full, hasConsent: false }, context())).toBe('detail')
    expect(firstFaulty(full, context({ isProfessional: true }))).toBe('identity')
  })
  test.each([
    ['no start', {}, { startDay: null }, ['start: start-missing']],
    ['yesterday', {}, { startDay: day('2026-06-12') }, ['start: past']],
    ['the wrong weekday', { allowedWeekDays: ['SUNDAY'] }, {}, ['start: weekday']],
    ['no hour, with exact hours', hours, {}, ['hour: hour-missing']],
    ['an hour, with exact hours', hours, { startTime: noon }, []],
    ['no end, several allowed', multiple, {}, ['end: end-missing']],
    ['the end on the day of the start', multiple, { endDay: day('2026-06-15') }, []],
    ['the end before the start', multiple, { endDay: day('2026-06-14') }, ['end: end-before-start']],
    [
      'the same day at the same hour',
      { ...multiple, ...hours },
      { startTime: noon, endDay: day('2026-06-15') },
      ['end: end-before-start'],
    ],
    ['no plate', {}, { plates: [''] }, ['plates: plate-missing']],
    ['no plate where none is needed', { mustOrderWithPlate: false }, { plates: [''] }, []],
    [
      'a plate that is not the subscription’s',
      { shouldUseSubscriptionPlate: true },
      { plates: ['ZZ-999-ZZ'] },
      ['plates.0: plate-not-of-subscription'],
    ],
    ['a plate of the subscription', { shouldUseSubscriptionPlate: true }, { plates: ['ab 123 cd'] }, []],
    ['no zone', { hasZoneChoice: true }, {}, ['zone: zone-missing']],
    ['no zone where it selects itself', { hasZoneChoice: true, isZoneAutoSelected: true }, {}, []],
    ['a wrong e-mail', { canUseCustomEmail: true }, { customEmail: 'nobody' }, ['email: malformed']],
    ['a blank e-mail', { canUseCustomEmail: true }, { customEmail: ' ' }, []],
    ['a wrong e-mail where none is asked', {}, { customEmail: 'nobody' }, []],
    ['no e-mail', { canUseCustomEmail: true }, {}, []],
    ['more in a row than an order may have', multiple, { endDay: day('2046-06-15') }, ['end: unreachable']],
  ] as const)('%s', (_name, definition, draft, expected) => {
    expect(faults(definition as Partial<Definition>, draft)).toEqual(expected)
  })
})

describe('the defaults of a ticket request', () => {
  const option = { id: optionId('day'), duration: isoDuration('P1D'), price: cents(150), isDeleted: false }
  test('the only option is chosen, nothing else', () => {
    expect(ticketDraft(context({ options: [option] }), null, null)).toMatchObject({
      optionId: 'day',
      hasConsent: false,
      startDay: null,
      startTime: null,
      plates: [''],
      zoneId: null,
      customEmail: '',
    })
  })
  test('what there are several of is chosen by nobody but who asks, or by what is renewed', () => {
    const week = { ...option, id: optionId('week') }
    const [first, bare] = [aSubscription(), aSubscription({ id: orderId('second'), plates: [] })]
    const asked = {
      ...context({ options: [option, week], maxPlates: 2 }),
      entitlingSubscriptions: [first, bare],
    }
    expect(ticketDraft(asked, null, null)).toMatchObject({ optionId: null, subscriptionId: null })
    const renewed = aTicket({ optionId: week.id, subscriptionId: bare.id })
    expect(ticketDraft(asked, renewed, NOW)).toMatchObject({
      optionId: 'week',
      subscriptionId: 'second',
      plates: ['AB123CD'],
      startTime: null,
    })
    expect(ticketDraft({ ...asked, entitlingSubscriptions: [first] }, null, null).subscriptionId).toBe(
      first.id,
    )
  })
  test('plates that are the subscription’s are kept while it has them', () => {
    const asked = context({ shouldUseSubscriptionPlate: true })
    expect(ticketDraft(asked, aTicket(), NOW).plates).toEqual(['AB123CD'])
    const without = { ...asked, entitlingSubscriptions: [aSubscription({ plates: [] })] }
    expect(ticketDraft(without, aTicket(), NOW).plates).toEqual([])
  })
  test.each([
    [1, false, ['AA111AA']],
    [2, false, ['AA111AA', 'BB222BB']],
    [3, false, ['AA111AA', 'BB222BB', 'CC333CC']],
    [1, true, ['BB222BB']],
    [2, true, ['BB222BB', 'CC333CC']],
  ])(
    'a renewal keeps as many plates as fit in %i, of the subscription: %s',
    (maxPlates, ofSubscription, kept) => {
      const asked = context({ maxPlates, shouldUseSubscriptionPlate: ofSubscription })
      const entitlingSubscriptions = [aSubscription({ plates: dropBlankPlates(['CC333CC', 'BB222BB']) })]
      const renewed = aTicket({ plates: dropBlankPlates(['AA111AA', 'BB222BB', 'CC333CC']) })
      expect(ticketDraft({ ...asked, entitlingSubscriptions }, renewed, NOW).plates).toEqual(kept)
    },
  )
  test('plates of an older draft are in no way where the definition takes none, and only too many where it takes fewer', () => {
    const plates = ['AB-123-CD', 'EF-456-GH']
    expect(faults({ maxPlates: 0, mustOrderWithPlate: false }, { plates })).toEqual([])
    expect(faults({ maxPlates: 1 }, { plates })).toEqual(['plates: too-many-plates'])
  })
  test('nothing is kept or offered that the definition does not have', () => {
    expect(ticketDraft(context({ maxPlates: 0 }), null, null).plates).toEqual([])
    const moved = { ...context(), zoneIds: [zoneId('vm-gare'), zoneId('vm-halles')] }
    expect(ticketDraft(moved, aTicket(), NOW).zoneId).toBeNull()
  })
  test('a renewal starts on the city’s day and hour, with the same plates and zone', () => {
    const startsAt = aMoment('2026-06-16T22:30:00Z')
    const renewed = aTicket({ zoneIds: [zoneId('vm-centre'), zoneId('vm-gare')] })
    const draft = ticketDraft(context({ computeExactHourlyEnd: true }), renewed, startsAt)
    expect(draft).toMatchObject({
      startDay: '2026-06-17',
      startTime: { hour: 0, minute: 30 },
      plates: ['AB123CD'],
      zoneId: 'vm-centre',
    })
    expect(draftedStart(draft, context({ computeExactHourlyEnd: true }))).toBe(startsAt)
  })
  test('an hour that is not chosen is no start', () => {
    expect(draftedStart(full, context({ computeExactHourlyEnd: true }))).toBeNull()
  })
  const several = { isMultipleOrderAllowed: true, validityPeriod: isoDuration('P1D') }
  const weekly = { ...several, validityPeriod: isoDuration('P7D') }
  const hourly = (length: string) => ({
    ...several,
    computeExactHourlyEnd: true,
    validityPeriod: isoDuration(length),
  })
  test.each<[string, Partial<Definition>, string, number, string | null, number | null]>([
    ['none where only one is possible', {}, '2026-06-15T00:00:00+02:00', 3, null, 1],
    ['as many days', several, '2026-06-15T00:00:00+02:00', 5, '2026-06-19', 5],
    ['as many weeks', weekly, '2026-06-15T00:00:00+02:00', 2, '2026-06-28', 2],
    ['as many days over the change of clocks', several, '2026-10-24T00:00:00+02:00', 3, '2026-10-26', 3],
    ['the first where none makes as many', several, '2026-06-15T00:00:00+02:00', 401, '2026-06-15', 1],
    ['by the hour, as many', hourly('PT24H'), '2026-06-15T09:00:00+02:00', 2, '2026-06-17', 2],
    ['none within a day', hourly('PT2H'), '2026-06-15T09:00:00+02:00', 3, null, null],
    ['none that makes more of them', hourly('PT2H'), '2026-06-15T22:00:00+02:00', 3, null, null],
  ])(
    'a renewal of several in a row proposes a last day: %s',
    (_which, changes, start, ticketCount, endDay, count) => {
      const asked = context(changes)
      const draft = ticketDraft(asked, aTicket({ ticketCount }), aMoment(start))
      const order = draftedOrder(draft, asked)
      expect([draft.endDay, order?.allowed ? order.series.count : null]).toEqual([endDay, count])
    },
  )
  test('no last day is proposed without a start, nor of a first request', () => {
    for (const renewed of [aTicket({ ticketCount: 5 }), null])
      expect(ticketDraft(context(several), renewed, null).endDay).toBeNull()
  })
})
