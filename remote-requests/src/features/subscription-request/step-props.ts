import type { Zone } from '@parvis/shared-kernel/offers'
import type { UploadDesk } from '@parvis/shared-kernel/uploads'
import type { SubscriptionDraftWire } from '@parvis/shared-kernel/wire'
import type { TellableFault } from '../../request/problems.model.ts'
import type { RequestGround, RequestView } from './request-view.model.ts'

/** What each step of the form is given. */
export interface StepProps {
  readonly ground: RequestGround
  readonly allZones: readonly Zone[]
  readonly kept: SubscriptionDraftWire
  readonly view: RequestView
  /** Told once somebody tried to go on, or by the city. */
  readonly faults: readonly TellableFault[]
  readonly change: (changes: Partial<SubscriptionDraftWire>) => void
  readonly desk: UploadDesk
}
