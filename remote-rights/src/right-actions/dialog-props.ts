import type { RequestedPaper } from '../rights-data/offered-actions.model.ts'
import type { RightView } from '../rights-data/right-view.model.ts'

export interface DocumentFailure {
  readonly paper: RequestedPaper
  /** The cause: a failed request, or a `BlockedTab`. */
  readonly error: unknown
}

export interface ActionDialogProps {
  readonly view: RightView
  readonly onClose: () => void
  /** Called after success with a message for the citizen. `isGone`: the element acted on may have disappeared. */
  readonly onDone: (message: string, isGone?: boolean) => void
  /** For the failed document's dialog. */
  readonly failure: DocumentFailure | null
}
