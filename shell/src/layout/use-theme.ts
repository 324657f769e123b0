import type { Theme } from '@parvis/shared-kernel/remote'
import { useSyncExternalStore } from 'react'

const dark = () => window.matchMedia('(prefers-color-scheme: dark)')

/** The system's light or dark theme. */
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
