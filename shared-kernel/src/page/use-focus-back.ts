import { useHost } from '@parvis/shared-kernel/i18n'
import { useEffect } from 'react'
import { titleOf, treeOf } from './host-tree.ts'

/**
 * For content that appears on its own and disappears with the button that was pressed: returns the focus to where it
 * was, or to the page's title if that is gone. A focus that moved elsewhere is left there.
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
