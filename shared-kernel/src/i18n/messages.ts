import { uiEn } from '../messages/ui.en.ts'
import { uiFr } from '../messages/ui.fr.ts'
import type { Locale } from './locale.ts'

/** Texts by id: ICU strings while developing and testing, syntax trees once the build has compiled them. */
export type Messages = Readonly<Record<string, string | readonly object[]>>

const UI_MESSAGES = { fr: uiFr, en: uiEn } as const satisfies Record<Locale, Messages>

/** The kit's own words below the remote's: a remote may reword a component by giving the same id. */
export function withUiMessages(locale: Locale, messages: Messages): Messages {
  return { ...UI_MESSAGES[locale], ...messages }
}
