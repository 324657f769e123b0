import type { Definition, TicketStepContext } from '@parvis/shared-kernel/tickets'
import { useMessages } from '../../use-messages.ts'

interface RemainingTicketsProps {
  readonly definition: Definition
  /** The city's count; until it answers, the count derived from known rights. */
  readonly count: ReturnType<TicketStepContext['remaining']>
  /** Counted over a subscription's validity, not over the year. */
  readonly isOfSubscription: boolean
}

export function RemainingTickets({ definition, count, isOfSubscription }: RemainingTicketsProps) {
  const { t } = useMessages()
  const max = definition.maximumTicketNumberPerYear
  if (count === null || max === null) return null
  return <span>{t(isOfSubscription ? 'remaining.period' : 'remaining', { count, max })}</span>
}
