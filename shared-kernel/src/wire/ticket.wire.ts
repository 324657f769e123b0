import * as v from 'valibot'
import { definitionId, orderId, ticketId } from '../ids/index.ts'
import type { Ticket } from '../orders/index.ts'
import { countWire, idFromWire } from './primitives.wire.ts'
import { rightEntries, rightFromWire, rightToWire } from './right.wire.ts'
import type { Vocabulary } from './status.wire.ts'

/** Parking right request (first document §3). `id` and `parkingRightRequestId` are equivalent; either is accepted. */
const ticketEntries = {
  ...rightEntries,
  parkingRightDefinitionId: v.string(),
  subscriptionId: v.nullish(v.string()),
  selectedOptionId: v.nullish(v.string()),
  /** Number of consecutive tickets in the order; one when missing. */
  ticketCount: v.nullish(countWire),
}
export const ticketWire = v.union([
  v.object({ id: v.nullish(v.string()), parkingRightRequestId: v.string(), ...ticketEntries }),
  v.object({ id: v.string(), parkingRightRequestId: v.nullish(v.string()), ...ticketEntries }),
])
export type TicketWire = v.InferOutput<typeof ticketWire>
/** GET /api/tickets */
export const ticketsWire = v.array(ticketWire)

export const ticketFromWire = (wire: TicketWire): Ticket => ({
  ...rightFromWire(wire, wire.selectedOptionId),
  kind: 'ticket',
  id: ticketId(wire.parkingRightRequestId ?? wire.id ?? ''),
  planId: definitionId(wire.parkingRightDefinitionId),
  subscriptionId: idFromWire(wire.subscriptionId, orderId),
  ticketCount: wire.ticketCount ?? 1,
})

export const ticketToWire = (ticket: Ticket, vocabulary: Vocabulary): TicketWire => ({
  ...rightToWire(ticket, vocabulary),
  id: ticket.id,
  parkingRightRequestId: ticket.id,
  parkingRightDefinitionId: ticket.planId,
  subscriptionId: ticket.subscriptionId,
  selectedOptionId: ticket.optionId,
  ticketCount: ticket.ticketCount,
})

/** GET …/ticket-number: remaining tickets, as a bare number; null without a limit. */
export const ticketNumberWire = v.nullable(v.pipe(v.number(), v.integer()))
export type TicketNumberWire = v.InferOutput<typeof ticketNumberWire>
