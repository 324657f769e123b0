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
    {
      pattern: '/settings/data',
      page: lazyPage(() =>
        import(/* webpackChunkName: "data" */ './routes/data.route.tsx').then(m => m.DataRoute),
      ),
    },
    {
      pattern: '/settings/erasure/:token',
      page: lazyPage(() =>
        import(/* webpackChunkName: "erasure" */ './routes/erasure.route.tsx').then(m => m.ErasureRoute),
      ),
    },
    {
      pattern: '/souscriptions/share',
      page: lazyPage(() =>
        import(/* webpackChunkName: "share" */ './routes/share.route.tsx').then(m => m.ShareRoute),
      ),
    },
    {
      pattern: '/historique',
      page: lazyPage(() =>
        import(/* webpackChunkName: "history" */ './routes/history.route.tsx').then(m => m.HistoryRoute),
      ),
    },
  ],
})
