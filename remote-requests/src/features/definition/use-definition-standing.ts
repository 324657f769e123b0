import { useRemote } from '@parvis/shared-kernel/remote'
import type { Definition } from '@parvis/shared-kernel/tickets'
import { dayOf, yearOf } from '@parvis/shared-kernel/time'
import type { Person } from '../../requests-data/sorted-plans.model.ts'
import { useRemaining } from '../../requests-data/use-remaining.ts'
import type { HeldRights } from '../../requests-data/use-requests-data.ts'
import { carriersFor, type DefinitionStanding, definitionStanding } from './definition-standing.model.ts'

export interface KnownStanding extends DefinitionStanding {
  /** Tickets left this year; null without a limit. */
  readonly count: number | null
}

/** The same with the city's count; until it answers, derived from this person's rights. */
export function useDefinitionStanding(
  definition: Definition,
  held: HeldRights,
  person: Person,
): KnownStanding {
  const { timeZone } = useRemote().config
  const [carrier = null] = carriersFor(definition, person)
  const remaining = useRemaining(definition, held, carrier, person)
  const standing = definitionStanding(definition, person, remaining, timeZone)
  return { ...standing, count: remaining(carrier, yearOf(dayOf(person.now, timeZone))) }
}
