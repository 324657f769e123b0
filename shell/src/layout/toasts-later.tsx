import { useChunk } from '@parvis/shared-kernel/page'
import { lazyChunk } from '@parvis/shared-kernel/remote'
import { useEffect, useState } from 'react'
import type { ToastEvent, ToastsProps } from './toasts.tsx'

const toasts = lazyChunk(() =>
  import(/* webpackChunkName: "notices" */ './toasts.tsx').then(module => module.Toasts),
)

/** Rare: the chunk that renders toasts loads with the first. */
export function ToastsLater({ bus }: Pick<ToastsProps, 'bus'>) {
  const [first, setFirst] = useState<readonly ToastEvent[]>([])
  useEffect(
    () =>
      bus.listen(event => {
        if (event.kind === 'toast') setFirst(said => [...said, event])
      }),
    [bus],
  )
  return first.length > 0 ? <Drawn bus={bus} first={first} /> : null
}

function Drawn(props: ToastsProps) {
  const chunk = useChunk(toasts)
  const retry = chunk.state === 'failed' ? chunk.retry : null
  const count = props.first.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next message tries again, no other drawing does.
  useEffect(() => retry?.(), [count])
  return chunk.state === 'ready' ? <chunk.data {...props} /> : null
}
