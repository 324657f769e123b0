import type { Draft } from '@parvis/shared-kernel/drafts'
import type { Zone } from '@parvis/shared-kernel/offers'
import type { Subscription } from '@parvis/shared-kernel/orders'
import type { SubscriptionDraftWire } from '@parvis/shared-kernel/wire'
import type { ReactNode } from 'react'
import type { RequestInputs } from './request-view.model.ts'

export interface RequestFormProps {
  readonly inputs: RequestInputs
  readonly allZones: readonly Zone[]
  readonly draft: Draft<SubscriptionDraftWire>
  readonly isRedirect: boolean
  /** The offer's page, without the request. */
  readonly exit: string
  readonly notice: ReactNode
  readonly onDone: (subscription: Subscription) => void
}
