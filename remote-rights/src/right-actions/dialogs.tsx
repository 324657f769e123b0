import type { Locale } from '@parvis/shared-kernel/i18n'
import { type LazyChunk, lazyChunk } from '@parvis/shared-kernel/remote'
import { type ComponentType, Suspense } from 'react'
import { RIGHT_MESSAGES } from '../right-messages/message-chunks.ts'
import { RightMessages } from '../right-messages/right-messages.tsx'
import type { DialogAction } from '../rights-data/offered-actions.model.ts'
import type { ActionDialogProps } from './dialog-props.ts'

type ActionDialog = ComponentType<ActionDialogProps>
/** Dialogs opened by a button; some are not actions of a right. */
export type RequestedDialog = DialogAction | 'pay-link'
export type DialogName = RequestedDialog | 'document-failed'

/** Loaded on first use, never with the first screen. */
const DIALOGS = {
  pay: () => import(/* webpackChunkName: "pay" */ './pay-dialog.tsx').then(module => module.PayDialog),
  'pay-link': () =>
    import(/* webpackChunkName: "pay" */ './pay-link-dialog.tsx').then(module => module.PayLinkDialog),
  'edit-plates': () =>
    import(/* webpackChunkName: "right-dialogs" */ './plates-dialog.tsx').then(module => module.PlatesDialog),
  share: () =>
    import(/* webpackChunkName: "right-dialogs" */ './share-dialog.tsx').then(module => module.ShareDialog),
  withdraw: () =>
    import(/* webpackChunkName: "right-dialogs" */ './withdraw-dialog.tsx').then(
      module => module.WithdrawDialog,
    ),
  cancel: () =>
    import(/* webpackChunkName: "right-dialogs" */ './cancel-dialog.tsx').then(module => module.CancelDialog),
  'document-failed': () =>
    import(/* webpackChunkName: "right-dialogs" */ './document-dialog.tsx').then(
      module => module.DocumentDialog,
    ),
} satisfies Record<DialogName, () => Promise<ActionDialog>>

const CHUNKS = new Map<DialogName, LazyChunk<ActionDialog>>()

const withMessages =
  (Dialog: ActionDialog): ActionDialog =>
  props => (
    <Suspense fallback={null}>
      <RightMessages>
        <Dialog {...props} />
      </RightMessages>
    </Suspense>
  )

function chunkOf(name: DialogName): LazyChunk<ActionDialog> {
  const chunk = CHUNKS.get(name) ?? lazyChunk(async () => withMessages(await DIALOGS[name]()))
  CHUNKS.set(name, chunk)
  return chunk
}

/** Loads a dialog and its messages; a failed load is retried on the next call. */
export async function loadDialog(name: DialogName, locale: Locale): Promise<ActionDialog> {
  const [Dialog] = await Promise.all([chunkOf(name).retry(), RIGHT_MESSAGES[locale].retry()])
  return Dialog
}
