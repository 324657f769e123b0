import type { TicketId } from '@parvis/shared-kernel/ids'
import { rightPrice, type Ticket } from '@parvis/shared-kernel/orders'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import type { Plate } from '@parvis/shared-kernel/plates'
import type { Definition, TicketSeries } from '@parvis/shared-kernel/tickets'
import type { Instant } from '@parvis/shared-kernel/time'

/** A ticket that was asked for, or several in a row. */
export interface CreatedTicket extends TicketSeries {
  readonly id: TicketId
  readonly start: Instant
  readonly plates: readonly Plate[]
  /** Payment cannot start without an address. */
  readonly shouldRequestMail: boolean
}

/** What the screens of a new ticket are given. */
export interface CreatedTicketProps {
  readonly definition: Definition
  readonly ticket: CreatedTicket
  /** It was made just now, and has to be paid for at once; false when its screen is opened again. */
  readonly isNew: boolean
  readonly isToPay: boolean
}

/** The page of a ticket, among the rights. */
export const ticketPath = (id: TicketId): string => pathTo(PAGES.ticket, { ticketId: id })

/** As the city has it, for a screen that is opened again; null for one whose dates it does not say. */
export function createdFrom(ticket: Ticket, definition: Definition): CreatedTicket | null {
  const { id, plates, startOfValidity: start, endOfValidity: end, ticketCount: count } = ticket
  if (start === null || end === null) return null
  const price = rightPrice(ticket, definition)
  return { id, plates, start, end, count, price, shouldRequestMail: ticket.shouldRequestMailForPayment }
}
