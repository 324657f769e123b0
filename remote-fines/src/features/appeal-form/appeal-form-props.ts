import type { Appeal, Fine } from '@parvis/shared-kernel/fines'
import type { Plate } from '@parvis/shared-kernel/plates'
import type { Instant } from '@parvis/shared-kernel/time'
import type { AppealForm } from '@parvis/shared-kernel/wire'

export interface AppealFormProps {
  readonly fine: Fine
  readonly plate: Plate
  readonly draft: Appeal
  readonly form: AppealForm
  readonly now: Instant
  readonly onActive: () => void
  readonly other: OtherVersion
}

export interface OtherVersion {
  readonly take: () => void
  readonly isBusy: boolean
  /** Why loading it failed; null otherwise. */
  readonly error: Error | null
}
