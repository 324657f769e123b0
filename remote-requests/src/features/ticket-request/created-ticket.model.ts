import type { TicketId, ZoneId } from '@parvis/shared-kernel/ids'
import type { Zone } from '@parvis/shared-kernel/offers'
import { rightPrice, type Ticket } from '@parvis/shared-kernel/orders'
import type { Plate } from '@parvis/shared-kernel/plates'
import type { Definition, TicketSeries } from '@parvis/shared-kernel/tickets'
import type { Instant } from '@parvis/shared-kernel/time'

/** A requested ticket, or several consecutive ones. */
export interface CreatedTicket extends TicketSeries {
  readonly id: TicketId
  readonly start: Instant
  readonly plates: readonly Plate[]
  readonly zoneIds: readonly ZoneId[]
  /** Payment requires an e-mail address first. */
  readonly shouldRequestMail: boolean
}

export interface CreatedTicketProps {
  readonly definition: Definition
  readonly ticket: CreatedTicket
  /** Of the city; empty while unknown. */
  readonly zones: readonly Zone[]
  /** Created just now, so payment starts at once; false when the screen is reopened. */
  readonly isNew: boolean
  readonly isToPay: boolean
}

/** Ticket as the city returns it, for a reopened screen; null without dates. */
export function createdFrom(ticket: Ticket, definition: Definition): CreatedTicket | null {
  const { id, plates, zoneIds, startOfValidity: start, endOfValidity: end, ticketCount: count } = ticket
  if (start === null || end === null) return null
  const price = rightPrice(ticket, definition)
  const shouldRequestMail = ticket.shouldRequestMailForPayment
  return { id, plates, zoneIds, start, end, count, price, shouldRequestMail }
}
