import { createMount, lazyChunk, lazyPage } from '@parvis/shared-kernel/remote'

/**
 * Chunk names matter: `messages-fr` and `messages-en` are loaded with every page; a page's own chunk is named as in the
 * manifest.
 */
export const mount = createMount({
  name: 'zones',
  messages: {
    fr: lazyChunk(() => import(/* webpackChunkName: "messages-fr" */ './messages/fr.ts').then(m => m.fr)),
    en: lazyChunk(() => import(/* webpackChunkName: "messages-en" */ './messages/en.ts').then(m => m.en)),
  },
  pages: [
    {
      pattern: '/zones',
      page: lazyPage(() =>
        import(/* webpackChunkName: "zones" */ './routes/zones.route.tsx').then(m => m.ZonesRoute),
      ),
    },
  ],
})
