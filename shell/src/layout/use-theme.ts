import type { Theme } from '@parvis/shared-kernel/remote'
import { useSyncExternalStore } from 'react'

const dark = () => window.matchMedia('(prefers-color-scheme: dark)')

/** Light or dark, as the system says. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    listener => {
      const query = dark()
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => (dark().matches ? 'dark' : 'light'),
  )
}
