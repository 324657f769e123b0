import { pagesOf } from '@parvis/shared-kernel/page'
import { createMount, lazyPage } from '@parvis/shared-kernel/remote'
import { routes } from '../remote.manifest.ts'
import { CASE_MESSAGES, COMMON_MESSAGES } from './case-access/message-chunks.ts'

export const mount = createMount({
  name: 'fines',
  messages: COMMON_MESSAGES,
  pages: pagesOf(routes, {
    'look-up': lazyPage(() =>
      import(/* webpackChunkName: "look-up" */ './routes/look-up.route.tsx').then(m => m.LookUpRoute),
    ),
    fine: lazyPage(() =>
      import(/* webpackChunkName: "fine" */ './routes/fine.route.tsx').then(m => m.FineRoute),
    ),
    'fine-payment': lazyPage(() =>
      import(/* webpackChunkName: "fine-payment" */ './routes/fine-payment.route.tsx').then(
        m => m.FinePaymentRoute,
      ),
    ),
    appeal: {
      messages: CASE_MESSAGES,
      page: lazyPage(() =>
        import(/* webpackChunkName: "appeal" */ './routes/appeal.route.tsx').then(m => m.AppealRoute),
      ),
    },
    'appeal-form': {
      messages: CASE_MESSAGES,
      page: lazyPage(() =>
        import(/* webpackChunkName: "appeal-form" */ './routes/appeal-form.route.tsx').then(
          m => m.AppealFormRoute,
        ),
      ),
    },
    'appeal-complement': {
      messages: CASE_MESSAGES,
      page: lazyPage(() =>
        import(/* webpackChunkName: "appeal-complement" */ './routes/appeal-complement.route.tsx').then(
          m => m.AppealComplementRoute,
        ),
      ),
    },
    refund: {
      messages: CASE_MESSAGES,
      page: lazyPage(() =>
        import(/* webpackChunkName: "refund" */ './routes/refund.route.tsx').then(m => m.RefundRoute),
      ),
    },
  }),
})
