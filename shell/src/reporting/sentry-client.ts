import type { PageRelease } from '@parvis/shared-kernel/remote/release'
import {
  BrowserClient,
  type BrowserOptions,
  dedupeIntegration,
  defaultStackParser,
  makeFetchTransport,
} from '@sentry/browser'
import { harmlessEvents } from './harmless-event.ts'

type Transport = ReturnType<typeof makeFetchTransport>

/** Error reporting endpoint of the city. */
export interface Receiver {
  readonly dsn: string
  readonly environment: string
}

/** Second document §9: one error in twenty. */
const SAMPLE_RATE = 0.05

/**
 * Sentry client without tracking: no sessions, breadcrumbs, traces, replays or addresses. Global error handlers are the
 * shell's, because they must exist before this chunk.
 */
export function sentryClient({ dsn, environment }: Receiver, release: PageRelease): BrowserClient {
  const harmless = new WeakSet<object>()
  const chosen = harmlessEvents(release, environment)
  const client = new BrowserClient({
    dsn,
    sampleRate: SAMPLE_RATE,
    integrations: [dedupeIntegration()],
    stackParser: defaultStackParser,
    sendClientReports: false,
    maxBreadcrumbs: 0,
    beforeBreadcrumb: () => null,
    dataCollection: { userInfo: false },
    transportOptions: { fetchOptions: { credentials: 'omit', referrerPolicy: 'no-referrer' } },
    transport: options => onlyOf(harmless, makeFetchTransport(options, fetch)),
    beforeSend: (event, hint) => {
      const told = chosen(event, hint)
      if (told) harmless.add(told)
      return told
    },
  } satisfies BrowserOptions & { dsn: string })
  client.init()
  return client
}

/** Sentry reports its own failures without calling `beforeSend`: drop every event that the scrubber has not built. */
function onlyOf(harmless: WeakSet<object>, transport: Transport): Transport {
  return {
    flush: timeout => transport.flush(timeout),
    send: async envelope => {
      const items: readonly (readonly unknown[])[] = envelope[1]
      const isHarmless = items.every(([, event]) => typeof event === 'object' && event && harmless.has(event))
      return isHarmless ? transport.send(envelope) : {}
    },
  }
}
