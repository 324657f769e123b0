import type { RemoteManifest } from '@parvis/shared-kernel/remote/manifest'

const CATALOGUE_DATA = [
  '/api/plans?subscriberId={subscriberId}',
  '/api/parking-right-definition',
  '/api/tickets',
]

export const manifest = {
  name: 'requests',
  contract: 1,
  routes: [
    {
      pattern: '/tarifs',
      title: { fr: 'Tarifs, zones et documents', en: 'Prices, zones and documents' },
      access: 'public',
      page: 'prices',
      data: ['/api/catalogue'],
    },
    { pattern: '/tarifs/:planId', access: 'public', page: 'price', data: ['/api/catalogue'] },
    {
      pattern: '/demandes',
      title: { fr: 'Nouvelle demande', en: 'New request' },
      access: 'subscriber',
      page: 'catalogue',
      data: CATALOGUE_DATA,
    },
    { pattern: '/souscriptions/create/:offerId', access: 'subscriber', page: 'offer', data: CATALOGUE_DATA },
    {
      pattern: '/souscriptions/ticket/create/:definitionId',
      access: 'subscriber',
      page: 'definition',
      data: CATALOGUE_DATA,
    },
    {
      pattern: '/souscriptions/complete/:orderId',
      access: 'subscriber',
      page: 'complete',
      entry: '/souscriptions',
      data: CATALOGUE_DATA,
    },
    {
      pattern: '/souscriptions/plate_request/:orderId',
      access: 'subscriber',
      page: 'plate-request',
      entry: '/souscriptions',
      data: CATALOGUE_DATA,
    },
  ],
  navigation: [
    {
      path: '/demandes',
      label: { fr: 'Nouvelle demande', en: 'New request' },
      access: 'subscriber',
      order: 2,
    },
    {
      path: '/tarifs',
      label: { fr: 'Tarifs et zones', en: 'Prices' },
      access: 'public',
      order: 4,
    },
  ],
} as const satisfies RemoteManifest
