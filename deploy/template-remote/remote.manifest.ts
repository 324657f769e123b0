import type { RemoteManifest } from '@parvis/shared-kernel/remote/manifest'

/** Routes of this part in the portal, and its menu entry. */
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
