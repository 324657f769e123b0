import { createMount, lazyChunk, lazyPage } from '@parvis/shared-kernel/remote'

export const mount = createMount({
  name: 'fines',
  messages: {
    fr: lazyChunk(() => import(/* webpackChunkName: "messages-fr" */ './messages/fr.ts').then(m => m.fr)),
    en: lazyChunk(() => import(/* webpackChunkName: "messages-en" */ './messages/en.ts').then(m => m.en)),
  },
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
      page: lazyPage(() =>
        import(/* webpackChunkName: "appeal" */ './routes/appeal.route.tsx').then(m => m.AppealRoute),
      ),
    },
    {
      pattern: '/fps/:fineId/appeal/form',
      page: lazyPage(() =>
        import(/* webpackChunkName: "appeal-form" */ './routes/appeal-form.route.tsx').then(
          m => m.AppealFormRoute,
        ),
      ),
    },
    {
      pattern: '/fps/:fineId/appeal/complement',
      page: lazyPage(() =>
        import(/* webpackChunkName: "appeal-complement" */ './routes/appeal-complement.route.tsx').then(
          m => m.AppealComplementRoute,
        ),
      ),
    },
    {
      pattern: '/refunds/:refundId',
      page: lazyPage(() =>
        import(/* webpackChunkName: "refund" */ './routes/refund.route.tsx').then(m => m.RefundRoute),
      ),
    },
  ],
})
