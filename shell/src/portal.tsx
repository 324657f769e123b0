import type { ApiClient } from '@parvis/shared-kernel/api'
import { I18nProvider } from '@parvis/shared-kernel/i18n'
import type { NavigationPort } from '@parvis/shared-kernel/remote'
import type { PageRelease } from '@parvis/shared-kernel/remote/release'
import type { Instant } from '@parvis/shared-kernel/time'
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import type { EventBus } from './event-bus.ts'
import { PortalFrame } from './layout/portal-frame.tsx'
import { AnnounceHolder } from './layout/screen-title.ts'
import type { PortalStore } from './portal-state.ts'
import type { RefusedVersions } from './remotes/refused-versions.ts'
import type { Report } from './report.ts'
import type { CallsUnderWay } from './session/calls-under-way.ts'
import type { OtherTabs } from './session/other-tabs.ts'
import type { SessionDoors } from './session/session-doors.ts'
import type { SessionKeeper } from './session/session-store.ts'

export interface PortalProps {
  readonly release: PageRelease
  readonly refused: RefusedVersions
  /** Whether the city runs a newer generation than this tab. */
  readonly isNewer: () => Promise<boolean>
  /** Said above every screen: that a part comes from a development server; null in service. */
  readonly note: ReactNode
  readonly keeper: SessionKeeper
  readonly tabs: OtherTabs
  readonly navigation: NavigationPort
  readonly api: ApiClient
  readonly calls: CallsUnderWay
  /** The city's clock (D19), itself and not the kernel's reading of it, which follows what parts are handed. */
  readonly now: () => Instant
  readonly store: PortalStore
  readonly bus: EventBus
  readonly report: Report
}

export function Portal(props: PortalProps) {
  const { keeper, tabs, api, calls, store, bus } = props
  const { config, locale, words } = useSyncExternalStore(store.subscribe, store.getState)
  const doors = useMemo<SessionDoors>(
    () => ({
      api,
      calls,
      keeper,
      tabs,
      area: sessionStorage,
      origin: window.location.origin,
      crypto: globalThis.crypto,
      leave: url => window.location.assign(url),
    }),
    [api, calls, keeper, tabs],
  )
  return (
    <I18nProvider
      locale={locale}
      messages={words}
      config={{ currency: config.currency, timeZone: config.timeZone }}
    >
      <AnnounceHolder value={bus.announce}>
        <PortalFrame {...props} doors={doors} />
      </AnnounceHolder>
    </I18nProvider>
  )
}
