import type { TicketId, ZoneId } from '@parvis/shared-kernel/ids'
import type { Cents } from '@parvis/shared-kernel/money'
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
  /** What the citizen confirmed just now, whose payment starts at once; null when the screen is reopened. */
  readonly confirmed: Cents | null
  readonly isToPay: boolean
}

/**
 * Ticket as the city returns it; null without dates.
 * @param confirmed what was confirmed, where the city names no price: by its definition several tickets cost one
 */
export function createdFrom(
  ticket: Ticket,
  definition: Definition,
  confirmed: Cents | null,
): CreatedTicket | null {
  const { id, plates, zoneIds, startOfValidity: start, endOfValidity: end, ticketCount: count } = ticket
  if (start === null || end === null) return null
  const price = ticket.price ?? confirmed ?? rightPrice(ticket, definition)
  const shouldRequestMail = ticket.shouldRequestMailForPayment
  return { id, plates, zoneIds, start, end, count, price, shouldRequestMail }
}
