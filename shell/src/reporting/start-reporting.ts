import { createApiClient, fetchErrorReporting } from '@parvis/shared-kernel/api'
import type { PageRelease } from '@parvis/shared-kernel/remote/release'
import type { Report } from './report.ts'
import type { Receiver } from './sentry-client.ts'

const loadSentry = () => import(/* webpackChunkName: "sentry" */ './sentry-client.ts')

/** Starts error reporting if the city wants it; only then loads Sentry. */
export async function startReporting(release: PageRelease, load = loadSentry): Promise<Report> {
  const receiver = await findReceiver()
  if (!receiver) return () => {}
  const { sentryClient } = await load()
  const client = sentryClient(receiver, release)
  return (error, where) => {
    client.captureException(error, { originalException: error, data: { where } })
  }
}

/** Requested without a session, so as not to identify the visitor. */
async function findReceiver(): Promise<Receiver | null> {
  const api = createApiClient({
    origin: location.origin,
    token: () => null,
    locale: () => document.documentElement.lang,
    onUnauthenticated: () => {},
  })
  const requested = await fetchErrorReporting(api).catch(() => null)
  if (!requested?.enabled || !requested.dsn || !isDsn(requested.dsn)) return null
  return { dsn: requested.dsn, environment: requested.environment ?? 'production' }
}

/** `https://key@host/path/project` */
const isDsn = (text: string) => /^https?:\/\/\w+@[\w.-]+(:\d+)?\/(.+\/)?[^/]+$/.test(text)
