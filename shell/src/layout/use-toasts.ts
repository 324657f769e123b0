import type { RemoteEvent } from '@parvis/shared-kernel/remote'
import type { Toast } from '@parvis/shared-kernel/ui'
import { useCallback, useEffect, useState } from 'react'
import type { EventBus } from '../event-bus.ts'

/** Passing messages of every part, newest last. How long they stay is the toast region's business. */
export function useToasts(bus: EventBus): { toasts: readonly Toast[]; dismiss: (id: string) => void } {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  useEffect(() => {
    let count = 0
    return bus.listen((event: RemoteEvent) => {
      if (event.kind !== 'toast') return
      count += 1
      const { message, tone } = event
      setToasts(all => [...all, { id: `toast-${count}`, message, tone }])
    })
  }, [bus])
  const dismiss = useCallback((id: string) => setToasts(all => all.filter(toast => toast.id !== id)), [])
  return { toasts, dismiss }
}
