import { PAGES } from '@parvis/shared-kernel/paths'
import type { RemoteManifest, RemoteRoute } from '@parvis/shared-kernel/remote/manifest'

/** Each page of this part, once: `src/entry.ts` gives the code of each `page`. */
export const routes = [
  { pattern: PAGES.home, title: { fr: 'Accueil', en: 'Home' }, page: 'dashboard' },
  { pattern: PAGES.rights, title: { fr: 'Mes droits', en: 'My rights' }, page: 'dashboard' },
  { pattern: PAGES.subscription, page: 'right-detail' },
  { pattern: PAGES.ticket, page: 'right-detail' },
  { pattern: PAGES.subscriptionPayments, page: 'payment-result' },
  { pattern: PAGES.ticketPayments, page: 'payment-result' },
] as const satisfies readonly Omit<RemoteRoute, 'access'>[]

const RIGHTS_DATA = [
  '/api/plans?subscriberId={subscriberId}',
  '/api/parking-right-definition',
  '/api/tickets',
]

export const manifest: RemoteManifest = {
  name: 'rights',
  contract: 1,
  // Marked for the bundler, since the entry takes the routes alone.
  routes: /* @__PURE__ */ routes.map(route => ({ ...route, access: 'subscriber', data: RIGHTS_DATA })),
  navigation: [
    { path: PAGES.rights, label: { fr: 'Mes droits', en: 'My rights' }, access: 'subscriber', order: 1 },
  ],
}
