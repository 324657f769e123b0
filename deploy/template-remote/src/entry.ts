import { pagesOf } from '@parvis/shared-kernel/page'
import { createMount, lazyChunk, lazyPage } from '@parvis/shared-kernel/remote'
import { routes } from '../remote.manifest.ts'

/**
 * Chunk names matter: `messages-fr` and `messages-en` are loaded with every page; a page's own chunk has the page's name,
 * and publishing refuses a build without it.
 */
export const mount = createMount({
  name: 'zones',
  messages: {
    fr: lazyChunk(() => import(/* webpackChunkName: "messages-fr" */ './messages/fr.ts').then(m => m.fr)),
    en: lazyChunk(() => import(/* webpackChunkName: "messages-en" */ './messages/en.ts').then(m => m.en)),
  },
  pages: pagesOf(routes, {
    zones: lazyPage(() =>
      import(/* webpackChunkName: "zones" */ './routes/zones.route.tsx').then(m => m.ZonesRoute),
    ),
  }),
})
