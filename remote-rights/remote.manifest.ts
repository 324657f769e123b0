import { PAGES } from '@parvis/shared-kernel/paths'
import type { RemoteManifest, RemoteRoute } from '@parvis/shared-kernel/remote/manifest'

/** Pages of this part; `src/entry.ts` registers the code of each `page`. */
export const routes = [
  { pattern: PAGES.home, page: 'dashboard' },
  { pattern: PAGES.rights, page: 'dashboard' },
  { pattern: PAGES.subscription, page: 'right-detail' },
  { pattern: PAGES.ticket, page: 'right-detail' },
  { pattern: PAGES.subscriptionPayments, page: 'payment-result' },
  { pattern: PAGES.ticketPayments, page: 'payment-result' },
] as const satisfies readonly Pick<RemoteRoute, 'pattern' | 'page'>[]

const RIGHTS_DATA = [
  '/api/plans?subscriberId={subscriberId}',
  '/api/parking-right-definition',
  '/api/tickets',
]

const TITLES: Readonly<Record<string, RemoteRoute['title']>> = {
  [PAGES.home]: { fr: 'Accueil', en: 'Home' },
  [PAGES.rights]: { fr: 'Mes droits', en: 'My rights' },
}

const described = (route: (typeof routes)[number]): RemoteRoute => {
  const title = TITLES[route.pattern]
  return { ...route, access: 'subscriber', data: RIGHTS_DATA, ...(title && { title }) }
}

export const manifest: RemoteManifest = {
  name: 'rights',
  contract: 1,
  // Marked as pure for the bundler: the entry of the first screen needs only the routes.
  routes: /* @__PURE__ */ routes.map(described),
  navigation: [
    { path: PAGES.rights, label: { fr: 'Mes droits', en: 'My rights' }, access: 'subscriber', order: 1 },
  ],
}
