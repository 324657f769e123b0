import { type ApiClient, withCaseKey } from '@parvis/shared-kernel/api'
import { LazyMessages } from '@parvis/shared-kernel/page'
import { cityNow as now, useRemote } from '@parvis/shared-kernel/remote'
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react'
import { plateStore } from '../fine-access/plate-store.ts'
import { type CaseName, forgetCaseKey, keepCaseKey, recallCaseKey } from './case-memory.ts'
import { CASE_MESSAGES } from './case-words.ts'

/** Reader of a case: its query keys include the secret. */
export type CaseReader = Pick<CaseAccess, 'api' | 'key'>

export interface CaseAccess {
  /** The secret that this tab holds; null where it holds none. */
  readonly key: string | null
  /** Client that sends the secret with each request. */
  readonly api: ApiClient
  keep(key: string): void
  forget(): void
}

const Context = createContext<CaseAccess | null>(null)

const keyOfHash = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('case')

interface CaseProviderProps {
  readonly name: CaseName
  readonly children: ReactNode
}

/**
 * Removes a case link's secret from the address at once and adds it to every request of the case: no server, log or
 * browser history sees it (D16).
 */
export function CaseProvider({ name, children }: CaseProviderProps) {
  const { api, navigation } = useRemote()
  const store = useMemo(() => plateStore(), [])
  const { pathname, search, hash, state } = navigation.location
  const fresh = keyOfHash(hash)
  const [key, setKey] = useState(() => fresh ?? recallCaseKey(store, name, now()))
  useLayoutEffect(() => {
    if (fresh === null) return
    keepCaseKey(store, name, fresh, now())
    setKey(fresh)
    navigation.navigate(`${pathname}${search}`, { replace: true, state })
  }, [fresh, store, name, navigation, pathname, search, state])
  const access = useMemo(
    (): CaseAccess => ({
      key,
      api: withCaseKey(api, key),
      keep(next) {
        keepCaseKey(store, name, next, now())
        setKey(next)
      },
      forget() {
        forgetCaseKey(store, name, now())
        setKey(null)
      },
    }),
    [api, key, name, store],
  )
  return (
    <Context value={access}>
      <LazyMessages chunks={CASE_MESSAGES}>{children}</LazyMessages>
    </Context>
  )
}

/** The case of the screen; outside a `CaseProvider` requests carry no secret. */
export function useCase(): CaseAccess {
  const { api } = useRemote()
  const access = useContext(Context)
  if (access === null) return { key: null, api, keep: () => undefined, forget: () => undefined }
  return access
}
