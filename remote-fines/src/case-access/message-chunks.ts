import { type Catalogue, messageChunks } from '@parvis/shared-kernel/page'

/** Messages of every screen of this remote; the page preloads the active language. */
const COMMON: Catalogue = {
  fr: () => import(/* webpackChunkName: "messages-fr" */ '../messages/fr.ts').then(m => m.fr),
  en: () => import(/* webpackChunkName: "messages-en" */ '../messages/en.ts').then(m => m.en),
}
const CASE_ONLY: Catalogue = {
  fr: () => import(/* webpackChunkName: "words-case-fr" */ '../messages/cases.fr.ts').then(m => m.casesFr),
  en: () => import(/* webpackChunkName: "words-case-en" */ '../messages/cases.en.ts').then(m => m.casesEn),
}

export const COMMON_MESSAGES = messageChunks(COMMON)

/** Adds the messages of appeals and refunds; looking up and paying a fine do not load them. */
export const CASE_MESSAGES = messageChunks(COMMON, CASE_ONLY)
