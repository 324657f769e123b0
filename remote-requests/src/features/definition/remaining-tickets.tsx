import type { Definition, TicketStepContext } from '@parvis/shared-kernel/tickets'
import { useWords } from '../../words.ts'

interface RemainingTicketsProps {
  readonly definition: Definition
  /** As the city counts them; what is known here until it answers. */
  readonly count: ReturnType<TicketStepContext['remaining']>
}

/** How many are left this year. */
export function RemainingTickets({ definition, count }: RemainingTicketsProps) {
  const { t } = useWords()
  const max = definition.maximumTicketNumberPerYear
  return count === null || max === null ? null : t('remaining', { count, max })
}
