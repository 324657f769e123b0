import { newTicketId } from '@parvis/shared-kernel/ids'
import type { Offer, Zone } from '@parvis/shared-kernel/offers'
import { useRemote } from '@parvis/shared-kernel/remote'
import {
  type Definition,
  listEntitlingSubscriptions,
  type TicketStepContext,
  ticketDraft,
} from '@parvis/shared-kernel/tickets'
import { useMemo } from 'react'
import type { Person } from '../../requests-data/sorted-plans.model.ts'
import type { HeldRights } from '../../requests-data/use-requests-data.ts'
import { newBody, type TicketBody } from './ticket-body.model.ts'
import type { TicketRenewal } from './ticket-renewal.model.ts'

/** Fixed inputs of a ticket request, independent of its answers. */
export interface TicketInputs {
  readonly definition: Definition
  /** Empty if the city does not give them. */
  readonly offers: readonly Offer[]
  readonly zones: readonly Zone[]
  readonly held: HeldRights
  readonly person: Person
  /** The ticket of `?renew=`. */
  readonly renewal: TicketRenewal | null
}

/** Context of the rules without the remaining number, which depends on an answer. */
export function useFirstContext({ definition, zones, person }: TicketInputs): TicketStepContext {
  const { timeZone } = useRemote().config
  return useMemo(() => {
    const { subscriber, rights, now } = person
    return {
      definition,
      subscriber,
      entitlingSubscriptions: listEntitlingSubscriptions(definition, rights, now),
      rights,
      zoneIds: definition.zoneIds.length > 0 ? definition.zoneIds : zones.map(({ id }) => id),
      now,
      timeZone,
      remaining: () => null,
    }
  }, [definition, zones, person, timeZone])
}

export const anotherTicketId = () => newTicketId(crypto.getRandomValues(new Uint8Array(10)), Date.now())

/** Creates a request with its own id; a renewal gets the ticket's plates and zone, and the next start. */
export const firstBody = (context: TicketStepContext, renewal: TicketRenewal | null): TicketBody =>
  newBody(anotherTicketId(), ticketDraft(context, renewal?.ticket ?? null, renewal?.startsAt ?? null))
