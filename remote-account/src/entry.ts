import { createMount, lazyChunk, lazyPage } from '@parvis/shared-kernel/remote'

export const mount = createMount({
  name: 'account',
  messages: {
    fr: lazyChunk(() => import(/* webpackChunkName: "messages-fr" */ './messages/fr.ts').then(m => m.fr)),
    en: lazyChunk(() => import(/* webpackChunkName: "messages-en" */ './messages/en.ts').then(m => m.en)),
  },
  pages: [
    {
      pattern: '/sign-in',
      page: lazyPage(() =>
        import(/* webpackChunkName: "sign-in" */ './routes/sign-in.route.tsx').then(m => m.SignInRoute),
      ),
    },
    {
      pattern: '/settings',
      page: lazyPage(() =>
        import(/* webpackChunkName: "settings" */ './routes/settings.route.tsx').then(m => m.SettingsRoute),
      ),
    },
  ],
})
