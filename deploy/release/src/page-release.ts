import type { RemoteRoute } from '@parvis/shared-kernel/remote/manifest'
import type {
  LoadableVersion,
  PageFallback,
  PageRelease,
  PageRemote,
  PageRoute,
  Release,
  ReleasedRemote,
  ReleasedVersion,
} from '@parvis/shared-kernel/remote/release'

/** What every page carries of the release: which part answers which address, and the entry of each. */
export function pageRelease({ remotes, createdAt: _, ...release }: Release): PageRelease {
  const entries = Object.entries(remotes).map(([name, remote]) => [name, pageRemote(remote)] as const)
  return { ...release, remotes: Object.fromEntries(entries) }
}

function pageRemote(remote: ReleasedRemote): PageRemote {
  const current = { ...loadable(remote), routes: remote.routes.map(pageRoute), navigation: remote.navigation }
  return { ...current, lastGood: remote.lastGood.map(version => pageFallback(version, current)) }
}

/** Versions that follow each other mostly answer the same addresses: said once. */
function pageFallback(
  version: ReleasedVersion,
  current: Pick<PageRemote, 'routes' | 'navigation'>,
): PageFallback {
  const own = { routes: version.routes.map(pageRoute), navigation: version.navigation }
  return {
    ...loadable(version),
    ...(isSame(own.routes, current.routes) ? {} : { routes: own.routes }),
    ...(isSame(own.navigation, current.navigation) ? {} : { navigation: own.navigation }),
  }
}

const loadable = ({ version, contract, kernel, global, entry }: ReleasedVersion): LoadableVersion => ({
  version,
  contract,
  kernel,
  global,
  entry,
})

/** As much of a route as a page has to know. */
export const pageRoute = ({ pattern, access, entry }: RemoteRoute): PageRoute =>
  entry ? { pattern, access, entry } : { pattern, access }

/** Both were written by one of us from a manifest: their keys stand in one order. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
