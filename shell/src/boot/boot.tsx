import { createApiClient, fetchConfig } from '@parvis/shared-kernel/api'
import { chooseLocale, readStoredLocale } from '@parvis/shared-kernel/i18n/locale'
import { followCityClock, followLinks } from '@parvis/shared-kernel/remote'
import { tabStore } from '@parvis/shared-kernel/session'
import { createCityClock } from '@parvis/shared-kernel/time'
import { createRoot } from 'react-dom/client'
import { eventBus, shareWithOtherTabs } from '../event-bus.ts'
import { applyChangedTheme } from '../layout/apply-changed-theme.ts'
import { loadMessages } from '../load-messages.ts'
import { Portal } from '../portal.tsx'
import { type PortalStore, portalStore } from '../portal-state.ts'
import { startFederation } from '../remotes/federation.ts'
import { remotes } from '../remotes/load-remote.ts'
import { newerGeneration } from '../remotes/newer-generation.ts'
import { refusedVersions, usableRelease, usableVersions } from '../remotes/refused-versions.ts'
import { createReporter } from '../report.ts'
import { browserHistory } from '../routing/browser-history.ts'
import { whereIs } from '../routing/where.ts'
import { callsUnderWay } from '../session/calls-under-way.ts'
import { otherTabs } from '../session/other-tabs.ts'
import { bearerOf, createSessionStore } from '../session/session-store.ts'
import { readStored } from '../session/stored-session.ts'
import { earlyAnswers, readInlinedPage } from './inlined-page.ts'
import { keepSubscriber } from './keep-subscriber.ts'
import { prepareFirstTouch } from './prepare-first-touch.ts'
import { takeSession } from './take-session.ts'
import { trustedRelease } from './trusted-release.ts'

/**
 * Loads configuration, the first screen's chunks and the subscriber in parallel, so that the page waits only for the
 * slowest.
 */
export async function boot(place: Element, reportFatal: (error: unknown) => void): Promise<void> {
  const page = readInlinedPage(document)
  const { theme } = page
  const development = page.development && (await developmentIn(page.development))
  if (development === 'elsewhere') return
  startFederation()
  const early = earlyAnswers(window)
  const [trusted] = await Promise.all([trustedRelease(document, early), takeSession(window, Date.now())])
  const release = development?.withDevelopment(trusted) ?? trusted
  const tab = tabStore()
  const clock = createCityClock(Date.now, readStored(tab)?.clock)
  followCityClock(clock.now)
  const sessionStore = createSessionStore(tab, Date.now, clock.offset)
  const navigation = browserHistory(window)
  const report = createReporter(release)
  addEventListener('error', ({ error }) => report(error, 'shell'))
  addEventListener('unhandledrejection', ({ reason }) => report(reason, 'shell'))
  let store: PortalStore | null = null
  const bus = eventBus(error => report(error, 'shell'))
  const city = createApiClient({
    origin: window.location.origin,
    token: () => bearerOf(sessionStore.get()),
    locale: () => store?.getState().locale ?? document.documentElement.lang,
    onUnauthenticated: token => sessionStore.refuse(token, store?.getState().subscriber.kind === 'known'),
    onUnexpected: error => report(error, 'api'),
    tab,
    clock,
    early,
  })
  const calls = callsUnderWay(city, () => bus.announce({ kind: 'leaving' }))
  const { api } = calls
  const refused = refusedVersions(tab, release.generation)
  const usable = usableRelease(release, refused.get())
  const isNewer = newerGeneration({ release, fetch: (...call) => fetch(...call), now: Date.now })
  const first = whereIs(navigation.location, usable, sessionStore.get().state.kind === 'connected')
  const firstRemote = 'name' in first ? first.name : null
  const remote = firstRemote ? release.remotes[firstRemote] : undefined
  // Start loading; the result, or failure with retry, appears where it is awaited.
  const version = firstRemote && remote && usableVersions(firstRemote, remote, refused.get())[0]
  if (version) remotes.load(version).catch(() => {})

  const config = await fetchConfig(api)
  const locale = chooseLocale({
    stored: readStoredLocale({ getItem: key => localStorage.getItem(key) }),
    browserLanguages: navigator.languages,
    cityDefault: config.selectedLang,
    available: config.languages,
  })
  store = portalStore({ config, locale, messages: await loadMessages(locale), subscriber: { kind: 'none' } })
  // A remote changed data: discard the early responses.
  bus.listen(event => {
    if (event.kind === 'rights-changed' || event.kind === 'subscriber-changed') early.forget()
  })
  shareWithOtherTabs(bus)
  keepSubscriber({ api, sessionStore, store, bus })
  // Optional: on failure the page keeps its inlined theme.
  applyChangedTheme(document.documentElement, theme, config.theme).catch((error: unknown) =>
    report(error, 'shell'),
  )
  prepareFirstTouch(() => import(/* webpackChunkName: "ahead" */ './from-first-touch.ts'))
  followLinks(document, navigation)
  // Remotes have their own error boundaries; an error reaching here is the shell's and must not leave a white page.
  const onUncaughtError = (error: unknown) => {
    report(error, 'shell')
    reportFatal(error)
  }
  createRoot(place, { onUncaughtError }).render(
    <Portal
      release={release}
      refused={refused}
      isNewer={isNewer}
      note={development?.note(config) ?? null}
      sessionStore={sessionStore}
      tabs={otherTabs(navigator.locks)}
      navigation={navigation}
      api={api}
      calls={calls}
      now={clock.now}
      store={store}
      bus={bus}
      report={report}
    />,
  )
}

/** Loads development support only if the city allows development servers. */
async function developmentIn(allowed: readonly string[]) {
  const { developmentHere } = await import(/* webpackChunkName: "seldom" */ '../development/index.ts')
  return developmentHere(allowed)
}
