import { cityNow as now, useRemote } from '@parvis/shared-kernel/remote'
import { useLayoutEffect, useState } from 'react'
import { type CaseName, keepCaseKey, recallCaseKey } from './case-memory.ts'

/**
 * The secret of a mailed link, from the fragment of its address or from this tab; null without one. It leaves the
 * address at once: no server, log or browser history sees it (D16).
 */
export function useLinkSecret(parameter: 'case' | 'object', name: CaseName) {
  const { navigation } = useRemote()
  const { pathname, search, hash, state } = navigation.location
  const fresh = new URLSearchParams(hash.slice(1)).get(parameter)
  const [secret, setSecret] = useState(() => fresh ?? recallCaseKey(name, now()))
  useLayoutEffect(() => {
    if (fresh === null) return
    keepCaseKey(name, fresh, now())
    setSecret(fresh)
    navigation.navigate(`${pathname}${search}`, { replace: true, state })
  }, [fresh, name, navigation, pathname, search, state])
  return [secret, setSecret] as const
}
