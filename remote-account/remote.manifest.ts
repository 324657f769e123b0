import type { RemoteManifest } from '@parvis/shared-kernel/remote/manifest'

export const manifest = {
  name: 'account',
  contract: 1,
  routes: [
    {
      pattern: '/sign-in',
      title: { fr: 'Connexion', en: 'Sign in' },
      access: 'public',
      page: 'sign-in',
      portalOnly: true,
    },
    { pattern: '/souscriptions/inscription/:hash', access: 'public', page: 'sign-in-link', portalOnly: true },
    {
      pattern: '/souscriptions/registerCustomer',
      title: { fr: 'Créer un compte', en: 'Create an account' },
      access: 'public',
      page: 'register',
      portalOnly: true,
    },
    {
      pattern: '/plate-check',
      title: { fr: 'Vérifier une plaque', en: 'Check a plate' },
      access: 'public',
      page: 'plate-check',
    },
    {
      pattern: '/souscriptions/forgotPassword',
      title: { fr: 'Mot de passe oublié', en: 'Forgotten password' },
      access: 'public',
      page: 'forgot-password',
      portalOnly: true,
    },
    { pattern: '/souscriptions/recover/:recoverId', access: 'public', page: 'recover', portalOnly: true },
    { pattern: '/souscriptions/verify/:email', access: 'public', page: 'verify', portalOnly: true },
    { pattern: '/verify/email/:token', access: 'public', page: 'verify', portalOnly: true },
    { pattern: '/verify/update/email/:token', access: 'public', page: 'verify', portalOnly: true },
    {
      pattern: '/settings',
      title: { fr: 'Mon profil', en: 'My profile' },
      access: 'subscriber',
      page: 'settings',
    },
    {
      pattern: '/settings/data',
      title: { fr: 'Mes données', en: 'My data' },
      access: 'subscriber',
      page: 'data',
    },
    { pattern: '/settings/erasure/:token', access: 'public', page: 'erasure', portalOnly: true },
    {
      pattern: '/souscriptions/share',
      title: { fr: 'Rejoindre un droit partagé', en: 'Join a shared right' },
      access: 'public',
      page: 'share',
    },
    {
      pattern: '/historique',
      title: { fr: 'Historique', en: 'History' },
      access: 'subscriber',
      page: 'history',
      data: ['/api/subscriber/timeline?limit=30'],
    },
  ],
  navigation: [
    {
      path: '/historique',
      label: { fr: 'Historique', en: 'History' },
      access: 'subscriber',
      order: 5,
      isPersonal: true,
    },
  ],
} as const satisfies RemoteManifest
