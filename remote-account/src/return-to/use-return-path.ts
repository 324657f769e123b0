import { useLocation } from '@parvis/shared-kernel/remote'
import { useEffect } from 'react'
import { withRememberedCode } from '../share-code/share-memory.ts'
import { forgetReturn, rememberedReturn, rememberReturn } from './return-memory.ts'
import { isReturning, returnPath, wantedIn } from './return-path.model.ts'

/**
 * Page to open after signing in: the one in the navigation state, or the one kept by this tab, because the links
 * between sign-in pages carry no state.
 */
export function useReturnPath(): string {
  const wanted = wantedIn(useLocation().state)
  useEffect(() => {
    if (wanted === '') return
    // Signing out leads to the home page: what was open before is not for the next person.
    if (isReturning(returnPath({ returnTo: wanted }))) rememberReturn(wanted)
    else forgetReturn()
  }, [wanted])
  return returnPath({ returnTo: wanted || rememberedReturn() })
}

/** The same page for a mailed link, which may be opened on another device; undefined without one. */
export function useMailedReturn(): string | undefined {
  const path = useReturnPath()
  return isReturning(path) ? withRememberedCode(path) : undefined
}
