import type { PageRelease } from '@parvis/shared-kernel/remote/release'

/** Response of the edge to `/generation`. */
interface Generation {
  readonly generation: number
  readonly channel: string
}

interface Watch {
  readonly release: Pick<PageRelease, 'generation' | 'channel'>
  readonly fetch: typeof fetch
  /** Epoch milliseconds. */
  readonly now: () => number
}

/** Minimum interval between checks, in ms: promotions are rare, changes of screen are not. */
const LEAST_PAUSE_MS = 60_000

/**
 * At a change of screen, whether the city runs a newer generation than this tab. Requests at most once a minute; any
 * failure counts as no.
 */
export function newerGeneration({ release, fetch, now }: Watch): () => Promise<boolean> {
  let requestedAt = now()
  let isNewer = false
  return async () => {
    if (isNewer || now() - requestedAt < LEAST_PAUSE_MS) return isNewer
    requestedAt = now()
    try {
      const answer = await fetch('/generation', { cache: 'no-store' })
      const { generation, channel } = (await answer.json()) as Generation
      isNewer = answer.ok && channel === release.channel && generation > release.generation
    } catch {
      // Offered at a later screen.
    }
    return isNewer
  }
}
