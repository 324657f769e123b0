import { useRemote } from '@parvis/shared-kernel/remote'
import { type Definition, estimateRemaining } from '@parvis/shared-kernel/tickets'
import type { Person } from '../../requests-data/sorted-plans.model.ts'
import { useRemaining } from '../../requests-data/use-remaining.ts'
import type { HeldRights } from '../../requests-data/use-requests-data.ts'
import { type DefinitionAvailability, definitionAvailability } from './definition-availability.model.ts'

export interface KnownAvailability extends DefinitionAvailability {
  /** Tickets left; null without a limit. */
  readonly count: number | null
  /** Counted over a subscription's validity, not over the year. */
  readonly isOfSubscription: boolean
}

/** The same with the city's count; until it answers, derived from this person's rights. */
export function useDefinitionAvailability(
  definition: Definition,
  held: HeldRights,
  person: Person,
): KnownAvailability {
  const { timeZone } = useRemote().config
  const { year, subscriptionId, isOfSubscription } = estimateRemaining(
    definition,
    held.subscriptions,
    held.tickets,
    person.now,
    timeZone,
  )
  const subscription = held.subscriptions.find(({ id }) => id === subscriptionId) ?? null
  const remaining = useRemaining(definition, held, subscription, person)
  const availability = definitionAvailability(definition, person, remaining, timeZone)
  return { ...availability, count: remaining(subscription, year), isOfSubscription }
}
