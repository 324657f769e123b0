import { createMount, lazyChunk, lazyPage } from '@parvis/shared-kernel/remote'

export const mount = createMount({
  name: 'requests',
  messages: {
    fr: lazyChunk(() => import(/* webpackChunkName: "messages-fr" */ './messages/fr.ts').then(m => m.fr)),
    en: lazyChunk(() => import(/* webpackChunkName: "messages-en" */ './messages/en.ts').then(m => m.en)),
  },
  pages: [
    {
      pattern: '/tarifs',
      page: lazyPage(() =>
        import(/* webpackChunkName: "prices" */ './routes/prices.route.tsx').then(m => m.PricesRoute),
      ),
    },
    {
      pattern: '/tarifs/:planId',
      page: lazyPage(() =>
        import(/* webpackChunkName: "price" */ './routes/price.route.tsx').then(m => m.PriceRoute),
      ),
    },
    {
      pattern: '/demandes',
      page: lazyPage(() =>
        import(/* webpackChunkName: "catalogue" */ './routes/catalogue.route.tsx').then(
          m => m.CatalogueRoute,
        ),
      ),
    },
    {
      pattern: '/souscriptions/create/:offerId',
      page: lazyPage(() =>
        import(/* webpackChunkName: "offer" */ './routes/offer.route.tsx').then(m => m.OfferRoute),
      ),
    },
    {
      pattern: '/souscriptions/ticket/create/:definitionId',
      page: lazyPage(() =>
        import(/* webpackChunkName: "definition" */ './routes/definition.route.tsx').then(
          m => m.DefinitionRoute,
        ),
      ),
    },
    {
      pattern: '/souscriptions/complete/:orderId',
      page: lazyPage(() =>
        import(/* webpackChunkName: "complete" */ './routes/complete.route.tsx').then(m => m.CompleteRoute),
      ),
    },
    {
      pattern: '/souscriptions/plate_request/:orderId',
      page: lazyPage(() =>
        import(/* webpackChunkName: "plate-request" */ './routes/plate-request.route.tsx').then(
          m => m.PlateRequestRoute,
        ),
      ),
    },
  ],
})
