import { createMount, lazyPage } from '@parvis/shared-kernel/remote'
import { CASE_WORDS, WORDS } from './case-access/case-words.ts'

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
      words: CASE_WORDS,
      page: lazyPage(() =>
        import(/* webpackChunkName: "appeal" */ './routes/appeal.route.tsx').then(m => m.AppealRoute),
      ),
    },
    {
      pattern: '/fps/:fineId/appeal/form',
      words: CASE_WORDS,
      page: lazyPage(() =>
        import(/* webpackChunkName: "appeal-form" */ './routes/appeal-form.route.tsx').then(
          m => m.AppealFormRoute,
        ),
      ),
    },
    {
      pattern: '/fps/:fineId/appeal/complement',
      words: CASE_WORDS,
      page: lazyPage(() =>
        import(/* webpackChunkName: "appeal-complement" */ './routes/appeal-complement.route.tsx').then(
          m => m.AppealComplementRoute,
        ),
      ),
    },
    {
      pattern: '/refunds/:refundId',
      words: CASE_WORDS,
      page: lazyPage(() =>
        import(/* webpackChunkName: "refund" */ './routes/refund.route.tsx').then(m => m.RefundRoute),
      ),
    },
  ],
})
