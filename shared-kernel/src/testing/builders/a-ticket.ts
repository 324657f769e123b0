import { definitionId, ticketId, zoneId } from '../../ids/index.ts'
import type { Ticket } from '../../orders/index.ts'
import { dropBlankPlates } from '../../plates/index.ts'
import { aMoment } from './a-moment.ts'

/** A visitor's granted ticket for the week of 13 June 2026. */
export const aTicket = (changes: Partial<Omit<Ticket, 'kind'>> = {}): Ticket => ({
  kind: 'ticket',
  id: ticketId('0197a000-0000-7000-8000-0000000000a1'),
  planId: definitionId('visitor'),
  status: 'granted',
  rawStatus: 'ACCEPTED',
  startOfValidity: aMoment('2026-06-10T00:00:00+02:00'),
  endOfValidity: aMoment('2026-06-16T23:59:59+02:00'),
  createdAt: aMoment('2026-06-09T18:00:00+02:00'),
  plates: dropBlankPlates(['AB-123-CD']),
  zoneIds: [zoneId('vm-centre')],
  plateHistory: null,
  optionId: null,
  price: null,
  canWithdraw: false,
  isCurrentlyShared: false,
  shouldRequestMailForPayment: false,
  operationIds: [],
  isPaymentPending: false,
  subscriptionId: null,
  ticketCount: 1,
  ...changes,
})
