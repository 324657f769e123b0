import type { ComponentType } from 'react'
import type { RightView } from '../rights-data/right-view.model.ts'

/** Actions that ask something before they are done; the others are links. */
export type DialogAction = 'pay' | 'edit-plates' | 'cancel'

export interface ActionDialogProps {
  readonly view: RightView
  readonly onClose: () => void
  /** It is done: says so in the words of a citizen. */
  readonly onDone: (message: string) => void
}

type ActionDialog = ComponentType<ActionDialogProps>

/** Fetched when first asked for: no first screen pays for a dialog. */
const DIALOGS = {
  pay: () => import(/* webpackChunkName: "pay" */ './pay-dialog.tsx').then(module => module.PayDialog),
  'edit-plates': () =>
    import(/* webpackChunkName: "edit-plates" */ './plates-dialog.tsx').then(module => module.PlatesDialog),
  cancel: () =>
    import(/* webpackChunkName: "cancel" */ './cancel-dialog.tsx').then(module => module.CancelDialog),
} satisfies Record<DialogAction, () => Promise<ActionDialog>>

export const loadDialog = (action: DialogAction): Promise<ActionDialog> => DIALOGS[action]()
