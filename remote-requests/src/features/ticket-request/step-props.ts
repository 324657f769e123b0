import type { Offer, Zone } from '@parvis/shared-kernel/offers'
import type { TicketDraft, TicketStepContext } from '@parvis/shared-kernel/tickets'
import type { FaultMessage } from '../../request/fault-messages.model.ts'
import type { TicketChange } from './ticket-body.model.ts'

export interface StepProps {
  readonly draft: TicketDraft
  readonly context: TicketStepContext
  readonly faults: readonly FaultMessage[]
  readonly change: (change: TicketChange) => void
  /** To look up names; empty if the city does not give them. */
  readonly zones: readonly Zone[]
  readonly offers: readonly Offer[]
}
