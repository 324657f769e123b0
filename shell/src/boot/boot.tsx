import { createApiClient, fetchConfig } from '@parvis/shared-kernel/api'
import { chooseLocale, readStoredLocale } from '@parvis/shared-kernel/i18n'
import { followLinks } from '@parvis/shared-kernel/remote'
import { createRoot } from 'react-dom/client'
import { eventBus } from '../event-bus.ts'
import { dress } from '../layout/dress.ts'
import { Portal } from '../portal.tsx'
import { type PortalStore, portalStore } from '../portal-state.ts'
import { loadRemote } from '../remotes/load-remote.ts'
import { preloadOnIntent } from '../remotes/preload-on-intent.ts'
import { createReporter } from '../report.ts'
import { browserHistory } from '../routing/browser-history.ts'
import { whereIs } from '../routing/where.ts'
import { callsUnderWay } from '../session/calls-under-way.ts'
import { sessionKeeper } from '../session/session-store.ts'
import { loadWords } from '../words.ts'
import { showFatalPage } from './fatal-page.ts'
import { earlyAnswers, readInlinedPage } from './inlined-page.ts'
import { keepSubscriber } from './keep-subscriber.ts'

/** Configuration, code of the first screen and subscriber are on their way together; the page waits for the slowest, once. */
export async function boot(): Promise<void> {
  const { release, theme } = readInlinedPage(document)
  const keeper = sessionKeeper(sessionStorage, Date.now)
  const navigation = browserHistory(window)
  const report = createReporter(release)
  addEventListener('error', ({ error }) => report(error, 'shell'))
  addEventListener('unhandledrejection', ({ reason }) => report(reason, 'shell'))
  let store: PortalStore | null = null
  const early = earlyAnswers(window)
  const bus = eventBus(error => report(error, 'shell'))
  const city = createApiClient({
    origin: window.location.origin,
    token: () => keeper.get().stored?.token ?? null,
    locale: () => store?.getState().locale ?? document.documentElement.lang,
    // A session that has just ended waits for its owner; one that was opened since is not meant.
    onUnauthenticated: token => {
      if (token && token === keeper.get().stored?.token) keeper.close()
    },
    onUnexpected: error => report(error, 'api'),
    early,
  })
  const calls = callsUnderWay(city, () => bus.announce({ kind: 'leaving' }))
  const { api } = calls
  const first = whereIs(navigation.location, release, keeper.get().state.kind === 'connected')
  const firstRemote = first.kind === 'sign-in' ? 'account' : first.kind === 'remote' ? first.name : null
  const remote = firstRemote ? release.remotes[firstRemote] : undefined
  // Started now, awaited where it is shown; a failure shows there, with its retry.
  if (firstRemote && remote) loadRemote(firstRemote, remote).catch(() => {})

  const config = await fetchConfig(api)
  const locale = chooseLocale({
    stored: readStoredLocale(localStorage),
    browserLanguages: navigator.languages,
    cityDefault: config.selectedLang,
    available: config.languages,
  })
  store = portalStore({ config, locale, words: await loadWords(locale), subscriber: { kind: 'none' } })
  // A part says that something has changed: whatever was read at the start is old.
  bus.listen(event => {
    if (event.kind === 'rights-changed' || event.kind === 'subscriber-changed') early.forget()
  })
  keepSubscriber({ api, keeper, store, bus })
  // Without it the city keeps the look of the page, which is no reason to keep anybody waiting.
  dress(document.documentElement, theme, config.theme).catch((error: unknown) => report(error, 'shell'))
  preloadOnIntent(document, release)
  followLinks(document, navigation)
  const container = document.getElementById('parvis')
  if (!container) throw new Error('the page has no place for the portal')
  // Remotes have boundaries of their own; what still gets here is the shell's own fault, and must not be a white page.
  const onUncaughtError = (error: unknown) => {
    report(error, 'shell')
    showFatalPage(document, error)
  }
  createRoot(container, { onUncaughtError }).render(
    <Portal
      release={release}
      keeper={keeper}
      navigation={navigation}
      api={api}
      calls={calls}
      store={store}
      bus={bus}
      report={report}
    />,
  )
}
