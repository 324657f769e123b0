import { refused } from '@parvis/shared-kernel/errors'
import {
  type Definition,
  definitionVisibility,
  listEntitlingSubscriptions,
  needsSubscription,
  type QuotaState,
  quotaState,
  type TicketStepContext,
} from '@parvis/shared-kernel/tickets'
import { dayOf, yearOf } from '@parvis/shared-kernel/time'
import type { Person } from '../../requests-data/sorted-plans.model.ts'

export interface DefinitionAvailability {
  readonly verdict: ReturnType<typeof definitionVisibility>
  readonly quota: QuotaState
  readonly canBegin: boolean
}

/** Whether this person may request the ticket at present, and whether any is left. */
export function definitionAvailability(
  definition: Definition,
  person: Person,
  remaining: TicketStepContext['remaining'],
  timeZone: string,
): DefinitionAvailability {
  const { subscriber, rights, now } = person
  const entitlingSubscriptions = listEntitlingSubscriptions(definition, rights, now)
  const shown = definitionVisibility(definition, subscriber, rights, now)
  const isEntitled = !needsSubscription(definition) || entitlingSubscriptions.length > 0
  const verdict = shown.allowed && !isEntitled ? refused('no-matching-subscription') : shown
  const quota = quotaState(definition, entitlingSubscriptions, yearOf(dayOf(now, timeZone)), remaining)
  return { verdict, quota, canBegin: verdict.allowed && quota !== 'used-up-for-good' }
}
