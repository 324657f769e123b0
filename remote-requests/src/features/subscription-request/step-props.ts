import type { Zone } from '@parvis/shared-kernel/offers'
import type { Uploader } from '@parvis/shared-kernel/uploads'
import type { SubscriptionDraftWire } from '@parvis/shared-kernel/wire'
import type { FaultMessage } from '../../request/fault-messages.model.ts'
import type { RequestInputs, RequestView } from './request-view.model.ts'

export interface StepProps {
  readonly inputs: RequestInputs
  readonly allZones: readonly Zone[]
  readonly kept: SubscriptionDraftWire
  readonly view: RequestView
  /** Shown after a first attempt, or when the city refuses. */
  readonly faults: readonly FaultMessage[]
  readonly change: (changes: Partial<SubscriptionDraftWire>) => void
  readonly uploader: Uploader
}
