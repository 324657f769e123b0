import { messageChunks } from '@parvis/shared-kernel/page'
import { COMMON, REQUEST } from './message-chunks.ts'

/** Messages of the request of a ticket, with those of every form and every screen; outside the remote's entry. */
export const TICKET_MESSAGES = messageChunks(COMMON, REQUEST, {
  fr: () =>
    import(/* webpackChunkName: "words-ticket-fr" */ '../messages/ticket-request.fr.ts').then(
      m => m.ticketRequestFr,
    ),
  en: () =>
    import(/* webpackChunkName: "words-ticket-en" */ '../messages/ticket-request.en.ts').then(
      m => m.ticketRequestEn,
    ),
})
