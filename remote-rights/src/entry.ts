import { pagesOf } from '@parvis/shared-kernel/page'
import { createMount, lazyPage } from '@parvis/shared-kernel/remote'
import { routes } from '../remote.manifest.ts'
import { COMMON_MESSAGES, RIGHT_MESSAGES } from './right-messages/message-chunks.ts'

const dashboard = lazyPage(() =>
  import(/* webpackChunkName: "dashboard" */ './routes/dashboard.route.tsx').then(m => m.DashboardRoute),
)

/** Called by the shell, or an embed, to mount this remote. */
export const mount = createMount({
  name: 'rights',
  messages: COMMON_MESSAGES,
  pages: pagesOf(routes, {
    dashboard,
    'right-detail': {
      page: lazyPage(() =>
        import(/* webpackChunkName: "right-detail" */ './routes/right-detail.route.tsx').then(
          m => m.RightDetailRoute,
        ),
      ),
      messages: RIGHT_MESSAGES,
      over: dashboard,
    },
    'payment-result': {
      page: lazyPage(() =>
        import(/* webpackChunkName: "payment-result" */ './routes/payment-result.route.tsx').then(
          m => m.PaymentResultRoute,
        ),
      ),
      messages: RIGHT_MESSAGES,
    },
  }),
})
