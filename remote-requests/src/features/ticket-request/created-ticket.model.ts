import type { TicketId } from '@parvis/shared-kernel/ids'
import { rightPrice, type Ticket } from '@parvis/shared-kernel/orders'
import type { Plate } from '@parvis/shared-kernel/plates'
import type { Definition, TicketSeries } from '@parvis/shared-kernel/tickets'
import type { Instant } from '@parvis/shared-kernel/time'

/** A requested ticket, or several consecutive ones. */
export interface CreatedTicket extends TicketSeries {
  readonly id: TicketId
  readonly start: Instant
  readonly plates: readonly Plate[]
  /** Payment requires an e-mail address first. */
  readonly shouldRequestMail: boolean
}

export interface CreatedTicketProps {
  readonly definition: Definition
  readonly ticket: CreatedTicket
  /** Created just now, so payment starts at once; false when the screen is reopened. */
  readonly isNew: boolean
  readonly isToPay: boolean
}

/** Ticket as the city returns it, for a reopened screen; null without dates. */
export function createdFrom(ticket: Ticket, definition: Definition): CreatedTicket | null {
  const { id, plates, startOfValidity: start, endOfValidity: end, ticketCount: count } = ticket
  if (start === null || end === null) return null
  const price = rightPrice(ticket, definition)
  return { id, plates, start, end, count, price, shouldRequestMail: ticket.shouldRequestMailForPayment }
}
