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
    {
      pattern: '/souscriptions/inscription/:hash',
      page: lazyPage(() =>
        import(/* webpackChunkName: "sign-in-link" */ './routes/sign-in-link.route.tsx').then(
          m => m.SignInLinkRoute,
        ),
      ),
    },
    {
      pattern: '/souscriptions/registerCustomer',
      page: lazyPage(() =>
        import(/* webpackChunkName: "register" */ './routes/register.route.tsx').then(m => m.RegisterRoute),
      ),
    },
    {
      pattern: '/plate-check',
      page: lazyPage(() =>
        import(/* webpackChunkName: "plate-check" */ './routes/plate-check.route.tsx').then(
          m => m.PlateCheckRoute,
        ),
      ),
    },
    {
      pattern: '/souscriptions/forgotPassword',
      page: lazyPage(() =>
        import(/* webpackChunkName: "forgot-password" */ './routes/forgot-password.route.tsx').then(
          m => m.ForgotPasswordRoute,
        ),
      ),
    },
    {
      pattern: '/souscriptions/recover/:recoverId',
      page: lazyPage(() =>
        import(/* webpackChunkName: "recover" */ './routes/recover.route.tsx').then(m => m.RecoverRoute),
      ),
    },
    {
      pattern: '/souscriptions/verify/:email',
      page: lazyPage(() =>
        import(/* webpackChunkName: "verify" */ './routes/verify.route.tsx').then(m => m.VerifyRoute),
      ),
    },
    {
      pattern: '/verify/email/:token',
      page: lazyPage(() =>
        import(/* webpackChunkName: "verify" */ './routes/verify.route.tsx').then(m => m.VerifyLinkRoute),
      ),
    },
    {
      pattern: '/verify/update/email/:token',
      page: lazyPage(() =>
        import(/* webpackChunkName: "verify" */ './routes/verify.route.tsx').then(m => m.VerifyUpdateRoute),
      ),
    },
  ],
})
