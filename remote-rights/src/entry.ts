import { createMount, lazyChunk, lazyPage } from '@parvis/shared-kernel/remote'

const dashboard = lazyPage(() =>
  import(/* webpackChunkName: "dashboard" */ './routes/dashboard.route.tsx').then(
    module => module.DashboardRoute,
  ),
)
const rightDetail = lazyPage(() =>
  import(/* webpackChunkName: "right-detail" */ './routes/right-detail.route.tsx').then(
    module => module.RightDetailRoute,
  ),
)
const paymentResult = lazyPage(() =>
  import(/* webpackChunkName: "payment-result" */ './routes/payment-result.route.tsx').then(
    module => module.PaymentResultRoute,
  ),
)

/** What the shell, or an embed, calls to put this part into a page. */
export const mount = createMount({
  name: 'rights',
  messages: {
    fr: lazyChunk(() => import(/* webpackChunkName: "messages-fr" */ './messages/fr.ts').then(m => m.fr)),
    en: lazyChunk(() => import(/* webpackChunkName: "messages-en" */ './messages/en.ts').then(m => m.en)),
  },
  pages: [
    { pattern: '/', page: dashboard },
    { pattern: '/souscriptions', page: dashboard },
    { pattern: '/souscriptions/:subscriptionId', page: rightDetail },
    { pattern: '/souscriptions/tickets/:ticketId', page: rightDetail },
    { pattern: '/souscriptions/:subscriptionId/payments', page: paymentResult },
    { pattern: '/souscriptions/tickets/:ticketId/payments', page: paymentResult },
  ],
})
