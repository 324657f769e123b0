import type { ApiClient } from '@parvis/shared-kernel/api'
import type { TabStore } from '@parvis/shared-kernel/session'
import type { CallsUnderWay } from './calls-under-way.ts'
import type { OtherTabs } from './other-tabs.ts'
import type { SessionStore } from './session-store.ts'

export interface SessionDependencies {
  readonly api: ApiClient
  readonly calls: CallsUnderWay
  readonly sessionStore: SessionStore
  readonly tabs: OtherTabs
  readonly area: TabStore
  readonly origin: string
  readonly crypto: Crypto | undefined
  /** Navigates away from this page. */
  readonly leave: (url: string) => void
}
