import type { RemoteManifest } from '@parvis/shared-kernel/remote/manifest'

export const manifest = {
  name: 'account',
  contract: 1,
  routes: [
    { pattern: '/sign-in', title: { fr: 'Connexion', en: 'Sign in' }, access: 'public', page: 'sign-in' },
    {
      pattern: '/settings',
      title: { fr: 'Mon profil', en: 'My profile' },
      access: 'subscriber',
      page: 'settings',
    },
  ],
  navigation: [],
} as const satisfies RemoteManifest
