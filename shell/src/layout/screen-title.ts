import type { RemoteEvent } from '@parvis/shared-kernel/remote'
import { createContext, use, useEffect } from 'react'

export const AnnounceHolder = createContext<(event: RemoteEvent) => void>(() => {})

/** Screens of the shell say their title like those of a remote. */
export function useScreenTitle(title: string, isError = false): void {
  const announce = use(AnnounceHolder)
  useEffect(() => announce({ kind: 'screen', title, isError }), [announce, title, isError])
}
