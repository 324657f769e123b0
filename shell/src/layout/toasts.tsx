import type { RemoteEvent } from '@parvis/shared-kernel/remote'
import { ToastRegion, useToasts } from '@parvis/shared-kernel/ui'
import { useEffect } from 'react'
import type { EventBus } from '../event-bus.ts'

export type ToastEvent = Extract<RemoteEvent, { readonly kind: 'toast' }>

export interface ToastsProps {
  readonly bus: EventBus
  /** What was said before this code was here. */
  readonly first: readonly ToastEvent[]
}

/** Passing messages. The region stands empty first: only what is put into one that stands is read out. */
export function Toasts({ bus, first }: ToastsProps) {
  const { toasts, show, dismiss } = useToasts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came first is shown once.
  useEffect(() => {
    for (const { message, tone } of first) show(message, tone)
    return bus.listen(event => {
      if (event.kind === 'toast') show(event.message, event.tone)
    })
  }, [bus, show])
  return <ToastRegion toasts={toasts} onDismiss={dismiss} />
}
