import type { Locale } from '@parvis/shared-kernel/formats'
import { PAGES } from '@parvis/shared-kernel/paths'
import type { Instant } from '@parvis/shared-kernel/time'
import { letterMail, periodOf } from '../../mail/letter.ts'
import type { Mail } from '../../mail/mail.ts'
import type { City } from '../config/city.ts'

/** Contains only the city's texts: no input of a stranger, not even a plate, enters a city mail. */
export interface TicketFacts {
  /** Name of the definition. */
  product: string
  /** Id shown to the requester. */
  reference: string
  from: Instant | null
  to: Instant | null
  /** Valid, waiting for its payment or the city, or come to nothing. */
  state: 'granted' | 'awaited' | 'lost'
}

/** For a ticket without dates yet. */
const NO_PERIOD = { shape: 'other', day: '–', start: '–', end: '–' } as const

/** Describes a ticket to the other address given with it. Only the requester can open the ticket. */
export const ticketMail = (
  to: string,
  lang: Locale,
  city: City,
  { from, to: until, ...facts }: TicketFacts,
): Mail => {
  const reader = { to, lang, city }
  const period = from === null || until === null ? NO_PERIOD : periodOf(reader, from, until)
  const open = new URL(PAGES.support, city.portals[0]).href
  return letterMail(reader, 'ticket.visitor', { ...facts, ...period }, { open })
}
