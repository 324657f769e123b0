import { type Catalogue, messageChunks } from '@parvis/shared-kernel/page'

/** Messages of every screen of this remote; the page preloads the active language. */
export const COMMON: Catalogue = {
  fr: () => import(/* webpackChunkName: "messages-fr" */ '../messages/fr.ts').then(m => m.fr),
  en: () => import(/* webpackChunkName: "messages-en" */ '../messages/en.ts').then(m => m.en),
}

export const COMMON_MESSAGES = messageChunks(COMMON)
