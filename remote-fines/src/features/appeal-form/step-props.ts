import type { CaseAccess, Fine } from '@parvis/shared-kernel/fines'
import type { Plate } from '@parvis/shared-kernel/plates'
import type { AppealForm } from '@parvis/shared-kernel/wire'
import type { AppealDraftState } from '../../appeal/use-appeal-draft.ts'

/** What every step of the form is given. */
export interface StepProps {
  readonly fine: Fine
  readonly plate: Plate
  readonly form: AppealForm
  /** Who may read and change the draft. */
  readonly access: CaseAccess
  readonly draft: AppealDraftState
  /** What is wrong with an answer, in words; null until somebody tried to go on. */
  readonly faultOf: (field: string) => string | null
}
