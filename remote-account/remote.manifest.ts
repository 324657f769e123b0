import type { RemoteManifest } from '@parvis/shared-kernel/remote/manifest'

export const manifest = {
  name: 'account',
  contract: 1,
  routes: [
    { pattern: '/sign-in', access: 'public', page: 'sign-in' },
    { pattern: '/settings', access: 'subscriber', page: 'settings' },
  ],
  navigation: [],
} as const satisfies RemoteManifest
