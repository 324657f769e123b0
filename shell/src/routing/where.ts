import { PAGES } from '@parvis/shared-kernel/paths'
import { matchRoute } from '@parvis/shared-kernel/remote'
import type { PageRelease, PageRemote, PageRoute } from '@parvis/shared-kernel/remote/release'
import { LEGAL_PAGES, type LegalPage } from './legal-pages.ts'

interface NamedPart {
  readonly name: string
  readonly remote: PageRemote
}

/** Which part answers a URL. */
export type Where =
  | ({ readonly kind: 'remote'; readonly route: PageRoute } & NamedPart)
  | ({ readonly kind: 'sign-in' } & NamedPart)
  | { readonly kind: 'provider-return' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'embed-consent' }
  | { readonly kind: 'legal'; readonly page: LegalPage }
  | { readonly kind: 'site-map' }
  | { readonly kind: 'not-found'; readonly path: string }

/** Pages that the shell renders itself. */
export const SHELL_ROUTES = [
  { pattern: PAGES.providerReturn, where: { kind: 'provider-return' } },
  { pattern: PAGES.signedOut, where: { kind: 'signed-out' } },
  { pattern: PAGES.embedSignIn, where: { kind: 'embed-consent' } },
  { pattern: PAGES.siteMap, where: { kind: 'site-map' } },
  ...LEGAL_PAGES.map(page => ({ pattern: `/${page}`, where: { kind: 'legal', page } as const })),
] as const satisfies readonly { readonly pattern: string; readonly where: Where }[]

interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/**
 * All screens in one ranked table: a part's static route precedes another part's dynamic one. Aliases come last
 * (aliases.ts).
 */
export function whereIs(place: Place, release: PageRelease, isConnected: boolean): Where {
  // The consent checkbox of the first document links to `#/cnil`.
  if (place.hash === '#/cnil') return { kind: 'legal', page: 'cnil' }
  const match = matchRoute(tableOf(release), place.pathname)
  if (!match) return { kind: 'not-found', path: place.pathname }
  const { route } = match
  if ('where' in route) return route.where
  if (route.route.access === 'public' || isConnected) return { kind: 'remote', ...route }
  const signIn = partWith(release, PAGES.signIn)
  return signIn ? { kind: 'sign-in', ...signIn } : { kind: 'not-found', path: place.pathname }
}

/** The part that answers a page, by the routes of its manifest; null where this release has none. */
export function partWith({ remotes }: PageRelease, page: string): NamedPart | null {
  const [name, remote] =
    Object.entries(remotes).find(([, { routes }]) => routes.some(({ pattern }) => pattern === page)) ?? []
  return name !== undefined && remote ? { name, remote } : null
}

function tableOf(release: PageRelease) {
  const remotes = Object.entries(release.remotes).flatMap(([name, remote]) =>
    remote.routes.map(route => ({ pattern: route.pattern, name, remote, route })),
  )
  return [...SHELL_ROUTES, ...remotes]
}
