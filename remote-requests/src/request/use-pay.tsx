import { lazyChunk } from '@parvis/shared-kernel/remote'
import type { ReactNode } from 'react'
import type { PayDialogProps } from './pay-dialog.tsx'
import { useLateDialog } from './use-late-dialog.ts'

const dialog = lazyChunk(() =>
  import(/* webpackChunkName: "pay" */ './pay-dialog.tsx').then(module => module.PayDialog),
)

export interface Pay {
  open(): void
  readonly isBusy: boolean
  /** Rendered once by the screen. */
  readonly dialog: ReactNode
}

/** Pays the new right. */
export function usePay(what: Omit<PayDialogProps, 'onClose'>): Pay {
  const { Dialog, isOpen, isComing, open, close } = useLateDialog(dialog, 'pay dialog')
  return { open, isBusy: isComing, dialog: isOpen && Dialog && <Dialog {...what} onClose={close} /> }
}
