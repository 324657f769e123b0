import { pagesOf } from '@parvis/shared-kernel/page'
import { createMount, lazyPage } from '@parvis/shared-kernel/remote'
import { routes } from '../remote.manifest.ts'
import { COMMON_MESSAGES, ORDER_MESSAGES } from './messages/message-chunks.ts'

export const mount = createMount({
  name: 'requests',
  messages: COMMON_MESSAGES,
  pages: pagesOf(routes, {
    prices: lazyPage(() =>
      import(/* webpackChunkName: "prices" */ './routes/prices.route.tsx').then(m => m.PricesRoute),
    ),
    price: lazyPage(() =>
      import(/* webpackChunkName: "price" */ './routes/price.route.tsx').then(m => m.PriceRoute),
    ),
    catalogue: lazyPage(() =>
      import(/* webpackChunkName: "catalogue" */ './routes/catalogue.route.tsx').then(m => m.CatalogueRoute),
    ),
    offer: lazyPage(() =>
      import(/* webpackChunkName: "offer" */ './routes/offer.route.tsx').then(m => m.OfferRoute),
    ),
    definition: lazyPage(() =>
      import(/* webpackChunkName: "definition" */ './routes/definition.route.tsx').then(
        m => m.DefinitionRoute,
      ),
    ),
    complete: {
      page: lazyPage(() =>
        import(/* webpackChunkName: "complete" */ './routes/complete.route.tsx').then(m => m.CompleteRoute),
      ),
      messages: ORDER_MESSAGES,
    },
    'plate-request': {
      page: lazyPage(() =>
        import(/* webpackChunkName: "plate-request" */ './routes/plate-request.route.tsx').then(
          m => m.PlateRequestRoute,
        ),
      ),
      messages: ORDER_MESSAGES,
    },
  }),
})
