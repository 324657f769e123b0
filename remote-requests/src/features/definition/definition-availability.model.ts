import { refused } from '@parvis/shared-kernel/errors'
import type { Subscription } from '@parvis/shared-kernel/orders'
import {
  carrierCandidates,
  type Definition,
  definitionVisibility,
  needsCarrier,
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

/** Subscriptions that this person could choose as the carrier. */
export const carriersFor = (definition: Definition, { rights, now }: Person): readonly Subscription[] =>
  carrierCandidates(definition, rights, now)

/** Whether this person may request the ticket at present, and whether any is left. */
export function definitionAvailability(
  definition: Definition,
  person: Person,
  remaining: TicketStepContext['remaining'],
  timeZone: string,
): DefinitionAvailability {
  const { subscriber, rights, now } = person
  const carriers = carriersFor(definition, person)
  const shown = definitionVisibility(definition, subscriber, rights, now)
  const isCarried = !needsCarrier(definition) || carriers.length > 0
  const verdict = shown.allowed && !isCarried ? refused('no-matching-subscription') : shown
  const quota = quotaState(definition, carriers, yearOf(dayOf(now, timeZone)), remaining)
  return { verdict, quota, canBegin: verdict.allowed && quota !== 'used-up-for-good' }
}
