import { useRemote } from '@parvis/shared-kernel/remote'
import type { Definition } from '@parvis/shared-kernel/tickets'
import { dayOf, yearOf } from '@parvis/shared-kernel/time'
import type { Person } from '../../requests-data/sorted-plans.model.ts'
import { useRemaining } from '../../requests-data/use-remaining.ts'
import type { HeldRights } from '../../requests-data/use-requests-data.ts'
import {
  type DefinitionAvailability,
  definitionAvailability,
  entitlingSubscriptionsFor,
} from './definition-availability.model.ts'

export interface KnownAvailability extends DefinitionAvailability {
  /** Tickets left this year; null without a limit. */
  readonly count: number | null
}

/** The same with the city's count; until it answers, derived from this person's rights. */
export function useDefinitionAvailability(
  definition: Definition,
  held: HeldRights,
  person: Person,
): KnownAvailability {
  const { timeZone } = useRemote().config
  const [subscription = null] = entitlingSubscriptionsFor(definition, person)
  const remaining = useRemaining(definition, held, subscription, person)
  const availability = definitionAvailability(definition, person, remaining, timeZone)
  return { ...availability, count: remaining(subscription, yearOf(dayOf(person.now, timeZone))) }
}
