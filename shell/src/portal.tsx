import type { ApiClient } from '@parvis/shared-kernel/api'
import { I18nProvider } from '@parvis/shared-kernel/i18n'
import type { NavigationPort } from '@parvis/shared-kernel/remote'
import type { Release } from '@parvis/shared-kernel/remote/release'
import { useMemo, useSyncExternalStore } from 'react'
import type { EventBus } from './event-bus.ts'
import { PortalFrame } from './layout/portal-frame.tsx'
import { AnnounceHolder } from './layout/screen-title.ts'
import type { PortalStore } from './portal-state.ts'
import type { Report } from './report.ts'
import type { CallsUnderWay } from './session/calls-under-way.ts'
import type { SessionDoors } from './session/session-doors.ts'
import type { SessionKeeper } from './session/session-store.ts'

export interface PortalProps {
  readonly release: Release
  readonly keeper: SessionKeeper
  readonly navigation: NavigationPort
  readonly api: ApiClient
  readonly calls: CallsUnderWay
  readonly store: PortalStore
  readonly bus: EventBus
  readonly report: Report
}

export function Portal(props: PortalProps) {
  const { keeper, api, calls, store, bus } = props
  const { config, locale, words } = useSyncExternalStore(store.subscribe, store.getState)
  const doors = useMemo<SessionDoors>(
    () => ({
      api,
      calls,
      keeper,
      area: sessionStorage,
      origin: window.location.origin,
      crypto: globalThis.crypto,
      leave: url => window.location.assign(url),
    }),
    [api, calls, keeper],
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
