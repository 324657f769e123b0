import { I18nProvider } from '@parvis/shared-kernel/i18n'
import { tabStore } from '@parvis/shared-kernel/session'
import { useMemo, useSyncExternalStore } from 'react'
import { PortalFrame } from './layout/portal-frame.tsx'
import { AnnounceHolder } from './layout/screen-title.ts'
import type { PortalProps } from './portal-props.ts'
import type { SessionDependencies } from './session/session-dependencies.ts'

export function Portal(props: PortalProps) {
  const { sessionStore, tabs, api, calls, store, bus } = props
  const { config, locale, messages } = useSyncExternalStore(store.subscribe, store.getState)
  const dependencies = useMemo<SessionDependencies>(
    () => ({
      api,
      calls,
      sessionStore,
      tabs,
      area: tabStore(),
      origin: window.location.origin,
      crypto: globalThis.crypto,
      leave: url => window.location.assign(url),
    }),
    [api, calls, sessionStore, tabs],
  )
  return (
    <I18nProvider locale={locale} messages={messages} config={config}>
      <AnnounceHolder value={bus.announce}>
        <PortalFrame {...props} dependencies={dependencies} />
      </AnnounceHolder>
    </I18nProvider>
  )
}
