import { PAGES } from '@parvis/shared-kernel/paths'
import { useNavigate, useSearch } from '@parvis/shared-kernel/remote'
import { useEffect, useRef, useState } from 'react'
import { codeIn, SHARE_PARAMETER } from '../../share-code/share-code.model.ts'
import { forgetCode, rememberCode, rememberedCode } from '../../share-code/share-memory.ts'

/**
 * The initial code. A link's code leaves the address bar at once, so that neither history nor a screenshot has it; the
 * tab keeps it while its reader signs in, and over a reload.
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

/** Forgets the code when a signed-in reader leaves the page: it must not wait for the next person at this screen. */
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
