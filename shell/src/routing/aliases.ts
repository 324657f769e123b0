/**
 * Addresses that the second document (§2, other route constants) only names: each leads to the screen that does its job
 * today (D15). `:name` is filled from the path; the query string is kept.
 */
export const ALIASES: readonly { readonly pattern: string; readonly to: string }[] = [
  { pattern: '/dashboard', to: '/souscriptions' },
  { pattern: '/bundle', to: '/souscriptions' },
  { pattern: '/bundle/all', to: '/souscriptions' },
  { pattern: '/bundle/free', to: '/demandes' },
  { pattern: '/bundle/all_expired', to: '/souscriptions?expired=true' },
  { pattern: '/processing', to: '/souscriptions' },
  { pattern: '/eligibility/all', to: '/demandes' },
  { pattern: '/eligibility/all_expired', to: '/souscriptions?expired=true' },
  { pattern: '/eligibility/new', to: '/demandes' },
  { pattern: '/eligibility/new/:vehicleCategory', to: '/demandes' },
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
  { pattern: '/verify/email/:token', to: '/souscriptions/verify/:token' },
  { pattern: '/verify/update/email/:token', to: '/souscriptions/verify/:token' },
  { pattern: '/plate-check', to: '/souscriptions/registerCustomer' },
  { pattern: '/share', to: '/souscriptions/share' },
  // Until a part claims them: a remote's own route of the same pattern comes first (see where.ts).
  { pattern: '/souscriptions/registerCustomer', to: '/sign-in' },
  { pattern: '/souscriptions/forgotPassword', to: '/sign-in' },
  { pattern: '/souscriptions/recover/:recoverId', to: '/sign-in' },
  { pattern: '/souscriptions/verify/:email', to: '/sign-in' },
  { pattern: '/souscriptions/inscription/:hash', to: '/sign-in' },
  { pattern: '/souscriptions/share', to: '/souscriptions' },
]

/** Where a path that matched the alias leads. */
export function aliasTarget(
  to: string,
  params: Readonly<Record<string, string | undefined>>,
  search: string,
): string {
  const filled = to.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  if (search === '') return filled
  return filled.includes('?') ? `${filled}&${search.slice(1)}` : `${filled}${search}`
}
