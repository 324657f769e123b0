import { matchRoute } from '@parvis/shared-kernel/remote'

/**
 * Addresses that the second document (§2, other route constants) only names: each leads to the screen that does its job
 * today (D15). `:name` is filled from the path; the query string is kept. Few visits come by them: they are looked up
 * once no screen has the address itself.
 */
const ALIASES: readonly { readonly pattern: string; readonly to: string }[] = [
  { pattern: '/dashboard', to: '/souscriptions' },
  { pattern: '/bundle', to: '/souscriptions' },
  { pattern: '/bundle/all', to: '/souscriptions' },
  { pattern: '/bundle/free', to: '/demandes' },
  { pattern: '/bundle/all_expired', to: '/souscriptions?expired=true' },
  { pattern: '/processing', to: '/souscriptions' },
  { pattern: '/eligibility/all', to: '/demandes' },
  { pattern: '/eligibility/all_expired', to: '/souscriptions?expired=true' },
  { pattern: '/eligibility/new', to: '/demandes' },
  { pattern: '/eligibility/new/:vehicleCategory', to: '/demandes?vehicleCategory=:vehicleCategory' },
  { pattern: '/eligibility/:productId/user-info', to: '/settings' },
  { pattern: '/funnel', to: '/demandes' },
  { pattern: '/funnel/result', to: '/demandes' },
  { pattern: '/product/:productId/new', to: '/souscriptions/create/:productId' },
  { pattern: '/product/:productId/renew/:orderId', to: '/souscriptions/create/:productId?renew=:orderId' },
  { pattern: '/:productId/automatic-order', to: '/souscriptions/create/:productId' },
  { pattern: '/:orderId/payments', to: '/souscriptions/:orderId/payments' },
  { pattern: '/account', to: '/settings' },
  { pattern: '/register', to: '/souscriptions/registerCustomer' },
  { pattern: '/recover/:token', to: '/souscriptions/recover/:token' },
  { pattern: '/share', to: '/souscriptions/share' },
]

/** Where another name of a screen leads; null for an address that is none. */
export function aliasOf(pathname: string, search: string): string | null {
  const match = matchRoute(ALIASES, pathname)
  return match ? aliasTarget(match.route.to, match.params, search) : null
}

function aliasTarget(
  to: string,
  params: Readonly<Record<string, string | undefined>>,
  search: string,
): string {
  const filled = to.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  if (search === '') return filled
  return filled.includes('?') ? `${filled}&${search.slice(1)}` : `${filled}${search}`
}
