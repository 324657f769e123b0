import type { Theme } from '@parvis/shared-kernel/remote'
import { useSyncExternalStore } from 'react'

const dark = () => window.matchMedia('(prefers-color-scheme: dark)')

export const systemTheme = (): Theme => (dark().matches ? 'dark' : 'light')

/** The system's light or dark theme, as it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(listener => {
    const query = dark()
    query.addEventListener('change', listener)
    return () => query.removeEventListener('change', listener)
  }, systemTheme)
}
