import type { ApiClient } from '@parvis/shared-kernel/api'
import type { CallsUnderWay } from './calls-under-way.ts'
import type { OtherTabs } from './other-tabs.ts'
import type { SessionStore } from './session-store.ts'
import type { SessionStorageArea } from './stored-session.ts'

export interface SessionDependencies {
  readonly api: ApiClient
  readonly calls: CallsUnderWay
  readonly sessionStore: SessionStore
  readonly tabs: OtherTabs
  readonly area: SessionStorageArea
  readonly origin: string
  readonly crypto: Crypto | undefined
  /** Navigates away from this page. */
  readonly leave: (url: string) => void
}
