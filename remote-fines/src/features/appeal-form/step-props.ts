import type { CaseAccess, Fine } from '@parvis/shared-kernel/fines'
import type { Plate } from '@parvis/shared-kernel/plates'
import type { AppealForm } from '@parvis/shared-kernel/wire'
import type { AppealDraftState } from '../../appeal/use-appeal-draft.ts'

export interface StepProps {
  readonly fine: Fine
  readonly plate: Plate
  readonly form: AppealForm
  /** Who may read and change the draft. */
  readonly access: CaseAccess
  readonly draft: AppealDraftState
  /** The fault's message; null until the citizen has tried to continue. */
  readonly faultOf: (field: string) => string | null
}
