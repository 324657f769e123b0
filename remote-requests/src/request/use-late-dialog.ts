import { type LazyChunk, useRemote } from '@parvis/shared-kernel/remote'
import { useState } from 'react'
import { useRequestMessages } from '../use-messages.ts'

/** A dialog whose code loads on first opening; a failure is shown as a toast, and the next press retries. */
export function useLateDialog<Dialog>(code: LazyChunk<Dialog>, name: string) {
  const { announce, report } = useRemote()
  const { t } = useRequestMessages()
  const [loaded, setLoaded] = useState<{ readonly Dialog: Dialog } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isComing, setComing] = useState(false)

  const open = async () => {
    setComing(true)
    try {
      setLoaded({ Dialog: await code.retry() })
      setOpen(true)
    } catch (error) {
      report(error, `requests: ${name}`)
      announce({ kind: 'toast', tone: 'error', message: t('ui.error.screen.explanation') })
    } finally {
      setComing(false)
    }
  }

  return {
    open: () => void open(),
    close: () => setOpen(false),
    isOpen,
    /** Its code is loading. */
    isComing,
    /** Null until first opened. */
    Dialog: loaded?.Dialog ?? null,
  }
}
