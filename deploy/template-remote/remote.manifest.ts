import type { RemoteManifest, RemoteRoute } from '@parvis/shared-kernel/remote/manifest'

/** Routes of this part in the portal, and its menu entry. */
/** Each page of this part, once: `src/entry.ts` gives the code of each `page`. */
export const routes = [
  {
    pattern: '/zones',
    title: { fr: 'Zones de stationnement', en: 'Parking zones' },
    access: 'public',
    page: 'zones',
  },
] as const satisfies readonly RemoteRoute[]

export const manifest = {
  name: 'zones',
  contract: 1,
  routes,
  navigation: [{ path: '/zones', label: { fr: 'Zones', en: 'Zones' }, access: 'public', order: 5 }],
} as const satisfies RemoteManifest
