import type { Offer } from '@parvis/shared-kernel/offers'
import { fakeSubscriber } from '@parvis/shared-kernel/testing'
import type { Definition } from '@parvis/shared-kernel/tickets'
import { instant } from '@parvis/shared-kernel/time'
import { definitionFromWire, offerFromWire } from '@parvis/shared-kernel/wire'
import { describe, expect, it } from 'vitest'
import { fakeDefinition, fakeOffer } from '../testing/fake-city.ts'
import { checklistOf } from './checklist.model.ts'
import { earliestStart, holidayLimit, startWeekdays } from './start.model.ts'

const offer = (changes: object = {}): Offer => offerFromWire(fakeOffer(changes) as never)
const definition = (changes: object = {}): Definition => definitionFromWire(fakeDefinition(changes) as never)
const city = { timeZone: 'Europe/Paris', holidayCalendar: 'spec-fr' } as const
/** A Thursday. */
const thursday = instant('2026-12-24T10:00:00+01:00')!

describe('the first day on which a request may start', () => {
  it.each([
    ['is today without rules', offer(), '2026-12-24'],
    ['is the city’s today, whatever the machine’s', offer(), '2026-12-24'],
    ['leaves the blocked days out', offer({ blockedPeriodFromStartOfValidityInDays: 3 }), '2026-12-27'],
    ['waits for an allowed weekday', offer({ mustStartOnWeekDays: ['MONDAY'] }), '2026-12-28'],
    [
      'waits for the holidays to pass',
      offer({ blockedPeriodFromStartOfValidityInDays: 1, mustNotStartOnFreeDays: true }),
      '2026-12-27',
    ],
    [
      'waits for a special range to pass',
      offer({ mustNotStartOnSpecialDays: [{ start: '2026-12-20', end: '2027-01-03' }] }),
      '2027-01-04',
    ],
    ['is the ticket’s next weekday', definition(), '2026-12-26'],
  ])('%s', (_words, plan, day) => {
    expect(earliestStart(plan, city, thursday)).toBe(day)
  })

  it.each([
    ['the day on which the renewed right ends', offer(), '2027-01-20T00:00:00+01:00', '2027-01-20'],
    [
      'the first day after it that the offer allows',
      offer({ mustStartOnWeekDays: ['MONDAY'] }),
      '2027-01-20T00:00:00+01:00',
      '2027-01-25',
    ],
    ['today when it has ended', offer(), null, '2026-12-24'],
  ])('is, of a renewal, %s', (_words, plan, notBefore, day) => {
    expect(earliestStart(plan, city, thursday, notBefore === null ? null : instant(notBefore))).toBe(day)
  })

  it('is none where no day will ever do', () => {
    const closed = offer({ mustNotStartOnSpecialDays: [{ start: '2026-01-01', end: '2099-12-31' }] })
    expect(earliestStart(closed, city, thursday)).toBeNull()
  })
})

describe('the limits that are said', () => {
  it('name weekdays from Monday on, and none where every day will do', () => {
    expect(startWeekdays(offer({ mustStartOnWeekDays: ['SATURDAY', 'MONDAY'] }))).toEqual([
      'MONDAY',
      'SATURDAY',
    ])
    expect(startWeekdays(offer())).toEqual([])
    expect(startWeekdays(definition())).toEqual(['SATURDAY', 'SUNDAY'])
  })

  it.each([
    [offer({ mustNotStartOnFreeDays: true }), 'all'],
    [offer({ mustNotStartOnFreeDays: ['christmas'] }), 'some'],
    [offer(), 'none'],
    [definition(), 'none'],
  ])('say how holidays count', (plan, limit) => {
    expect(holidayLimit(plan)).toBe(limit)
  })
})

describe('what to prepare', () => {
  const kinds = (plan: Offer | Definition) => checklistOf(plan, fakeSubscriber()).map(({ kind }) => kind)

  it('follows the steps of the request', () => {
    expect(kinds(offer())).toEqual(['address', 'plates', 'field', 'evidence', 'evidence'])
    expect(kinds(definition())).toEqual(['address', 'plates'])
  })

  it('leaves out plates that are not asked and fields that are gone', () => {
    const procedure = {
      customFields: [{ key: 'old', label: 'Ancien', deleted: true }],
      supportingEvidences: [],
    }
    expect(
      kinds(offer({ nbMaxPlates: 0, mustContainPlate: false, applicationProcedure: procedure })),
    ).toEqual(['address'])
  })

  it.each([
    ['the home', offer(), fakeSubscriber(), true],
    ['the company, which is not known', offer({ professional: true }), fakeSubscriber(), false],
    ['the home, which is empty', offer(), fakeSubscriber({ address: null }), false],
  ])('counts the address of %s', (_whose, plan, subscriber, isKnown) => {
    expect(checklistOf(plan, subscriber)[0]).toMatchObject({ kind: 'address', isKnown })
  })
})
