import { PAGES } from '@parvis/shared-kernel/paths'
import { createMount, lazyPage } from '@parvis/shared-kernel/remote'
import { RIGHT_MESSAGES, WORDS } from './right-words/message-chunks.ts'

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

/** Called by the shell, or an embed, to mount this remote. */
export const mount = createMount({
  name: 'rights',
  messages: WORDS,
  pages: [
    { pattern: PAGES.home, page: dashboard },
    { pattern: PAGES.rights, page: dashboard },
    { pattern: PAGES.subscription, page: rightDetail, words: RIGHT_MESSAGES, over: dashboard },
    { pattern: PAGES.ticket, page: rightDetail, words: RIGHT_MESSAGES, over: dashboard },
    { pattern: PAGES.subscriptionPayments, page: paymentResult, words: RIGHT_MESSAGES },
    { pattern: PAGES.ticketPayments, page: paymentResult, words: RIGHT_MESSAGES },
  ],
})
