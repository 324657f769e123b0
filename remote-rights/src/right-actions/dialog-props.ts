import type { RightView } from '../rights-data/right-view.model.ts'

/** What every dialog of an action takes. */
export interface ActionDialogProps {
  readonly view: RightView
  readonly onClose: () => void
  /** It is done: says so in the words of a citizen. */
  readonly onDone: (message: string) => void
}
