import { PAGES } from '@parvis/shared-kernel/paths'
import { useNavigate, useSearch } from '@parvis/shared-kernel/remote'
import { useEffect, useRef, useState } from 'react'
import { codeIn, SHARE_PARAMETER } from './share-code.model.ts'
import { forgetCode, rememberCode, rememberedCode } from './share-memory.ts'

/**
 * The code to begin with. One that came with the link leaves the address bar at once, so that neither history nor a
 * screenshot keeps it; it waits in the tab, for its reader may have to sign in first.
 */
export function useShareCode(isConnected: boolean): string {
  useForgetting(isConnected)
  const query = useSearch()
  const given = codeIn(query.get(SHARE_PARAMETER) ?? '')
  const navigate = useNavigate()
  const [code, setCode] = useState(() => given || rememberedCode())
  useEffect(() => {
    if (given === '') return
    rememberCode(given)
    setCode(given)
    navigate(PAGES.share, { replace: true })
  }, [given, navigate])
  return code
}

/** Who is signed in and leaves this page has done with the code: it must not wait for the next person at this screen. */
function useForgetting(isConnected: boolean) {
  const isDone = useRef(isConnected)
  isDone.current = isConnected
  useEffect(
    () => () => {
      if (isDone.current) forgetCode()
    },
    [],
  )
}
