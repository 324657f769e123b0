import type { HarmlessError } from './harmless-error.ts'

/** What one report says. Nothing of it was typed or read by a citizen. */
export interface ErrorReport {
  readonly eventId: string
  /** ISO 8601. */
  readonly at: string
  readonly environment: string
  /** `part@version` of the code that failed. */
  readonly release: string
  readonly city: string
  /** Pattern of the screen's address, parameters by name. */
  readonly route: string
  readonly where: string
  readonly locale: string
  readonly errors: readonly HarmlessError[]
}

/** Where a DSN (`https://key@host/path/project`) takes envelopes; null for what is no DSN. */
export function envelopeAddress(dsn: string): string | null {
  if (!URL.canParse(dsn)) return null
  const { protocol, username, host, pathname } = new URL(dsn)
  const [, folder = '', project] = /^(.*\/)([^/]+)$/.exec(pathname) ?? []
  if (!/^https?:$/.test(protocol) || username === '' || !project) return null
  const query = new URLSearchParams({ sentry_key: username, sentry_version: '7', sentry_client: 'parvis/1' })
  return `${protocol}//${host}${folder}api/${project}/envelope/?${query}`
}

/** The three lines of Sentry's envelope: head, head of the item, the event. */
export function envelopeOf(report: ErrorReport): string {
  const event = eventOf(report)
  return [{ event_id: report.eventId, sent_at: report.at }, { type: 'event' }, event]
    .map(part => JSON.stringify(part))
    .join('\n')
}

function eventOf({ eventId, at, environment, release, city, route, where, locale, errors }: ErrorReport) {
  return {
    event_id: eventId,
    timestamp: at,
    platform: 'javascript',
    level: 'error',
    environment,
    release,
    transaction: route,
    tags: { city, where, locale },
    exception: { values: errors.toReversed().map(exceptionOf) },
  }
}

/** Sentry reads the outermost call first, and the deepest cause first. */
const exceptionOf = ({ type, value, frames }: HarmlessError) => ({
  type,
  value,
  stacktrace: { frames: frames.toReversed() },
})
