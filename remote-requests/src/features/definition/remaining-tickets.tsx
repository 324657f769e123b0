import type { Definition, TicketStepContext } from '@parvis/shared-kernel/tickets'
import { useMessages } from '../../use-messages.ts'

interface RemainingTicketsProps {
  readonly definition: Definition
  /** The city's count; until it answers, the count derived from known rights. */
  readonly count: ReturnType<TicketStepContext['remaining']>
}

export function RemainingTickets({ definition, count }: RemainingTicketsProps) {
  const { t } = useMessages()
  const max = definition.maximumTicketNumberPerYear
  return count === null || max === null ? null : <span>{t('remaining', { count, max })}</span>
}
