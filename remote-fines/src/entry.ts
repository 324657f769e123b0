import { PAGES } from '@parvis/shared-kernel/paths'
import { createMount, lazyPage } from '@parvis/shared-kernel/remote'
import { CASE_MESSAGES, WORDS } from './case-access/case-words.ts'
import { OWN_PAGES } from './own-pages.ts'

export const mount = createMount({
  name: 'fines',
  messages: WORDS,
  pages: [
    {
      pattern: PAGES.fines,
      page: lazyPage(() =>
        import(/* webpackChunkName: "look-up" */ './routes/look-up.route.tsx').then(m => m.LookUpRoute),
      ),
    },
    {
      pattern: PAGES.fine,
      page: lazyPage(() =>
        import(/* webpackChunkName: "fine" */ './routes/fine.route.tsx').then(m => m.FineRoute),
      ),
    },
    {
      pattern: PAGES.finePayments,
      page: lazyPage(() =>
        import(/* webpackChunkName: "fine-payment" */ './routes/fine-payment.route.tsx').then(
          m => m.FinePaymentRoute,
        ),
      ),
    },
    {
      pattern: PAGES.appeal,
      words: CASE_MESSAGES,
      page: lazyPage(() =>
        import(/* webpackChunkName: "appeal" */ './routes/appeal.route.tsx').then(m => m.AppealRoute),
      ),
    },
    {
      pattern: OWN_PAGES.appealForm,
      words: CASE_MESSAGES,
      page: lazyPage(() =>
        import(/* webpackChunkName: "appeal-form" */ './routes/appeal-form.route.tsx').then(
          m => m.AppealFormRoute,
        ),
      ),
    },
    {
      pattern: PAGES.appealComplement,
      words: CASE_MESSAGES,
      page: lazyPage(() =>
        import(/* webpackChunkName: "appeal-complement" */ './routes/appeal-complement.route.tsx').then(
          m => m.AppealComplementRoute,
        ),
      ),
    },
    {
      pattern: PAGES.refund,
      words: CASE_MESSAGES,
      page: lazyPage(() =>
        import(/* webpackChunkName: "refund" */ './routes/refund.route.tsx').then(m => m.RefundRoute),
      ),
    },
  ],
})
