import type { ApiClient } from '@parvis/shared-kernel/api'
import type { NavigationPort } from '@parvis/shared-kernel/remote'
import type { PageRelease } from '@parvis/shared-kernel/remote/release'
import type { Instant } from '@parvis/shared-kernel/time'
import type { ReactNode } from 'react'
import type { EventBus } from './event-bus.ts'
import type { PortalStore } from './portal-state.ts'
import type { RefusedVersions } from './remotes/refused-versions.ts'
import type { Report } from './reporting/report.ts'
import type { CallsUnderWay } from './session/calls-under-way.ts'
import type { OtherTabs } from './session/other-tabs.ts'
import type { SessionStore } from './session/session-store.ts'

export interface PortalProps {
  readonly release: PageRelease
  readonly refused: RefusedVersions
  /** Whether the city runs a newer generation than this tab. */
  readonly isNewer: () => Promise<boolean>
  /** Notice above every screen that a part comes from a development server; null in production. */
  readonly note: ReactNode
  readonly sessionStore: SessionStore
  readonly tabs: OtherTabs
  readonly navigation: NavigationPort
  readonly api: ApiClient
  readonly calls: CallsUnderWay
  /** The city's clock (D19) itself, not the kernel's reading, which follows the context handed to remotes. */
  readonly now: () => Instant
  readonly store: PortalStore
  readonly bus: EventBus
  readonly report: Report
}
