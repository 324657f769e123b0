import { matchRoute } from '@parvis/shared-kernel/remote'
import type { Release, ReleasedFile } from '@parvis/shared-kernel/remote/release'
import { wholeRelease } from './whole-release.ts'

/** Files of the screen a path leads to, its remote's entry first. */
export function filesOfPath(release: Release, pathname: string): readonly ReleasedFile[] {
  const routes = Object.values(release.remotes).flatMap(remote =>
    remote.routes.map(route => ({ ...route, remote })),
  )
  const match = matchRoute(routes, pathname)
  if (!match) return []
  const { remote, page } = match.route
  return [remote.entry, ...(remote.preload[page] ?? [])]
}

/**
 * Fetches the files of a link's screen on hover or focus, so that a click finds them in the cache. Uses fetch: an
 * unused preload logs a warning, and a failed one would be cached as a failure.
 */
export function preloadOnIntent(document: Document): void {
  const known = new Set<string>()
  const fetchAll = (files: readonly ReleasedFile[]) => {
    for (const file of files) {
      if (known.has(file.url) || (file.lang && file.lang !== document.documentElement.lang)) continue
      known.add(file.url)
      void fetchAhead(file).catch(() => known.delete(file.url))
    }
  }
  const prepare = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== document.location.origin) return
    // Failures are ignored: the click fetches the files itself.
    wholeRelease.load().then(
      release => fetchAll(filesOfPath(release, link.pathname)),
      () => {},
    )
  }
  for (const kind of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(kind, prepare, { passive: true })
}

/**
 * Must match the later script or style request for the cache to answer it; the body is read completely so that it is
 * cached.
 */
async function fetchAhead({ url, integrity }: ReleasedFile): Promise<void> {
  const answer = await fetch(url, { integrity, mode: 'cors', credentials: 'same-origin', priority: 'low' })
  await answer.arrayBuffer()
}
