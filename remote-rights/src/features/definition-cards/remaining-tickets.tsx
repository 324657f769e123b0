import type { Subscription, Ticket } from '@parvis/shared-kernel/orders'
import { useQuery, useRemote } from '@parvis/shared-kernel/remote'
import { type Definition, estimateRemaining } from '@parvis/shared-kernel/tickets'
import type { Instant } from '@parvis/shared-kernel/time'
import { TicketIcon } from '@parvis/shared-kernel/ui/icon'
import { useSubscriber } from '../../rights-data/use-subscriber.ts'
import { useMessages } from '../../use-messages.ts'
import styles from './definition-cards.module.css'
import { ticketNumberQuery } from './definition-cards.queries.ts'

interface RemainingTicketsProps {
  readonly definition: Definition
  readonly maximum: number
  readonly subscriptions: readonly Subscription[]
  readonly tickets: readonly Ticket[]
  readonly now: Instant
}

/** "Encore 14 tickets cette année, sur 20" (first document §9). */
export function RemainingTickets({
  definition,
  maximum,
  subscriptions,
  tickets,
  now,
}: RemainingTicketsProps) {
  const { t } = useMessages()
  const { api, config } = useRemote()
  const { subscriberId } = useSubscriber()
  const estimate = estimateRemaining(definition, subscriptions, tickets, now, config.timeZone)
  const asked = {
    definitionId: definition.id,
    subscriberId,
    year: estimate.year,
    activeRightUsedId: estimate.subscriptionId,
  }
  const { data } = useQuery(ticketNumberQuery(api, asked, estimate.count))
  // Without the city's answer, the estimate from this page's tickets suffices.
  const count = data ?? estimate.count
  if (count === null) return null
  const messageId = estimate.isOfSubscription ? 'definitions.remaining-period' : 'definitions.remaining'
  return (
    <p className={`${styles.remaining} ${count === 0 ? styles.none : ''}`}>
      <TicketIcon size={18} className={styles.icon} />
      <span>
        <span>{t(messageId, { count })}</span>{' '}
        <span className={styles.of}>{t('definitions.of', { maximum })}</span>
      </span>
    </p>
  )
}
