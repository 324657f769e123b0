import { dropBlankPlates } from '@parvis/shared-kernel/plates'
import {
  draftedEnd,
  draftedPlates,
  draftedStart,
  draftedSubscription,
  draftedZone,
  type TicketDraft,
  type TicketStepContext,
} from '@parvis/shared-kernel/tickets'
import { type Instant, toIsoIn } from '@parvis/shared-kernel/time'
import type { TicketCreationWire } from '@parvis/shared-kernel/wire'

export type TicketPayload = Omit<TicketCreationWire, 'id'>

/**
 * Request body (first document §3), instants in the city's local time; null without a start. Fields that the definition
 * does not ask for are omitted, whatever an older draft holds.
 */
export function ticketPayload(draft: TicketDraft, context: TicketStepContext): TicketPayload | null {
  const { definition, timeZone } = context
  const startsAt = draftedStart(draft, context)
  if (startsAt === null) return null
  const iso = (moment: Instant) => toIsoIn(moment, timeZone)
  const subscription = draftedSubscription(draft, context)
  const endsAt = draftedEnd(draft, context)
  const email = definition.canUseCustomEmail ? draft.customEmail.trim() : ''
  const isZoneChosen = definition.hasZoneChoice && !definition.isZoneAutoSelected
  return {
    parkingRightDefinitionId: definition.id,
    startOfValidity: iso(startsAt),
    desiredEndOfValidity: endsAt === null ? null : iso(endsAt),
    subscriptionId: subscription?.id ?? null,
    subscriptionPlanId: subscription?.planId ?? null,
    plates: [...dropBlankPlates(draftedPlates(draft, context))],
    validityAreaId: isZoneChosen ? draftedZone(draft, context) : null,
    customEmail: email === '' ? null : email,
    selectedOptionId: draft.optionId,
  }
}
