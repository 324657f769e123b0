import type { RemoteManifest } from '@parvis/shared-kernel/remote/manifest'

/** Addresses that this part answers in the portal, and its place in the menu. */
export const manifest = {
  name: 'zones',
  contract: 1,
  routes: [
    {
      pattern: '/zones',
      title: { fr: 'Zones de stationnement', en: 'Parking zones' },
      access: 'public',
      page: 'zones',
    },
  ],
  navigation: [{ path: '/zones', label: { fr: 'Zones', en: 'Zones' }, access: 'public', order: 5 }],
} as const satisfies RemoteManifest
