import { useLocation } from '@parvis/shared-kernel/remote'
import { useEffect } from 'react'
import { withRememberedCode } from '../share-code/share-memory.ts'
import { rememberedReturn, rememberReturn } from './return-memory.ts'
import { isReturning, returnPath, wantedIn } from './return-path.model.ts'

/**
 * Page to open after signing in: the one that led here, else the one that this tab remembers, since the pages of the way
 * in lead to each other by plain links.
 */
export function useReturnPath(): string {
  const wanted = wantedIn(useLocation().state)
  useEffect(() => {
    if (wanted !== '') rememberReturn(wanted)
  }, [wanted])
  return returnPath({ returnTo: wanted || rememberedReturn() })
}

/** The same page for the link of a mail, which opens on any device; undefined when none was asked for. */
export function useMailedReturn(): string | undefined {
  const path = useReturnPath()
  return isReturning(path) ? withRememberedCode(path) : undefined
}
