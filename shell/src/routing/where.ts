import { matchRoute, type RemoteRoute } from '@parvis/shared-kernel/remote'
import type { Release, ReleasedRemote } from '@parvis/shared-kernel/remote/release'
import { aliasTarget } from './aliases.ts'
import { LEGAL_PAGES, type LegalPage } from './legal-pages.ts'

/** Which part answers a URL. */
export type Where =
  | { readonly kind: 'remote'; readonly name: string; readonly remote: ReleasedRemote; readonly route: RemoteRoute }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'provider-return' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'legal'; readonly page: LegalPage }
  | { readonly kind: 'site-map' }
  | { readonly kind: 'alias'; readonly to: string }
  | { readonly kind: 'not-found'; readonly path: string }

const SHELL_ROUTES = [
  { pattern: '/auth', where: { kind: 'provider-return' } },
  { pattern: '/provider-logout-callback', where: { kind: 'signed-out' } },
  { pattern: '/site-map', where: { kind: 'site-map' } },
  ...LEGAL_PAGES.map(page => ({ pattern: `/${page}`, where: { kind: 'legal', page } as const })),
] as const satisfies readonly { readonly pattern: string; readonly where: Where }[]

export function whereIs(
  place: { readonly pathname: string; readonly search: string; readonly hash: string },
  release: Release,
  isConnected: boolean,
): Where {
  // The consent checkbox of the first document links to `#/cnil`.
  if (place.hash === '#/cnil') return { kind: 'alias', to: '/cnil' }
  const own = matchRoute(SHELL_ROUTES, place.pathname)
  if (own) return own.route.where
  const remoteRoutes = Object.entries(release.remotes).flatMap(([name, remote]) =>
    remote.routes.map(route => ({ pattern: route.pattern, name, remote, route })),
  )
  const found = matchRoute(remoteRoutes, place.pathname)
  if (found) {
    const { name, remote, route } = found.route
    return route.access === 'subscriber' && !isConnected ? { kind: 'sign-in' } : { kind: 'remote', name, remote, route }
  }
  const to = aliasTarget(place.pathname, place.search)
  return to ? { kind: 'alias', to } : { kind: 'not-found', path: place.pathname }
}
