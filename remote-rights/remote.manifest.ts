import { PAGES } from '@parvis/shared-kernel/paths'
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
      pattern: PAGES.home,
      title: { fr: 'Accueil', en: 'Home' },
      access: 'subscriber',
      page: 'dashboard',
      data: RIGHTS_DATA,
    },
    {
      pattern: PAGES.rights,
      title: { fr: 'Mes droits', en: 'My rights' },
      access: 'subscriber',
      page: 'dashboard',
      data: RIGHTS_DATA,
    },
    {
      pattern: PAGES.subscription,
      access: 'subscriber',
      page: 'right-detail',
      data: RIGHTS_DATA,
    },
    {
      pattern: PAGES.ticket,
      access: 'subscriber',
      page: 'right-detail',
      data: RIGHTS_DATA,
    },
    {
      pattern: PAGES.subscriptionPayments,
      access: 'subscriber',
      page: 'payment-result',
      data: RIGHTS_DATA,
    },
    {
      pattern: PAGES.ticketPayments,
      access: 'subscriber',
      page: 'payment-result',
      data: RIGHTS_DATA,
    },
  ],
  navigation: [
    { path: PAGES.rights, label: { fr: 'Mes droits', en: 'My rights' }, access: 'subscriber', order: 1 },
  ],
} as const satisfies RemoteManifest
