import { failureOf } from '@parvis/shared-kernel/errors'
import { matchRoute } from '@parvis/shared-kernel/remote'
import type { PageRelease } from '@parvis/shared-kernel/remote/release'
import type { ErrorEvent, EventHint } from '@sentry/browser'
import { type HarmlessError, harmlessErrors } from './harmless-error.ts'

/** Maximum reports per visit: a failing page repeats itself. */
const MOST = 20

/**
 * Builds the reported event from scratch: an id, a time and allowlisted values. Nothing that Sentry collects, or will
 * collect in later versions, is sent. Null for an error already reported.
 */
export function harmlessEvents(release: PageRelease, environment: string) {
  let told = 0
  /** Each call is reported once (docs/api.md), however often its response is malformed or rethrown. */
  const unexpected = new Set<string>()
  const isKnown = (error: unknown): boolean => {
    const failure = failureOf(error)
    if (failure?.kind !== 'unexpected-answer') return false
    const name = `${failure.call} ${failure.path}`
    const isAgain = unexpected.has(name)
    unexpected.add(name)
    return isAgain
  }
  return ({ event_id, timestamp }: ErrorEvent, { originalException, data }: EventHint): ErrorEvent | null => {
    if (told >= MOST || isKnown(originalException)) return null
    told += 1
    return {
      type: undefined,
      event_id: event_id ?? '',
      timestamp: timestamp ?? 0,
      platform: 'javascript',
      level: 'error',
      environment,
      ...placeOf(String((data as { where?: unknown } | undefined)?.where), release),
      exception: {
        values: harmlessErrors(originalException, originsOf(release)).toReversed().map(exceptionOf),
      },
    }
  }
}

/** Locations are code constants of this form; anything else becomes 'elsewhere'. */
const harmlessPlace = (where: string) => (/^[a-z][a-z :-]{0,60}$/.test(where) ? where : 'elsewhere')

function placeOf(where: string, { city, remotes, shell }: PageRelease) {
  const part = where.split(':')[0] ?? ''
  const remote = remotes[part]
  const routes = Object.values(remotes).flatMap(({ routes }) => routes)
  return {
    release: remote ? `${part}@${remote.version}` : `shell@${shell.version}`,
    transaction: matchRoute(routes, location.pathname)?.route.pattern ?? 'shell',
    tags: { city, where: harmlessPlace(where), locale: document.documentElement.lang },
  }
}

const exceptionOf = ({ type, value, frames }: HarmlessError) => ({
  type,
  value,
  stacktrace: { frames: [...frames] },
})

const originsOf = ({ remotes }: PageRelease): readonly string[] => [
  location.origin,
  ...Object.values(remotes).map(({ entry }) => new URL(entry.url).origin),
]
