import { createMount, lazyPage } from '@parvis/shared-kernel/remote'
import { en } from './messages/en.ts'
import { fr } from './messages/fr.ts'

export const mount = createMount({
  name: 'fines',
  messages: { fr, en },
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
  ],
})
