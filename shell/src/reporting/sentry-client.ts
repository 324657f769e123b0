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

/** Where the city wants to be told. */
export interface Receiver {
  readonly dsn: string
  readonly environment: string
}

/** Second document §9: one error in twenty. */
const SAMPLE_RATE = 0.05

/**
 * Sentry's client without what watches people: no sessions, breadcrumbs, traces, replays or addresses. The handlers of
 * errors that nobody caught are the shell's own, since they must be there before this is.
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

/** Sentry tells of its own faults without asking `beforeSend`: what the scrubber has not made does not leave. */
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
