import { type Catalogue, messageChunks } from '@parvis/shared-kernel/page'

const COMMON: Catalogue = {
  fr: () => import(/* webpackChunkName: "messages-fr" */ '../messages/fr.ts').then(m => m.fr),
  en: () => import(/* webpackChunkName: "messages-en" */ '../messages/en.ts').then(m => m.en),
}

/** Messages of every screen of this remote; the page preloads the active language. */
export const WORDS = messageChunks(COMMON)

/** Also those of the screens of a right that exists: its documents, its change of plates. */
export const ORDER_MESSAGES = messageChunks(COMMON, {
  fr: () => import(/* webpackChunkName: "words-order-fr" */ '../messages/order.fr.ts').then(m => m.orderFr),
  en: () => import(/* webpackChunkName: "words-order-en" */ '../messages/order.en.ts').then(m => m.orderEn),
})
