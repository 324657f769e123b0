import { optionId } from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
import { aDefinition, aTicket } from '@parvis/shared-kernel/testing'
import { expect, test } from 'vitest'
import { createdFrom } from './created-ticket.model.ts'

const night = { id: optionId('night'), duration: null, price: cents(300), isDeleted: false }
const definition = aDefinition({ options: [night] })

test.each([
  ['costs what the definition says', {}, { price: 500 }],
  ['costs what its option says', { optionId: optionId('night') }, { price: 300 }],
  ['costs what the city says', { optionId: optionId('night'), price: cents(250) }, { price: 250 }],
  ['is one of several', { ticketCount: 3 }, { count: 3 }],
  ['is paid with an address', { shouldRequestMailForPayment: true }, { shouldRequestMail: true }],
  ['is paid without', {}, { shouldRequestMail: false }],
])('a ticket whose screen is opened again %s', (_name, changes, expected) => {
  const ticket = aTicket(changes)
  const { id, plates, startOfValidity: start, endOfValidity: end } = ticket
  expect(createdFrom(ticket, definition, null)).toMatchObject({ id, plates, start, end, ...expected })
})

test.each(['startOfValidity', 'endOfValidity'])('and has no screen without its %s', date => {
  expect(createdFrom(aTicket({ [date]: null }), definition, null)).toBeNull()
})

test.each([
  ['what was confirmed, where the city names no price', null, 1500],
  ['what the city says', cents(1800), 1800],
])('several tickets made just now cost %s', (_name, price, expected) => {
  const ticket = aTicket({ ticketCount: 3, price })
  expect(createdFrom(ticket, definition, cents(1500))?.price).toBe(expected)
})
