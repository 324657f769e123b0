import { type Catalogue, messageChunks } from '@parvis/shared-kernel/page'

const COMMON: Catalogue = {
  fr: () => import(/* webpackChunkName: "messages-fr" */ '../messages/fr.ts').then(m => m.fr),
  en: () => import(/* webpackChunkName: "messages-en" */ '../messages/en.ts').then(m => m.en),
}

const REQUEST: Catalogue = {
  fr: () =>
    import(/* webpackChunkName: "words-request-fr" */ '../messages/request.fr.ts').then(m => m.requestFr),
  en: () =>
    import(/* webpackChunkName: "words-request-en" */ '../messages/request.en.ts').then(m => m.requestEn),
}

/** Messages of every screen of this remote; the page preloads the active language. */
export const COMMON_MESSAGES = messageChunks(COMMON)

/** Also those of every form: all that a request shows. */
export const REQUEST_MESSAGES = messageChunks(COMMON, REQUEST)

/** Also those of the screens of a right that exists: its documents, its change of plates. */
export const ORDER_MESSAGES = messageChunks(COMMON, REQUEST, {
  fr: () => import(/* webpackChunkName: "words-order-fr" */ '../messages/order.fr.ts').then(m => m.orderFr),
  en: () => import(/* webpackChunkName: "words-order-en" */ '../messages/order.en.ts').then(m => m.orderEn),
})
