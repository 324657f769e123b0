import { createIntl } from '@formatjs/intl'
import { type FormatConfig, intlSettings } from '@parvis/shared-kernel/formats'
import type { Language } from '../http/language.ts'
import { mailsEn } from './mails.en.ts'
import { mailsFr } from './mails.fr.ts'
import { pagesEn } from './pages.en.ts'
import { pagesFr } from './pages.fr.ts'
import { papersEn } from './papers.en.ts'
import { papersFr } from './papers.fr.ts'

/** Everything that the city writes, in both languages. */
const MESSAGES = {
  fr: { ...mailsFr, ...papersFr, ...pagesFr },
  en: { ...mailsEn, ...papersEn, ...pagesEn },
} satisfies Record<Language, Readonly<Record<string, string>>>

export type MessageId = keyof (typeof MESSAGES)['fr']
/** What follows a prefix among the ids. */
export type NameBelow<Prefix extends string, Id = MessageId> = Id extends `${Prefix}.${infer Name}`
  ? Name
  : never
export type MessageValues = Readonly<Record<string, string | number | boolean | null>>

const make = (lang: Language, city: FormatConfig) =>
  createIntl({
    ...intlSettings(lang, city),
    messages: MESSAGES[lang],
    // A letter or a paper with a hole in it is worse than none.
    onError: error => {
      throw error
    },
  })

export type CityIntl = ReturnType<typeof make>

/** For words without amounts and moments. */
const NO_CITY: FormatConfig = { currency: 'EUR', timeZone: 'UTC' }

const known = new Map<string, CityIntl>()

/** FormatJS with the city's words in a language, in the zone and currency of a city. */
export const intlOf = (lang: Language, { currency, timeZone }: FormatConfig = NO_CITY): CityIntl => {
  const key = `${lang}|${currency}|${timeZone}`
  const intl = known.get(key) ?? make(lang, { currency, timeZone })
  known.set(key, intl)
  return intl
}

type GivenValues = Readonly<Record<string, string | number | boolean>>

/** Null is no value: FormatJS would write a moment that nobody knows as one of 1970. */
const givenOf = (values: MessageValues): GivenValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  )

/** A text of the city by its id. */
export const say = (intl: CityIntl, id: MessageId, values: MessageValues = {}): string =>
  intl.formatMessage({ id }, givenOf(values))

/** What a tag of a text becomes: it is given the words that it holds. */
export type Tags<Part> = Readonly<Record<string, (words: readonly unknown[]) => Part>>

/** A text with tags: its words, and in their place what the tags became. */
export const sayParts = <Part extends object>(
  intl: CityIntl,
  id: MessageId,
  values: MessageValues,
  tags: Tags<Part>,
): readonly (string | Part)[] => {
  // The types of FormatJS let tags make strings alone; what they make passes through as it is.
  const onlyTyped = tags as Readonly<Record<string, never>>
  const said: string | readonly (string | Part)[] = intl.formatMessage(
    { id },
    { ...givenOf(values), ...onlyTyped },
  )
  return typeof said === 'string' ? [said] : said
}
