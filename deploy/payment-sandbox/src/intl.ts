import { createIntl } from '@formatjs/intl'
import { type FormatConfig, intlSettings } from '@parvis/shared-kernel/formats'
import { wordsEn } from './words.en.ts'
import { wordsFr } from './words.fr.ts'

const WORDS = { fr: wordsFr, en: wordsEn }
export type Language = keyof typeof WORDS
type WordId = keyof typeof wordsFr

/** For words without amounts and moments. */
const NO_CITY: FormatConfig = { currency: 'EUR', timeZone: 'UTC' }

/** FormatJS with the words of the card page, in the zone of a city and the currency of an order. */
export const intlOf = (lang: Language, formats: FormatConfig = NO_CITY) =>
  createIntl({
    ...intlSettings(lang, formats),
    messages: WORDS[lang],
    onError: error => {
      throw error
    },
  })

export const say = (
  intl: ReturnType<typeof intlOf>,
  id: WordId,
  values: Readonly<Record<string, string | number>> = {},
): string => intl.formatMessage({ id }, values)
