import { expect, test } from 'vitest'
import { definitionId, offerId, orderId, ticketId } from '../ids/index.ts'
import { aDefinition, aMoment, aSubscription, aTicket, NOW } from '../testing/builders/index.ts'
import { estimateRemaining } from './remaining-estimate.ts'

const PARIS = 'Europe/Paris'
const visitor = aDefinition({ maximumTicketNumberPerYear: 20 })
const ticket = (id: string, changes = {}) => aTicket({ id: ticketId(id), ...changes })

test('tickets of this civil year are counted, those that came to nothing are given back', () => {
  const tickets = [
    ticket('used'),
    ticket('canceled', { status: 'canceled' }),
    ticket('last-year', { startOfValidity: aMoment('2025-12-31T23:59:59+01:00') }),
    ticket('another', { planId: definitionId('other') }),
  ]
  expect(estimateRemaining(visitor, [], tickets, NOW, PARIS)).toEqual({
    year: 2026,
    carrierId: undefined,
    count: 19,
  })
})

test('the year is the city’s: at 23:30 in Paris it is next year already in Auckland', () => {
  const newYearsEve = aMoment('2026-12-31T23:30:00+01:00')
  expect(estimateRemaining(visitor, [], [], newYearsEve, PARIS).year).toBe(2026)
  expect(estimateRemaining(visitor, [], [], newYearsEve, 'Pacific/Auckland').year).toBe(2027)
})

test('the subscription that carries the tickets is named to the city', () => {
  const definition = aDefinition({
    maximumTicketNumberPerYear: 20,
    scopes: [{ offerId: offerId('resident'), optionIds: [] }],
  })
  const held = aSubscription({ id: orderId('held') })
  expect(estimateRemaining(definition, [held], [], NOW, PARIS).carrierId).toBe('held')
})

test('without a limit there is nothing to count', () => {
  expect(estimateRemaining(aDefinition(), [], [], NOW, PARIS).count).toBeNull()
})
