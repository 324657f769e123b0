import { lazyChunk, useRemote } from '@parvis/shared-kernel/remote'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useMessages } from '../use-messages.ts'
import type { PayDialogProps } from './pay-dialog.tsx'

const dialog = lazyChunk(() =>
  import(/* webpackChunkName: "pay" */ './pay-dialog.tsx').then(module => module.PayDialog),
)

export interface Pay {
  open(): void
  readonly isBusy: boolean
  /** Rendered once by the screen. */
  readonly dialog: ReactNode
}

/** Pays the new right; the dialog is loaded on opening. */
export function usePay(what: Omit<PayDialogProps, 'onClose'>): Pay {
  const { announce, report } = useRemote()
  const { t } = useMessages()
  const [opened, setOpened] = useState<{ readonly Dialog: ComponentType<PayDialogProps> } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      setOpened({ Dialog: await dialog.retry() })
    } catch (error) {
      report(error, 'requests: pay dialog')
      announce({ kind: 'toast', tone: 'error', message: t('ui.error.screen.explanation') })
    } finally {
      setBusy(false)
    }
  }
  return {
    open: () => void open(),
    isBusy,
    dialog: opened && <opened.Dialog {...what} onClose={() => setOpened(null)} />,
  }
}
