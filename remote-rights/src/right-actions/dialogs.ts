import type { ComponentType } from 'react'
import type { DialogAction } from '../rights-data/offered-actions.model.ts'
import type { ActionDialogProps } from './dialog-props.ts'

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
