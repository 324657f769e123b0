import { definitionId, orderId } from '@parvis/shared-kernel/ids'
import { aDefinition, aMoment, aSubscription, aTicket, NOW } from '@parvis/shared-kernel/testing'
import type { Definition } from '@parvis/shared-kernel/tickets'
import { addSeconds, toIsoIn } from '@parvis/shared-kernel/time'
import { describe, expect, test } from 'vitest'
import { isRenewalRefused, ticketRenewal } from './ticket-renewal.model.ts'

const PARIS = 'Europe/Paris'

describe('the renewal of a ticket (D3)', () => {
  const saturday = { allowedWeekDays: ['SATURDAY'] } as const
  const ended = aTicket({
    startOfValidity: aMoment('2026-06-01T00:00:00+02:00'),
    endOfValidity: aMoment('2026-06-07T23:59:59+02:00'),
  })
  const endedToday = aTicket({
    startOfValidity: aMoment('2026-06-13T00:00:00+02:00'),
    endOfValidity: aMoment('2026-06-13T11:59:58+02:00'),
  })
  const endsToday = aTicket({ ...ended, endOfValidity: aMoment('2026-06-13T19:59:59+02:00') })
  const startOf = (ticket: typeof ended, changes: Partial<Definition> = {}, id: string = ticket.id) => {
    const definition = aDefinition(changes)
    const renewal = ticketRenewal(id, definition, [ticket], [definition], NOW, PARIS)
    return renewal?.startsAt ? toIsoIn(renewal.startsAt, PARIS) : renewal?.refusal
  }
  test.each([
    [
      'starts one second after the end',
      aTicket({
        startOfValidity: aMoment('2026-06-07T00:00:00+02:00'),
        endOfValidity: aMoment('2026-06-13T23:59:59+02:00'),
      }),
      {},
      '2026-06-14T00:00:00+02:00',
    ],
    ['starts now when that has passed', ended, {}, '2026-06-13T12:00:00+02:00'],
    [
      'waits for a weekday that is allowed',
      ended,
      { allowedWeekDays: ['MONDAY'] },
      '2026-06-15T12:00:00+02:00',
    ],
    ['waits six days if it must', ended, { allowedWeekDays: ['FRIDAY'] }, '2026-06-19T12:00:00+02:00'],
    ['starts now on an allowed weekday', ended, saturday, '2026-06-13T12:00:00+02:00'],
    [
      'by the day starts on the day after one that ended today: its midnight is before that end',
      endedToday,
      {},
      '2026-06-14T12:00:00+02:00',
    ],
    ['by the day starts on the day after one that ends today', endsToday, {}, '2026-06-14T20:00:00+02:00'],
    [
      'of what was refused starts today, whatever that asked for',
      aTicket({ ...endedToday, status: 'rejected' }),
      {},
      '2026-06-13T12:00:00+02:00',
    ],
    ['by the hour starts now', endedToday, { computeExactHourlyEnd: true }, '2026-06-13T12:00:00+02:00'],
    [
      'by the hour starts a second after the end',
      endsToday,
      { computeExactHourlyEnd: true },
      '2026-06-13T20:00:00+02:00',
    ],
    ['is not yet before 80 %, nor in any other case of renewability.test.ts', aTicket(), {}, 'too-early'],
  ] as const)('%s', (_name, ticket, definition, expected) => {
    expect(startOf(ticket, definition as Partial<Definition>)).toBe(expected)
  })
  test.each([
    ['is not by its own definition when there is a next', true, null, 'another-offer'],
    ['names the next one when that is closed', false, 'Suivante', 'plan-closed'],
  ] as const)('%s', (_name, isOpen, nextPlanName, refusal) => {
    const next = aDefinition({ id: definitionId('next'), name: 'Suivante', isOpen })
    const its = aDefinition({ nextPlanId: next.id })
    const renewal = ticketRenewal(ended.id, its, [ended], [its, next], NOW, PARIS)
    expect(renewal).toMatchObject({ name: its.name, nextPlanName, refusal })
  })
  test('starts now to the second', () => {
    const [definition, now] = [aDefinition(), addSeconds(NOW, 30)]
    expect(ticketRenewal(ended.id, definition, [ended], [definition], now, PARIS)?.startsAt).toBe(now)
  })
  test('is not of a subscription that is numbered alike', () => {
    const rights = [aSubscription({ id: orderId(ended.id) }), ended]
    expect(ticketRenewal(ended.id, aDefinition(), rights, [aDefinition()], NOW, PARIS)?.ticket).toBe(ended)
  })
  test('is none of a ticket that this person does not hold', () => {
    expect(startOf(ended, {}, 'of-somebody-else')).toBeUndefined()
  })
  test.each([
    ['nothing, where it renews', ended, aDefinition(), false],
    ['nothing, while the ticket runs', aTicket(), aDefinition(), false],
    ['the request, by a closed definition', ended, aDefinition({ isOpen: false }), true],
  ])('prevents %s', (_name, ticket, definition, isRefused) => {
    const renewal = ticketRenewal(ticket.id, definition, [ticket], [definition], NOW, PARIS)
    expect(isRenewalRefused(renewal)).toBe(isRefused)
  })
  test('prevents nothing where none is asked for', () => {
    expect(isRenewalRefused(null)).toBe(false)
  })
})
