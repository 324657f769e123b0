import { useHost } from '@parvis/shared-kernel/i18n'
import { useEffect } from 'react'
import { titleOf, treeOf } from './host-tree.ts'

/**
 * For what comes by itself, is answered, and goes with the button that was pressed: the focus returns to where it was, or
 * to the head of the page where that has gone too. Whoever is elsewhere by then is left there.
 */
export function useFocusBack(): void {
  const host = useHost()
  useEffect(() => {
    const before = treeOf(host).activeElement
    return () => {
      if (document.activeElement !== document.body && document.activeElement !== null) return
      const back =
        before instanceof HTMLElement && before.isConnected && before !== document.body
          ? before
          : titleOf(host)
      back?.focus()
    }
  }, [host])
}
