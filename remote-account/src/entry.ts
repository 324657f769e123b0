import { pagesOf } from '@parvis/shared-kernel/page'
import { createMount, lazyPage } from '@parvis/shared-kernel/remote'
import { routes } from '../remote.manifest.ts'
import { COMMON_MESSAGES } from './messages/message-chunks.ts'

export const mount = createMount({
  name: 'account',
  messages: COMMON_MESSAGES,
  pages: pagesOf(routes, {
    'sign-in': lazyPage(() =>
      import(/* webpackChunkName: "sign-in" */ './routes/sign-in.route.tsx').then(m => m.SignInRoute),
    ),
    settings: lazyPage(() =>
      import(/* webpackChunkName: "settings" */ './routes/settings.route.tsx').then(m => m.SettingsRoute),
    ),
    data: lazyPage(() =>
      import(/* webpackChunkName: "data" */ './routes/data.route.tsx').then(m => m.DataRoute),
    ),
    erasure: lazyPage(() =>
      import(/* webpackChunkName: "erasure" */ './routes/erasure.route.tsx').then(m => m.ErasureRoute),
    ),
    share: lazyPage(() =>
      import(/* webpackChunkName: "share" */ './routes/share.route.tsx').then(m => m.ShareRoute),
    ),
    history: lazyPage(() =>
      import(/* webpackChunkName: "history" */ './routes/history.route.tsx').then(m => m.HistoryRoute),
    ),
    'sign-in-link': lazyPage(() =>
      import(/* webpackChunkName: "sign-in-link" */ './routes/sign-in-link.route.tsx').then(
        m => m.SignInLinkRoute,
      ),
    ),
    register: lazyPage(() =>
      import(/* webpackChunkName: "register" */ './routes/register.route.tsx').then(m => m.RegisterRoute),
    ),
    'plate-check': lazyPage(() =>
      import(/* webpackChunkName: "plate-check" */ './routes/plate-check.route.tsx').then(
        m => m.PlateCheckRoute,
      ),
    ),
    'forgot-password': lazyPage(() =>
      import(/* webpackChunkName: "forgot-password" */ './routes/forgot-password.route.tsx').then(
        m => m.ForgotPasswordRoute,
      ),
    ),
    recover: lazyPage(() =>
      import(/* webpackChunkName: "recover" */ './routes/recover.route.tsx').then(m => m.RecoverRoute),
    ),
    verify: lazyPage(() =>
      import(/* webpackChunkName: "verify" */ './routes/verify.route.tsx').then(m => m.VerifyRoute),
    ),
    'verify-link': lazyPage(() =>
      import(/* webpackChunkName: "verify-link" */ './routes/verify.route.tsx').then(m => m.VerifyLinkRoute),
    ),
    'verify-new-email': lazyPage(() =>
      import(/* webpackChunkName: "verify-new-email" */ './routes/verify.route.tsx').then(
        m => m.VerifyUpdateRoute,
      ),
    ),
  }),
})
