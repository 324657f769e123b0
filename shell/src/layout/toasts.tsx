import type { RemoteEvent } from '@parvis/shared-kernel/remote'
import { ToastRegion, useOverlayRoot, useToasts } from '@parvis/shared-kernel/ui'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { EventBus } from '../event-bus.ts'

export type ToastEvent = Extract<RemoteEvent, { readonly kind: 'toast' }>

export interface ToastsProps {
  readonly bus: EventBus
  /** Toasts announced before this chunk loaded. */
  readonly first: readonly ToastEvent[]
}

/**
 * Toasts. The live region is rendered empty first: screen readers announce only later insertions. An open dialog leaves
 * what is in react-aria's top layer readable, unless an element around it is inert.
 */
export function Toasts({ bus, first }: ToastsProps) {
  const { toasts, show, dismiss } = useToasts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came first is shown once.
  useEffect(() => {
    for (const { message, tone } of first) show(message, tone)
    return bus.listen(event => {
      if (event.kind === 'toast') show(event.message, event.tone)
    })
  }, [bus, show])
  return createPortal(
    <div data-react-aria-top-layer="true">
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </div>,
    useOverlayRoot() ?? document.body,
  )
}
