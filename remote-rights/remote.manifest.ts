import type { RemoteManifest } from '@parvis/shared-kernel/remote/manifest'

const RIGHTS_DATA = [
  '/api/plans?subscriberId={subscriberId}',
  '/api/parking-right-definition',
  '/api/tickets',
]

export const manifest = {
  name: 'rights',
  contract: 1,
  routes: [
    {
      pattern: '/',
      title: { fr: 'Accueil', en: 'Home' },
      access: 'subscriber',
      page: 'dashboard',
      data: RIGHTS_DATA,
    },
    {
      pattern: '/souscriptions',
      title: { fr: 'Mes droits', en: 'My rights' },
      access: 'subscriber',
      page: 'dashboard',
      data: RIGHTS_DATA,
    },
    {
      pattern: '/souscriptions/:subscriptionId',
      access: 'subscriber',
      page: 'right-detail',
      data: RIGHTS_DATA,
    },
    {
      pattern: '/souscriptions/tickets/:ticketId',
      access: 'subscriber',
      page: 'right-detail',
      data: RIGHTS_DATA,
    },
    {
      pattern: '/souscriptions/:subscriptionId/payments',
      access: 'subscriber',
      page: 'payment-result',
      data: RIGHTS_DATA,
    },
    {
      pattern: '/souscriptions/tickets/:ticketId/payments',
      access: 'subscriber',
      page: 'payment-result',
      data: RIGHTS_DATA,
    },
  ],
  navigation: [
    { path: '/souscriptions', label: { fr: 'Mes droits', en: 'My rights' }, access: 'subscriber', order: 1 },
  ],
} as const satisfies RemoteManifest
