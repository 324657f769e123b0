import { type Catalogue, messageChunks } from '@parvis/shared-kernel/page'

const COMMON: Catalogue = {
  fr: () => import(/* webpackChunkName: "messages-fr" */ '../messages/fr.ts').then(m => m.fr),
  en: () => import(/* webpackChunkName: "messages-en" */ '../messages/en.ts').then(m => m.en),
}
const RIGHT_ONLY: Catalogue = {
  fr: () => import(/* webpackChunkName: "words-right-fr" */ '../messages/right.fr.ts').then(m => m.rightFr),
  en: () => import(/* webpackChunkName: "words-right-en" */ '../messages/right.en.ts').then(m => m.rightEn),
}

/** Messages of the dashboard; the page preloads the active language. */
export const COMMON_MESSAGES = messageChunks(COMMON)

/** All messages of this remote; the dashboard does not wait for them. */
export const RIGHT_MESSAGES = messageChunks(COMMON, RIGHT_ONLY)
