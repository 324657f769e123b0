import { createApiClient, fetchErrorReporting } from '@parvis/shared-kernel/api'
import { failureOf } from '@parvis/shared-kernel/errors'
import { matchRoute } from '@parvis/shared-kernel/remote'
import type { Release } from '@parvis/shared-kernel/remote/release'
import { harmlessErrors } from './harmless-error.ts'
import { type ErrorReport, envelopeAddress, envelopeOf } from './sentry-envelope.ts'

interface Receiver {
  readonly address: string
  readonly environment: string
}

/** A visit that fails all the time says the same again and again. */
const MOST = 20
let sent = 0
/** Answers of a wrong form that were told: each call is told once (API.md), however often it is made or thrown on. */
const unexpected = new Set<string>()
let receiver: Promise<Receiver | null> | null = null

/** Sends one error to where the city wants to be told, if it does; a report that does not arrive is not missed. */
export async function sendReport(error: unknown, where: string, release: Release): Promise<void> {
  if (sent >= MOST || isKnown(error)) return
  sent += 1
  receiver ??= findReceiver()
  const found = await receiver
  if (!found) return
  const body = envelopeOf(reportOf(error, where, release, found.environment))
  await fetch(found.address, {
    method: 'POST',
    body,
    headers: { 'content-type': 'text/plain;charset=utf-8' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => {})
}

function isKnown(error: unknown): boolean {
  const failure = failureOf(error)
  if (failure?.kind !== 'unexpected-answer') return false
  const name = `${failure.call} ${failure.path}`
  const isAgain = unexpected.has(name)
  unexpected.add(name)
  return isAgain
}

/** Asked without a session: whose visit it is concerns nobody here. */
async function findReceiver(): Promise<Receiver | null> {
  const api = createApiClient({
    origin: location.origin,
    token: () => null,
    locale: () => document.documentElement.lang,
    onUnauthenticated: () => {},
  })
  const wished = await fetchErrorReporting(api).catch(() => null)
  const address = wished?.enabled && wished.dsn ? envelopeAddress(wished.dsn) : null
  return address ? { address, environment: wished?.environment ?? 'production' } : null
}

/** Places in the code are constants of it; one that is not looks otherwise, and is left out. */
const harmlessPlace = (where: string) => (/^[a-z][a-z :-]{0,60}$/.test(where) ? where : 'elsewhere')

function reportOf(error: unknown, where: string, release: Release, environment: string): ErrorReport {
  const part = where.split(':')[0] ?? ''
  const remote = release.remotes[part]
  const routes = Object.values(release.remotes).flatMap(({ routes }) => routes)
  return {
    eventId: crypto.randomUUID().replaceAll('-', ''),
    at: new Date().toISOString(),
    environment,
    release: remote ? `${part}@${remote.version}` : `shell@${release.shell.version}`,
    city: release.city,
    route: matchRoute(routes, location.pathname)?.route.pattern ?? 'shell',
    where: harmlessPlace(where),
    locale: document.documentElement.lang,
    errors: harmlessErrors(error, originsOf(release)),
  }
}

const originsOf = ({ remotes }: Release): readonly string[] => [
  location.origin,
  ...Object.values(remotes).map(({ entry }) => new URL(entry.url).origin),
]
