import type { AskedPaper } from '../rights-data/offered-actions.model.ts'
import type { RightView } from '../rights-data/right-view.model.ts'

/** A document that did not open. */
export interface DocumentTrouble {
  readonly paper: AskedPaper
  /** What stopped it: a call that failed, or a `BlockedTab`. */
  readonly error: unknown
}

/** What every dialog of an action takes. */
export interface ActionDialogProps {
  readonly view: RightView
  readonly onClose: () => void
  /** It is done: says so in the words of a citizen. `isGone`: what one acted from may no longer be there. */
  readonly onDone: (message: string, isGone?: boolean) => void
  /** For the dialog of a document that did not open. */
  readonly trouble: DocumentTrouble | null
}
