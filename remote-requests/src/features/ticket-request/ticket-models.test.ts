import { offerId, optionId, orderId, ticketId, zoneId } from '@parvis/shared-kernel/ids'
import { dropBlankPlates } from '@parvis/shared-kernel/plates'
import { aDefinition, aMoment, aSubscriber, aSubscription, aTicket, NOW } from '@parvis/shared-kernel/testing'
import {
  type Definition,
  type TicketDraft,
  type TicketStepContext,
  ticketDraft,
} from '@parvis/shared-kernel/tickets'
import { type Day, day, isoDuration } from '@parvis/shared-kernel/time'
import { describe, expect, test } from 'vitest'
import { overlapped } from './overlapped.model.ts'
import { changedBody, newBody, type TicketChange } from './ticket-body.model.ts'
import { ticketPayload } from './ticket-payload.model.ts'

const PARIS = 'Europe/Paris'
const on = (text: string) => day(text) as Day
const fleet = aSubscription({
  id: orderId('fleet'),
  planId: offerId('fleet'),
  plates: dropBlankPlates(['GB-205-DE']),
})
const own = { scopes: [{ offerId: offerId('resident'), optionIds: [] }], shouldUseSubscriptionPlate: true }
const several = { isMultipleOrderAllowed: true, validityPeriod: isoDuration('P1D') }
const hourly = { computeExactHourlyEnd: true, validityPeriod: isoDuration('PT2H') }

const context = (
  changes: Partial<Definition> = {},
  more: Partial<TicketStepContext> = {},
): TicketStepContext => ({
  definition: aDefinition(changes),
  subscriber: aSubscriber(),
  entitlingSubscriptions: [aSubscription(), fleet],
  rights: [],
  zoneIds: [zoneId('vm-centre'), zoneId('vm-gare')],
  now: NOW,
  timeZone: PARIS,
  remaining: () => null,
  ...more,
})
const first = (where: TicketStepContext, changes: Partial<TicketDraft> = {}) =>
  newBody(ticketId('t-1'), { ...ticketDraft(where, null, null), ...changes })
const after = (change: TicketChange, definition: Partial<Definition>, changes: Partial<TicketDraft> = {}) =>
  changedBody(first(context(definition), changes), change, context(definition)).draft

describe('the answers of a ticket request', () => {
  test.each<[string, TicketChange, Partial<Definition>, Partial<TicketDraft>, Partial<TicketDraft>]>([
    [
      'a start proposes that day as the last one',
      { kind: 'start-day', to: on('2026-06-15') },
      several,
      {},
      { endDay: on('2026-06-15') },
    ],
    [
      'a later last day stays',
      { kind: 'start-day', to: on('2026-06-15') },
      several,
      { startDay: on('2026-06-18'), endDay: on('2026-06-20') },
      { endDay: on('2026-06-20') },
    ],
    [
      'a last day before the new start moves with it',
      { kind: 'start-day', to: on('2026-06-21') },
      several,
      { endDay: on('2026-06-20') },
      { endDay: on('2026-06-21') },
    ],
    [
      'one day stays one day when it is moved to an earlier one',
      { kind: 'start-day', to: on('2026-06-15') },
      several,
      { startDay: on('2026-06-20'), endDay: on('2026-06-20') },
      { endDay: on('2026-06-15') },
    ],
    [
      'one day goes with its start, which is being typed anew',
      { kind: 'start-day', to: null },
      { ...several, ...hourly },
      { startDay: on('2026-06-20'), endDay: on('2026-06-20') },
      { endDay: null },
    ],
    [
      'by the hour the same day is no end',
      { kind: 'start-day', to: on('2026-06-15') },
      { ...several, ...hourly },
      {},
      { endDay: null },
    ],
    [
      'by the hour an end on that day stays',
      { kind: 'start-day', to: on('2026-06-15') },
      { ...several, ...hourly },
      { endDay: on('2026-06-15') },
      { endDay: on('2026-06-15') },
    ],
    ['one ticket has no last day', { kind: 'start-day', to: on('2026-06-15') }, {}, {}, { endDay: null }],
    [
      'a start in this moment is the day and the minute of the city',
      { kind: 'start-now', to: aMoment('2026-06-14T22:05:59Z') },
      hourly,
      {},
      { startDay: on('2026-06-15'), startTime: { hour: 0, minute: 5 }, endDay: null },
    ],
    [
      'a start in this moment leaves a later last day, and no earlier one',
      { kind: 'start-now', to: aMoment('2026-06-15T10:00:00Z') },
      { ...several, ...hourly },
      { endDay: on('2026-06-14') },
      { startDay: on('2026-06-15'), startTime: { hour: 12, minute: 0 }, endDay: null },
    ],
    [
      'another subscription keeps none of the plates of the first',
      { kind: 'subscription', to: orderId('fleet') },
      own,
      { plates: ['AB-123-CD', 'gb 205 de'] },
      { plates: ['gb 205 de'] },
    ],
    [
      'free plates stay whatever the subscription',
      { kind: 'subscription', to: orderId('fleet') },
      {},
      { plates: ['AB-123-CD'] },
      { plates: ['AB-123-CD'] },
    ],
  ])('%s', (_name, change, definition, before, expected) => {
    expect(after(change, definition, before)).toMatchObject(expected)
  })

  test('a step is done once, and another ticket has another id and the same answers', () => {
    const where = context()
    const done = { kind: 'done', step: 'detail' } as const
    const body = changedBody(changedBody(first(where), done, where), done, where)
    expect(body.completed).toEqual(['detail'])
    const other = changedBody(body, { kind: 'another', id: ticketId('t-2') }, where)
    expect(other).toEqual({ ...body, id: 't-2' })
  })
})

describe('what is sent to the city (first document §3)', () => {
  const full = { startDay: on('2026-06-15'), plates: ['ab 123 cd', ''], customEmail: ' v@example.org ' }
  const sent = (definition: Partial<Definition>, changes: Partial<TicketDraft> = {}) =>
    ticketPayload(first(context(definition), { ...full, ...changes }).draft, context(definition))

  test('nothing while no start is known', () => {
    expect(sent({}, { startDay: null })).toBeNull()
    expect(sent(hourly)).toBeNull()
  })
  test('a day begins at the city’s midnight, plates in their one form, no blank one', () => {
    expect(sent({})).toEqual({
      parkingRightDefinitionId: 'visitor',
      startOfValidity: '2026-06-15T00:00:00+02:00',
      desiredEndOfValidity: null,
      subscriptionId: null,
      subscriptionPlanId: null,
      plates: ['AB123CD'],
      validityAreaId: null,
      customEmail: null,
      selectedOptionId: null,
    })
  })
  test.each<[string, Partial<Definition>, Partial<TicketDraft>, object]>([
    [
      'the last second of the last day',
      several,
      { startDay: on('2026-10-24'), endDay: on('2026-10-25') },
      { desiredEndOfValidity: '2026-10-25T23:59:59+01:00' },
    ],
    [
      'no last day where one ticket is made',
      {},
      { endDay: on('2026-06-20') },
      { desiredEndOfValidity: null },
    ],
    [
      'an hour that clocks skip is the one that follows',
      hourly,
      { startDay: on('2027-03-28'), startTime: { hour: 2, minute: 30 } },
      { startOfValidity: '2027-03-28T03:30:00+02:00' },
    ],
    [
      'the subscription with its plan',
      own,
      { subscriptionId: orderId('fleet') },
      { subscriptionId: 'fleet', subscriptionPlanId: 'fleet' },
    ],
    [
      'the zone where it is chosen',
      { hasZoneChoice: true },
      { zoneId: zoneId('vm-gare') },
      { validityAreaId: 'vm-gare' },
    ],
    ['no zone where none is chosen', {}, { zoneId: zoneId('vm-gare') }, { validityAreaId: null }],
    [
      'no zone where it selects itself',
      { hasZoneChoice: true, isZoneAutoSelected: true },
      { zoneId: zoneId('vm-gare') },
      { validityAreaId: null },
    ],
    ['the other address, trimmed', { canUseCustomEmail: true }, {}, { customEmail: 'v@example.org' }],
    ['no blank address', { canUseCustomEmail: true }, { customEmail: ' ' }, { customEmail: null }],
    ['the option', {}, { optionId: optionId('day') }, { selectedOptionId: 'day' }],
  ])('%s', (_name, definition, changes, expected) => {
    expect(sent(definition, changes)).toMatchObject(expected)
  })
})

describe('the warning of an overlap', () => {
  const held = aTicket()
  const where = context(several, { rights: [held] })
  const asked = (changes: Partial<TicketDraft>) =>
    overlapped(first(where, { plates: ['AB-123-CD'], ...changes }).draft, where)
  const days = (from: string, to: string) => ({ startDay: on(from), endDay: on(to) })
  test.each([
    ['the same plate on the last day', days('2026-06-16', '2026-06-16'), held],
    ['the day after', days('2026-06-17', '2026-06-17'), null],
    ['another plate', { ...days('2026-06-16', '2026-06-16'), plates: ['GB-205-DE'] }, null],
    ['no day yet', { startDay: null }, null],
  ] as const)('%s', (_name, changes, expected) => expect(asked(changes)).toBe(expected))
  test('on the last of several days', () => {
    const later = aTicket({
      startOfValidity: aMoment('2026-06-18T00:00:00+02:00'),
      endOfValidity: aMoment('2026-06-18T23:59:59+02:00'),
    })
    const where = context(several, { rights: [later] })
    const until = (last: string) => ({ plates: ['AB-123-CD'], ...days('2026-06-17', last) })
    expect(overlapped(first(where, until('2026-06-18')).draft, where)).toBe(later)
    expect(overlapped(first(where, until('2026-06-17')).draft, where)).toBeNull()
  })
  test('in the only zone that is left, whatever was drafted', () => {
    const left = { rights: [held], zoneIds: [zoneId('vm-centre')] }
    const where = context({ ...several, hasZoneChoice: true }, left)
    const gone = { plates: ['AB-123-CD'], zoneId: zoneId('vm-gare'), ...days('2026-06-16', '2026-06-16') }
    const { draft } = first(where, gone)
    expect(overlapped(draft, where)).toBe(held)
    expect(ticketPayload(draft, where)).toMatchObject({ validityAreaId: 'vm-centre' })
  })
  test('is not of a subscription that is numbered alike', () => {
    const where = context(several, { rights: [aSubscription({ ...held, kind: 'subscription' } as never)] })
    const changes = { plates: ['AB-123-CD'], ...days('2026-06-16', '2026-06-16') }
    expect(overlapped(first(where, changes).draft, where)).toBeNull()
  })
  test.each([
    ['the zone of its own', {}, 'vm-centre', held],
    ['another zone', {}, 'vm-gare', null],
    ['the zone of its subscription, whatever was drafted', { isZoneAutoSelected: true }, 'vm-gare', held],
  ] as const)('where zones are chosen, in %s', (_name, definition, zone, expected) => {
    const where = context({ ...several, hasZoneChoice: true, ...definition }, { rights: [held] })
    const changes = { plates: ['AB-123-CD'], zoneId: zoneId(zone), ...days('2026-06-16', '2026-06-16') }
    expect(overlapped(first(where, changes).draft, where)).toBe(expected)
  })
})
