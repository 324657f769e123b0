import { fetchTicketNumber } from '@parvis/shared-kernel/api'
import { useQuery, useRemote } from '@parvis/shared-kernel/remote'
import {
  type Definition,
  matchingSubscriptions,
  quotaPeriod,
  remainingTickets,
  usedTickets,
} from '@parvis/shared-kernel/tickets'
import { dayOf, yearOf } from '@parvis/shared-kernel/time'
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
  const year = yearOf(dayOf(person.now, config.timeZone))
  const [carrier = null] = matchingSubscriptions(definition, held.subscriptions, person.now)
  const period = quotaPeriod(definition, year, carrier, config.timeZone)
  const counted = remainingTickets(definition, usedTickets(definition, held.tickets, period))
  const asked = useQuery({
    queryKey: ['ticket-number', definition.id, year, carrier?.id ?? null],
    queryFn: () =>
      fetchTicketNumber(api, {
        definitionId: definition.id,
        subscriberId,
        year,
        activeRightUsedId: carrier?.id,
      }),
    enabled: counted !== null,
  })
  const count = asked.data ?? counted
  if (count === null || definition.maximumTicketNumberPerYear === null) return null
  return t('remaining', { count, max: definition.maximumTicketNumberPerYear })
}
