import { createMount, type LazyPage, lazyPage } from '@parvis/shared-kernel/remote'
import { RIGHT_WORDS, WORDS } from './right-words/word-chunks.ts'

const dashboard = lazyPage(() =>
  import(/* webpackChunkName: "dashboard" */ './routes/dashboard.route.tsx').then(
    module => module.DashboardRoute,
  ),
)

/** A page of one right: its words travel beside its code, in the language that the document speaks. */
const pageOfRight = (fetchPage: Parameters<typeof lazyPage>[0]): LazyPage =>
  lazyPage(() => {
    const lang = document.documentElement.lang === 'en' ? 'en' : 'fr'
    RIGHT_WORDS[lang].preload()
    return fetchPage()
  })

const rightDetail = pageOfRight(() =>
  import(/* webpackChunkName: "right-detail" */ './routes/right-detail.route.tsx').then(
    module => module.RightDetailRoute,
  ),
)
const paymentResult = pageOfRight(() =>
  import(/* webpackChunkName: "payment-result" */ './routes/payment-result.route.tsx').then(
    module => module.PaymentResultRoute,
  ),
)

/** What the shell, or an embed, calls to put this part into a page. */
export const mount = createMount({
  name: 'rights',
  messages: WORDS,
  pages: [
    { pattern: '/', page: dashboard },
    { pattern: '/souscriptions', page: dashboard },
    { pattern: '/souscriptions/:subscriptionId', page: rightDetail, over: dashboard },
    { pattern: '/souscriptions/tickets/:ticketId', page: rightDetail, over: dashboard },
    { pattern: '/souscriptions/:subscriptionId/payments', page: paymentResult },
    { pattern: '/souscriptions/tickets/:ticketId/payments', page: paymentResult },
  ],
})
