import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, use, useMemo, useSyncExternalStore } from 'react'
import { Route, Router, Routes } from 'react-router'
import { I18nProvider, useI18n } from '../i18n/index.ts'
import { ErrorPanel, PageSkeleton } from '../ui/index.ts'
import type { RemoteContext } from './contract.ts'
import type { RemoteDefinition, RemotePage } from './create-mount.tsx'
import type { NavigationPort } from './navigation.ts'
import { navigatorOf } from './navigator.ts'
import { RemoteContextHolder, useRemote } from './remote-context.ts'
import { RemoteFailure } from './remote-failure.tsx'

interface Props {
  readonly definition: RemoteDefinition
  readonly context: RemoteContext
  readonly queries: QueryClient
}

export function RemoteRoot({ definition, context, queries }: Props) {
  return (
    <RemoteContextHolder value={context}>
      <I18nProvider
        locale={context.locale}
        messages={definition.messages[context.locale]}
        config={{ currency: context.config.currency, timeZone: context.config.timeZone }}
      >
        <QueryClientProvider client={queries}>
          <RemoteFailure
            onError={error => context.report(error, definition.name)}
            fallback={(error, retry) => <FailedScreen error={error} retry={retry} />}
          >
            <RemoteRoutes pages={definition.pages} navigation={context.navigation} />
          </RemoteFailure>
        </QueryClientProvider>
      </I18nProvider>
    </RemoteContextHolder>
  )
}

function RemoteRoutes({ pages, navigation }: { readonly pages: readonly RemotePage[]; readonly navigation: NavigationPort }) {
  const place = useSyncExternalStore(
    listener => navigation.subscribe(listener),
    () => navigation.location,
  )
  const navigator = useMemo(() => navigatorOf(navigation), [navigation])
  return (
    <Router location={place} navigator={navigator}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          {pages.map(({ pattern, page }) => (
            <Route key={pattern} path={pattern} element={<LoadedPage key={pattern} page={page} />} />
          ))}
        </Routes>
      </Suspense>
    </Router>
  )
}

function LoadedPage({ page }: { readonly page: RemotePage['page'] }) {
  const Page = use(page.load())
  return <Page />
}

function FailedScreen({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  const { config } = useRemote()
  const { t } = useI18n()
  return (
    <ErrorPanel
      title={t('ui.error.screen.title')}
      explanation={t('ui.error.screen.explanation')}
      onRetry={retry}
      contact={config.contact}
      reference={error instanceof Error ? error.name : ''}
    />
  )
}
