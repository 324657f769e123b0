import { createIntl } from '@formatjs/intl'
import { type FormatConfig, intlSettings } from '@parvis/shared-kernel/formats'
import { wordsEn } from './messages.en.ts'
import { wordsFr } from './messages.fr.ts'

const MESSAGES = { fr: wordsFr, en: wordsEn }
export type Language = keyof typeof MESSAGES
type WordId = keyof typeof wordsFr

/** For texts without amounts or dates. */
const NO_CITY: FormatConfig = { currency: 'EUR', timeZone: 'UTC' }

/** FormatJS with the card page's texts, the city's time zone and the order's currency. */
export const intlOf = (lang: Language, formats: FormatConfig = NO_CITY) =>
  createIntl({
    ...intlSettings(lang, formats),
    messages: MESSAGES[lang],
    onError: error => {
      throw error
    },
  })

export const say = (
  intl: ReturnType<typeof intlOf>,
  id: WordId,
  values: Readonly<Record<string, string | number>> = {},
): string => intl.formatMessage({ id }, values)
