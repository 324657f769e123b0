import { useNavigate, useSearchParams } from '@parvis/shared-kernel/remote'
import { useEffect, useState } from 'react'
import { codeIn, SHARE_PARAMETER } from './share-code.model.ts'
import { rememberCode, rememberedCode } from './share-memory.ts'

/** Where a code is entered. */
export const SHARE_PATH = '/souscriptions/share'

/**
 * The code to begin with. One that came with the link leaves the address bar at once, so that neither history nor a
 * screenshot keeps it; it waits in the tab, for its reader may have to sign in first.
 */
export function useShareCode(): string {
  const given = codeIn(useSearchParams().get(SHARE_PARAMETER) ?? '')
  const navigate = useNavigate()
  const [code, setCode] = useState(() => given || rememberedCode())
  useEffect(() => {
    if (given === '') return
    rememberCode(given)
    setCode(given)
    navigate(SHARE_PATH, { replace: true })
  }, [given, navigate])
  return code
}
