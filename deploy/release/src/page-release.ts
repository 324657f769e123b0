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

/** The release data in every page: which part answers which route, and each part's entry. */
export function pageRelease({ remotes, createdAt: _, ...release }: Release): PageRelease {
  const entries = Object.entries(remotes).map(([name, remote]) => [name, pageRemote(remote)] as const)
  return { ...release, remotes: Object.fromEntries(entries) }
}

function pageRemote(remote: ReleasedRemote): PageRemote {
  const current = { ...loadable(remote), routes: remote.routes.map(pageRoute), navigation: remote.navigation }
  return { ...current, lastGood: remote.lastGood.map(version => pageFallback(version, current)) }
}

/** Omits what equals the current version: successive versions mostly share their routes. */
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

/** The fields of a route a page needs. */
export const pageRoute = ({ pattern, access, entry }: RemoteRoute): PageRoute =>
  entry ? { pattern, access, entry } : { pattern, access }

/** Both derive from our manifests, so their keys have one order. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
