import * as PAGES from './pages.ts'
import { pathTo } from './path-to.ts'

interface RightName {
  readonly kind: 'subscription' | 'ticket'
  readonly id: string
}

/** The page of a right, whatever its kind. */
export const rightPath = ({ kind, id }: RightName): string =>
  kind === 'ticket'
    ? pathTo(PAGES.ticket, { ticketId: id })
    : pathTo(PAGES.subscription, { subscriptionId: id })

/** Path of its payment's outcome. */
export const rightPaymentsPath = ({ kind, id }: RightName): string =>
  kind === 'ticket'
    ? pathTo(PAGES.ticketPayments, { ticketId: id })
    : pathTo(PAGES.subscriptionPayments, { subscriptionId: id })

interface PlanName {
  readonly kind: 'offer' | 'definition'
  readonly id: string
}

/** Page on which a plan is requested, whatever its kind. */
export const planPath = ({ kind, id }: PlanName): string =>
  kind === 'offer' ? pathTo(PAGES.offer, { offerId: id }) : pathTo(PAGES.definition, { definitionId: id })
