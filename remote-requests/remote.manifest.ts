import { PAGES } from '@parvis/shared-kernel/paths'
import type { RemoteManifest, RemoteRoute } from '@parvis/shared-kernel/remote/manifest'
import { OWN_PAGES } from './src/own-pages.ts'

const CATALOGUE_DATA = [
  '/api/plans?subscriberId={subscriberId}',
  '/api/parking-right-definition',
  '/api/tickets',
]

/** Pages of this part; `src/entry.ts` registers the code of each `page`. */
export const routes = [
  {
    pattern: PAGES.prices,
    title: { fr: 'Tarifs, zones et documents', en: 'Prices, zones and documents' },
    access: 'public',
    page: 'prices',
    data: ['/api/catalogue'],
  },
  { pattern: OWN_PAGES.price, access: 'public', page: 'price', data: ['/api/catalogue'] },
  {
    pattern: PAGES.catalogue,
    title: { fr: 'Nouvelle demande', en: 'New request' },
    access: 'subscriber',
    page: 'catalogue',
    data: CATALOGUE_DATA,
  },
  { pattern: PAGES.offer, access: 'subscriber', page: 'offer', data: CATALOGUE_DATA },
  {
    pattern: PAGES.definition,
    access: 'subscriber',
    page: 'definition',
    data: CATALOGUE_DATA,
  },
  {
    pattern: PAGES.complete,
    access: 'subscriber',
    page: 'complete',
    entry: PAGES.rights,
    data: CATALOGUE_DATA,
  },
  {
    pattern: PAGES.plateRequest,
    access: 'subscriber',
    page: 'plate-request',
    entry: PAGES.rights,
    data: CATALOGUE_DATA,
  },
] as const satisfies readonly RemoteRoute[]

export const manifest = {
  name: 'requests',
  contract: 1,
  routes,
  navigation: [
    {
      path: PAGES.catalogue,
      label: { fr: 'Nouvelle demande', en: 'New request' },
      access: 'subscriber',
      order: 2,
    },
    {
      path: PAGES.prices,
      label: { fr: 'Tarifs et zones', en: 'Prices' },
      access: 'public',
      order: 4,
    },
  ],
} as const satisfies RemoteManifest
