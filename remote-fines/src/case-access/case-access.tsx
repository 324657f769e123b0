import { type ApiClient, withCaseKey } from '@parvis/shared-kernel/api'
import { LazyMessages } from '@parvis/shared-kernel/page'
import { cityNow as now, useRemote } from '@parvis/shared-kernel/remote'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type CaseName, forgetCaseKey, keepCaseKey } from './case-memory.ts'
import { CASE_MESSAGES } from './message-chunks.ts'
import { useLinkSecret } from './use-link-secret.ts'

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

interface CaseProviderProps {
  readonly name: CaseName
  readonly children: ReactNode
}

/** Adds the secret of a case to every request of it. */
export function CaseProvider({ name, children }: CaseProviderProps) {
  const { api } = useRemote()
  const [key, setKey] = useLinkSecret('case', name)
  const access = useMemo(
    (): CaseAccess => ({
      key,
      api: withCaseKey(api, key),
      keep(next) {
        keepCaseKey(name, next, now())
        setKey(next)
      },
      forget() {
        forgetCaseKey(name, now())
        setKey(null)
      },
    }),
    [api, key, name, setKey],
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
