import { PAGES } from '@parvis/shared-kernel/paths'
import { createMount, lazyChunk, lazyPage } from '@parvis/shared-kernel/remote'
import { OWN_PAGES } from './own-pages.ts'

export const mount = createMount({
  name: 'account',
  messages: {
    fr: lazyChunk(() => import(/* webpackChunkName: "messages-fr" */ './messages/fr.ts').then(m => m.fr)),
    en: lazyChunk(() => import(/* webpackChunkName: "messages-en" */ './messages/en.ts').then(m => m.en)),
  },
  pages: [
    {
      pattern: PAGES.signIn,
      page: lazyPage(() =>
        import(/* webpackChunkName: "sign-in" */ './routes/sign-in.route.tsx').then(m => m.SignInRoute),
      ),
    },
    {
      pattern: PAGES.settings,
      page: lazyPage(() =>
        import(/* webpackChunkName: "settings" */ './routes/settings.route.tsx').then(m => m.SettingsRoute),
      ),
    },
    {
      pattern: OWN_PAGES.myData,
      page: lazyPage(() =>
        import(/* webpackChunkName: "data" */ './routes/data.route.tsx').then(m => m.DataRoute),
      ),
    },
    {
      pattern: PAGES.erasure,
      page: lazyPage(() =>
        import(/* webpackChunkName: "erasure" */ './routes/erasure.route.tsx').then(m => m.ErasureRoute),
      ),
    },
    {
      pattern: PAGES.share,
      page: lazyPage(() =>
        import(/* webpackChunkName: "share" */ './routes/share.route.tsx').then(m => m.ShareRoute),
      ),
    },
    {
      pattern: OWN_PAGES.history,
      page: lazyPage(() =>
        import(/* webpackChunkName: "history" */ './routes/history.route.tsx').then(m => m.HistoryRoute),
      ),
    },
    {
      pattern: PAGES.signInLink,
      page: lazyPage(() =>
        import(/* webpackChunkName: "sign-in-link" */ './routes/sign-in-link.route.tsx').then(
          m => m.SignInLinkRoute,
        ),
      ),
    },
    {
      pattern: PAGES.register,
      page: lazyPage(() =>
        import(/* webpackChunkName: "register" */ './routes/register.route.tsx').then(m => m.RegisterRoute),
      ),
    },
    {
      pattern: OWN_PAGES.plateCheck,
      page: lazyPage(() =>
        import(/* webpackChunkName: "plate-check" */ './routes/plate-check.route.tsx').then(
          m => m.PlateCheckRoute,
        ),
      ),
    },
    {
      pattern: PAGES.forgotPassword,
      page: lazyPage(() =>
        import(/* webpackChunkName: "forgot-password" */ './routes/forgot-password.route.tsx').then(
          m => m.ForgotPasswordRoute,
        ),
      ),
    },
    {
      pattern: PAGES.recover,
      page: lazyPage(() =>
        import(/* webpackChunkName: "recover" */ './routes/recover.route.tsx').then(m => m.RecoverRoute),
      ),
    },
    {
      pattern: OWN_PAGES.emailAwaited,
      page: lazyPage(() =>
        import(/* webpackChunkName: "verify" */ './routes/verify.route.tsx').then(m => m.VerifyRoute),
      ),
    },
    {
      pattern: PAGES.verifyEmail,
      page: lazyPage(() =>
        import(/* webpackChunkName: "verify" */ './routes/verify.route.tsx').then(m => m.VerifyLinkRoute),
      ),
    },
    {
      pattern: PAGES.verifyNewEmail,
      page: lazyPage(() =>
        import(/* webpackChunkName: "verify" */ './routes/verify.route.tsx').then(m => m.VerifyUpdateRoute),
      ),
    },
  ],
})
