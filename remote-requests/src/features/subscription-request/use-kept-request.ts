import { type Draft, draftProcedure, useDraft } from '@parvis/shared-kernel/drafts'
import type { AttachmentEvidence } from '@parvis/shared-kernel/evidence'
import { subscriptionDraft } from '@parvis/shared-kernel/offers'
import { isRequestedAgain } from '@parvis/shared-kernel/orders'
import { cityNow } from '@parvis/shared-kernel/remote'
import { type SubscriptionDraftWire, subscriptionDraftWire } from '@parvis/shared-kernel/wire'
import { useState } from 'react'
import { keptRequest } from './kept-request.model.ts'
import type { RequestInputs } from './request-view.model.ts'

/**
 * Documents of the renewed right that the offer still requires, including outdated ones, which the screen marks. The city
 * takes none again that it refused with a request; those that it accepted are offered as reusable.
 */
const heldOf = ({ offer, renewed }: RequestInputs): readonly AttachmentEvidence[] =>
  renewed === null || isRequestedAgain(renewed)
    ? []
    : renewed.attachmentEvidences.filter(({ id }) =>
        offer.procedure.supportingEvidences.some(evidence => evidence.id === id),
      )

function firstRequest(inputs: RequestInputs): SubscriptionDraftWire {
  const { zones, ...context } = inputs
  const draft = subscriptionDraft({
    ...context,
    startsAt: inputs.firstStart,
    zoneIds: zones.map(({ id }) => id),
  })
  const random = crypto.getRandomValues(new Uint8Array(10))
  return keptRequest(draft, heldOf(inputs), { random, nowMs: cityNow(), timeZone: inputs.timeZone })
}

/** The draft of a request for this offer; each renewed right has its own. */
export function useKeptRequest(inputs: RequestInputs): Draft<SubscriptionDraftWire> {
  const [initial] = useState(() => firstRequest(inputs))
  const { offer, renewed } = inputs
  const name = renewed === null ? offer.id : `${offer.id}:${renewed.id}`
  return useDraft({ procedure: draftProcedure('subscription', name), initial, read: subscriptionDraftWire })
}
