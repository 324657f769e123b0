import { PAGES } from '@parvis/shared-kernel/paths'
import type { RemoteManifest, RemoteRoute } from '@parvis/shared-kernel/remote/manifest'
import { OWN_PAGES } from './src/own-pages.ts'

/** Pages of this part; `src/entry.ts` registers the code of each `page`. */
export const routes = [
  {
    pattern: PAGES.signIn,
    title: { fr: 'Connexion', en: 'Sign in' },
    access: 'public',
    page: 'sign-in',
    portalOnly: true,
  },
  { pattern: PAGES.signInLink, access: 'public', page: 'sign-in-link', portalOnly: true },
  {
    pattern: PAGES.register,
    title: { fr: 'Créer un compte', en: 'Create an account' },
    access: 'public',
    page: 'register',
    portalOnly: true,
  },
  {
    pattern: OWN_PAGES.plateCheck,
    title: { fr: 'Vérifier une plaque', en: 'Check a plate' },
    access: 'public',
    page: 'plate-check',
  },
  {
    pattern: PAGES.forgotPassword,
    title: { fr: 'Mot de passe oublié', en: 'Forgotten password' },
    access: 'public',
    page: 'forgot-password',
    portalOnly: true,
  },
  { pattern: PAGES.recover, access: 'public', page: 'recover', portalOnly: true },
  { pattern: OWN_PAGES.emailAwaited, access: 'public', page: 'verify', portalOnly: true },
  { pattern: PAGES.verifyEmail, access: 'public', page: 'verify-link', portalOnly: true },
  { pattern: PAGES.verifyNewEmail, access: 'public', page: 'verify-new-email', portalOnly: true },
  {
    pattern: PAGES.settings,
    title: { fr: 'Mon profil', en: 'My profile' },
    access: 'subscriber',
    page: 'settings',
  },
  {
    pattern: OWN_PAGES.myData,
    title: { fr: 'Mes données', en: 'My data' },
    access: 'subscriber',
    page: 'data',
  },
  { pattern: PAGES.erasure, access: 'public', page: 'erasure', portalOnly: true },
  {
    pattern: PAGES.share,
    title: { fr: 'Rejoindre un droit partagé', en: 'Join a shared right' },
    access: 'public',
    page: 'share',
  },
  {
    pattern: OWN_PAGES.history,
    title: { fr: 'Historique', en: 'History' },
    access: 'subscriber',
    page: 'history',
    data: ['/api/subscriber/timeline?limit=30'],
  },
] as const satisfies readonly RemoteRoute[]

export const manifest = {
  name: 'account',
  contract: 1,
  routes,
  navigation: [
    {
      path: OWN_PAGES.history,
      label: { fr: 'Historique', en: 'History' },
      access: 'subscriber',
      order: 5,
      isPersonal: true,
    },
  ],
} as const satisfies RemoteManifest
