import { PAGES, type ParameterOf, pathTo } from '@parvis/shared-kernel/paths'
import { matchRoute, type RouteMatch } from '@parvis/shared-kernel/remote'

/**
 * Addresses that the second document only names (§2, other route constants): each leads to the screen that serves its
 * purpose (D15), with its query string. Looked up only when no screen has the address itself, as they are rare.
 */
const ALIASES = [
  alias('/dashboard', () => PAGES.rights),
  alias('/bundle', () => PAGES.rights),
  alias('/bundle/all', () => PAGES.rights),
  alias('/bundle/free', () => PAGES.catalogue),
  alias('/bundle/all_expired', () => `${PAGES.rights}?expired=true`),
  alias('/processing', () => PAGES.rights),
  alias('/eligibility/all', () => PAGES.catalogue),
  alias('/eligibility/all_expired', () => `${PAGES.rights}?expired=true`),
  alias('/eligibility/new', () => PAGES.catalogue),
  alias(
    '/eligibility/new/:vehicleCategory',
    ({ vehicleCategory }) => `${PAGES.catalogue}?vehicleCategory=${encodeURIComponent(vehicleCategory)}`,
  ),
  alias('/eligibility/:productId/user-info', () => PAGES.settings),
  alias('/funnel', () => PAGES.catalogue),
  alias('/funnel/result', () => PAGES.catalogue),
  alias('/product/:productId/new', ({ productId }) => pathTo(PAGES.offer, { offerId: productId })),
  alias(
    '/product/:productId/renew/:orderId',
    ({ productId, orderId }) =>
      `${pathTo(PAGES.offer, { offerId: productId })}?renew=${encodeURIComponent(orderId)}`,
  ),
  alias('/:productId/automatic-order', ({ productId }) => pathTo(PAGES.offer, { offerId: productId })),
  alias('/:orderId/payments', ({ orderId }) =>
    pathTo(PAGES.subscriptionPayments, { subscriptionId: orderId }),
  ),
  alias('/account', () => PAGES.settings),
  alias('/register', () => PAGES.register),
  alias('/recover/:token', ({ token }) => pathTo(PAGES.recover, { recoverId: token })),
  alias('/share', () => PAGES.share),
]

type Values<Name extends string> = Readonly<Record<Name, string>>

function alias<Pattern extends string>(
  pattern: Pattern,
  to: (values: Values<ParameterOf<Pattern>>) => string,
) {
  // A path that matches the pattern has all of its parameters.
  return { pattern, to: (params: RouteMatch<never>['params']) => to(params as Values<ParameterOf<Pattern>>) }
}

/** Target of an alias; null if the address is none. */
export function aliasOf(pathname: string, search: string): string | null {
  const match = matchRoute(ALIASES, pathname)
  return match ? withSearch(match.route.to(match.params), search) : null
}

function withSearch(to: string, search: string): string {
  if (search === '') return to
  return to.includes('?') ? `${to}&${search.slice(1)}` : `${to}${search}`
}
