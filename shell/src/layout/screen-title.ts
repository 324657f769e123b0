import type { RemoteEvent } from '@parvis/shared-kernel/remote'
import { createContext, use, useEffect } from 'react'

export const AnnounceHolder = createContext<(event: RemoteEvent) => void>(() => {})

/** Announces the title of a shell screen, as remotes do. */
export function useScreenTitle(title: string, isError = false): void {
  const announce = use(AnnounceHolder)
  useEffect(() => announce({ kind: 'screen', title, isError }), [announce, title, isError])
}
