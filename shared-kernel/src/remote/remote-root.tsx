import { type Host, HostHolder, I18nProvider, useI18n } from '@parvis/shared-kernel/i18n'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ErrorPanel, PageSkeleton } from '../ui/index.ts'
import type { RemoteContext } from './contract.ts'
import type { FirstScreen } from './first-screen.ts'
import { ChunkFailure } from './lazy-chunk.ts'
import { RemoteContextHolder, useRemote } from './remote-context.ts'
import type { RemoteDefinition } from './remote-definition.ts'
import { RemoteFailure } from './remote-failure.tsx'
import { RemoteRoutes } from './remote-routes.tsx'
import { PortRouter } from './router.tsx'
import { NO_MESSAGES, useMessages } from './use-messages.ts'

interface Props {
  readonly definition: RemoteDefinition
  /** How many people have left: the screens begin anew with each. */
  readonly departures: number
  /** Settles when the first page has loaded or failed. */
  readonly firstPage: Promise<unknown>
  readonly context: RemoteContext
  readonly host: Host | undefined
  readonly queries: QueryClient
  readonly first: FirstScreen
  /** Called with failed chunks, which are retried when this part is mounted again. */
  readonly onChunkFailure: (failure: ChunkFailure) => void
}

export function RemoteRoot(props: Props) {
  const { definition, departures, firstPage, context, host, queries, first, onChunkFailure } = props
  const { locale, config } = context
  const report = (error: unknown) => context.report(error, definition.name)
  // A bug in a rendered screen stays in this part: switching the version would lose the input.
  const isForShell = (error: unknown) =>
    context.fail !== undefined && (error instanceof ChunkFailure || !first.isDrawn)
  const lose = (error: unknown) => {
    if (error instanceof ChunkFailure) onChunkFailure(error)
    first.lost(error)
    // The shell reports the failures it receives, with the fallback version that it loads.
    if (isForShell(error)) context.fail?.(error)
    else report(error)
  }
  const loaded = useMessages(definition, locale, firstPage, { onLost: lose, onKept: report })
  const lost = (error: unknown, retry: () => void) =>
    isForShell(error) ? <PageSkeleton /> : <FailedScreen error={error} retry={retry} />
  return (
    <RemoteContextHolder value={context}>
      <HostHolder value={host}>
        <I18nProvider
          locale={loaded.state === 'ready' ? loaded.locale : locale}
          messages={loaded.state === 'ready' ? loaded.messages : NO_MESSAGES}
          config={{ currency: config.currency, timeZone: config.timeZone }}
        >
          <QueryClientProvider client={queries}>
            <RemoteFailure key={departures} onError={lose} fallback={lost}>
              {loaded.state === 'ready' && (
                <PortRouter navigation={context.navigation}>
                  <RemoteRoutes pages={definition.pages} onDrawn={first.drawn} />
                </PortRouter>
              )}
              {loaded.state === 'loading' && <PageSkeleton />}
              {loaded.state === 'failed' && lost(loaded.error, loaded.retry)}
            </RemoteFailure>
          </QueryClientProvider>
        </I18nProvider>
      </HostHolder>
    </RemoteContextHolder>
  )
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
