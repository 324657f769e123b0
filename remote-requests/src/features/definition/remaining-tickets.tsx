import { fetchTicketNumber } from '@parvis/shared-kernel/api'
import { useQuery, useRemote } from '@parvis/shared-kernel/remote'
import { type Definition, estimateRemaining } from '@parvis/shared-kernel/tickets'
import type { Person } from '../../requests-data/sorted-plans.model.ts'
import type { HeldRights } from '../../requests-data/use-requests-data.ts'
import { useWords } from '../../words.ts'

interface RemainingTicketsProps {
  readonly definition: Definition
  readonly held: HeldRights
  readonly person: Person
}

/** How many are left this year. The city has the last word; until it answers, the count of what is shown. */
export function RemainingTickets({ definition, held, person }: RemainingTicketsProps) {
  const { t } = useWords()
  const { api, config } = useRemote()
  const { subscriberId } = person.subscriber
  const {
    year,
    carrierId,
    count: counted,
  } = estimateRemaining(definition, held.subscriptions, held.tickets, person.now, config.timeZone)
  const asked = useQuery({
    queryKey: ['ticket-number', definition.id, year, carrierId ?? null],
    queryFn: () =>
      fetchTicketNumber(api, {
        definitionId: definition.id,
        subscriberId,
        year,
        activeRightUsedId: carrierId,
      }),
    enabled: counted !== null,
  })
  const count = asked.data ?? counted
  if (count === null || definition.maximumTicketNumberPerYear === null) return null
  return t('remaining', { count, max: definition.maximumTicketNumberPerYear })
}
