import { PAGES } from '@parvis/shared-kernel/paths'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Language } from '../../http/language.ts'
import { letterMail, periodOf } from '../../mail/letter.ts'
import type { Mail } from '../../mail/mail.ts'
import type { City } from '../config/city.ts'

/** All of it is the city's words: a stranger's are never in a mail of the city, not even their plate. */
export interface TicketFacts {
  /** Name of the definition. */
  product: string
  /** The id by which whoever asked for it sees it. */
  reference: string
  from: Instant | null
  to: Instant | null
  isGranted: boolean
}

/** Of a ticket whose dates nobody knows yet. */
const NO_PERIOD = { shape: 'other', day: '–', start: '–', end: '–' } as const

/** Tells the other address that was given with a ticket what the ticket is. Only whoever asked for it can open it. */
export const ticketMail = (
  to: string,
  lang: Language,
  city: City,
  { from, to: until, ...facts }: TicketFacts,
): Mail => {
  const reader = { to, lang, city }
  const period = from === null || until === null ? NO_PERIOD : periodOf(reader, from, until)
  const open = new URL(PAGES.support, city.portals[0]).href
  return letterMail(reader, 'ticket.visitor', { ...facts, ...period }, { open })
}
