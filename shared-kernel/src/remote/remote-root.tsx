import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, use } from 'react'
import { I18nProvider, useI18n } from '../i18n/index.ts'
import { ErrorPanel, PageSkeleton } from '../ui/index.ts'
import type { RemoteContext } from './contract.ts'
import type { RemoteDefinition, RemotePage } from './create-mount.tsx'
import { matchRoute } from './match-route.ts'
import { RemoteContextHolder, useRemote } from './remote-context.ts'
import { RemoteFailure } from './remote-failure.tsx'
import { ParamsHolder, useLocation } from './router.tsx'
import { NO_WORDS, useWords } from './use-words.ts'

interface Props {
  readonly definition: RemoteDefinition
  readonly context: RemoteContext
  readonly queries: QueryClient
}

export function RemoteRoot({ definition, context, queries }: Props) {
  const { locale, config } = context
  const words = useWords(definition, locale, error => context.report(error, definition.name))
  return (
    <RemoteContextHolder value={context}>
      <I18nProvider
        locale={words.kind === 'here' ? words.locale : locale}
        messages={words.kind === 'here' ? words.messages : NO_WORDS}
        config={{ currency: config.currency, timeZone: config.timeZone }}
      >
        <QueryClientProvider client={queries}>
          <RemoteFailure
            onError={error => context.report(error, definition.name)}
            fallback={(error, retry) => <FailedScreen error={error} retry={retry} />}
          >
            {words.kind === 'here' && <RemoteRoutes pages={definition.pages} />}
            {words.kind === 'coming' && <PageSkeleton />}
            {words.kind === 'lost' && <FailedScreen error={words.error} retry={words.retry} />}
          </RemoteFailure>
        </QueryClientProvider>
      </I18nProvider>
    </RemoteContextHolder>
  )
}

function RemoteRoutes({ pages }: { readonly pages: readonly RemotePage[] }) {
  const { pathname } = useLocation()
  const match = matchRoute(pages, pathname)
  // A remote is only mounted for its own routes; in the moment before it is taken away it shows nothing.
  if (!match) return null
  return (
    <ParamsHolder value={match.params}>
      <Suspense fallback={<PageSkeleton />}>
        <LoadedPage key={match.route.pattern} page={match.route.page} />
      </Suspense>
    </ParamsHolder>
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
      level={1}
      title={t('ui.error.screen.title')}
      explanation={t('ui.error.screen.explanation')}
      onRetry={retry}
      contact={config.contact}
      reference={error instanceof Error ? error.name : ''}
    />
  )
}
