import * as v from 'valibot'
import { definitionId, orderId, ticketId } from '../ids/index.ts'
import type { Ticket } from '../orders/index.ts'
import { countWire, idFromWire, idWire, instantWire, plateTextWire } from './primitives.wire.ts'
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

/** POST /api/tickets (first document §3, ticket creation payload). */
export const ticketCreationWire = v.object({
  /** Made by the client (D14). */
  id: v.nullish(v.pipe(v.string(), v.uuid())),
  parkingRightDefinitionId: idWire,
  startOfValidity: instantWire,
  subscriptionId: v.nullish(idWire),
  subscriptionPlanId: v.nullish(idWire),
  plates: v.pipe(v.array(plateTextWire), v.maxLength(100)),
  validityAreaId: v.nullish(idWire),
  desiredEndOfValidity: v.nullish(instantWire),
  customEmail: v.nullish(v.pipe(v.string(), v.maxLength(80))),
  selectedOptionId: v.nullish(idWire),
})
export type TicketCreationWire = v.InferOutput<typeof ticketCreationWire>

export const ticketCreatedWire = v.object({ id: v.string(), shouldRequestMailForPayment: v.boolean() })
export type TicketCreatedWire = v.InferOutput<typeof ticketCreatedWire>

/** GET …/ticket-number: remaining tickets, as a bare number; null without a limit. */
export const ticketNumberWire = v.nullable(v.pipe(v.number(), v.integer()))
export type TicketNumberWire = v.InferOutput<typeof ticketNumberWire>
