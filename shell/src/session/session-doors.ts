import type { ApiClient } from '@parvis/shared-kernel/api'
import type { SessionKeeper } from './session-store.ts'
import type { SessionStorageArea } from './stored-session.ts'

export interface SessionDoors {
  readonly api: ApiClient
  readonly keeper: SessionKeeper
  readonly area: SessionStorageArea
  readonly origin: string
  readonly crypto: Crypto | undefined
  /** Leaves this page. */
  readonly leave: (url: string) => void
}
