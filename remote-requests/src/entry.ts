import { PAGES } from '@parvis/shared-kernel/paths'
import { createMount, lazyChunk, lazyPage } from '@parvis/shared-kernel/remote'
import { OWN_PAGES } from './own-pages.ts'

export const mount = createMount({
  name: 'requests',
  messages: {
    fr: lazyChunk(() => import(/* webpackChunkName: "messages-fr" */ './messages/fr.ts').then(m => m.fr)),
    en: lazyChunk(() => import(/* webpackChunkName: "messages-en" */ './messages/en.ts').then(m => m.en)),
  },
  pages: [
    {
      pattern: PAGES.prices,
      page: lazyPage(() =>
        import(/* webpackChunkName: "prices" */ './routes/prices.route.tsx').then(m => m.PricesRoute),
      ),
    },
    {
      pattern: OWN_PAGES.price,
      page: lazyPage(() =>
        import(/* webpackChunkName: "price" */ './routes/price.route.tsx').then(m => m.PriceRoute),
      ),
    },
    {
      pattern: PAGES.catalogue,
      page: lazyPage(() =>
        import(/* webpackChunkName: "catalogue" */ './routes/catalogue.route.tsx').then(
          m => m.CatalogueRoute,
        ),
      ),
    },
    {
      pattern: PAGES.offer,
      page: lazyPage(() =>
        import(/* webpackChunkName: "offer" */ './routes/offer.route.tsx').then(m => m.OfferRoute),
      ),
    },
    {
      pattern: PAGES.definition,
      page: lazyPage(() =>
        import(/* webpackChunkName: "definition" */ './routes/definition.route.tsx').then(
          m => m.DefinitionRoute,
        ),
      ),
    },
    {
      pattern: PAGES.complete,
      page: lazyPage(() =>
        import(/* webpackChunkName: "complete" */ './routes/complete.route.tsx').then(m => m.CompleteRoute),
      ),
    },
    {
      pattern: PAGES.plateRequest,
      page: lazyPage(() =>
        import(/* webpackChunkName: "plate-request" */ './routes/plate-request.route.tsx').then(
          m => m.PlateRequestRoute,
        ),
      ),
    },
  ],
})
