import { useCallback, useRef, useState } from 'react'
import type { Toast, ToastTone } from './toast-region.tsx'

export interface Toasts {
  readonly toasts: readonly Toast[]
  readonly show: (message: string, tone?: ToastTone) => void
  readonly dismiss: (id: string) => void
}

const MOST_AT_ONCE = 3

/** The toasts of a page. Repeating a message restarts its toast instead of adding one. */
export function useToasts(): Toasts {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const last = useRef(0)
  const show = useCallback((message: string, tone: ToastTone = 'success') => {
    last.current += 1
    const fresh = { id: `toast-${last.current}`, message, tone }
    setToasts(shown => [...shown.filter(toast => toast.message !== message), fresh].slice(-MOST_AT_ONCE))
  }, [])
  const dismiss = useCallback((id: string) => setToasts(shown => shown.filter(toast => toast.id !== id)), [])
  return { toasts, show, dismiss }
}
