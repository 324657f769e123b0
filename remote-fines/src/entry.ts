import { createMount, type LazyPage, lazyPage } from '@parvis/shared-kernel/remote'
import { CASE_WORDS, WORDS } from './case-access/case-words.ts'

/** A page of an appeal or a refund: its words travel beside its code, in the language that the document speaks. */
const pageOfCase = (fetchPage: Parameters<typeof lazyPage>[0]): LazyPage =>
  lazyPage(() => {
    CASE_WORDS[document.documentElement.lang === 'en' ? 'en' : 'fr'].preload()
    return fetchPage()
  })

export const mount = createMount({
  name: 'fines',
  messages: WORDS,
  pages: [
    {
      pattern: '/fps',
      page: lazyPage(() =>
        import(/* webpackChunkName: "look-up" */ './routes/look-up.route.tsx').then(m => m.LookUpRoute),
      ),
    },
    {
      pattern: '/fps/:fineId',
      page: lazyPage(() =>
        import(/* webpackChunkName: "fine" */ './routes/fine.route.tsx').then(m => m.FineRoute),
      ),
    },
    {
      pattern: '/fps/:fineId/payments',
      page: lazyPage(() =>
        import(/* webpackChunkName: "fine-payment" */ './routes/fine-payment.route.tsx').then(
          m => m.FinePaymentRoute,
        ),
      ),
    },
    {
      pattern: '/fps/:fineId/appeal',
      page: pageOfCase(() =>
        import(/* webpackChunkName: "appeal" */ './routes/appeal.route.tsx').then(m => m.AppealRoute),
      ),
    },
    {
      pattern: '/fps/:fineId/appeal/form',
      page: pageOfCase(() =>
        import(/* webpackChunkName: "appeal-form" */ './routes/appeal-form.route.tsx').then(
          m => m.AppealFormRoute,
        ),
      ),
    },
    {
      pattern: '/fps/:fineId/appeal/complement',
      page: pageOfCase(() =>
        import(/* webpackChunkName: "appeal-complement" */ './routes/appeal-complement.route.tsx').then(
          m => m.AppealComplementRoute,
        ),
      ),
    },
    {
      pattern: '/refunds/:refundId',
      page: pageOfCase(() =>
        import(/* webpackChunkName: "refund" */ './routes/refund.route.tsx').then(m => m.RefundRoute),
      ),
    },
  ],
})
