import { createIntl } from '@formatjs/intl'
import { type FormatConfig, intlSettings, type Locale } from '@parvis/shared-kernel/formats'
import { mailsEn } from './mails.en.ts'
import { mailsFr } from './mails.fr.ts'
import { pagesEn } from './pages.en.ts'
import { pagesFr } from './pages.fr.ts'
import { papersEn } from './papers.en.ts'
import { papersFr } from './papers.fr.ts'

/** All messages of the city, in both languages. */
const MESSAGES = {
  fr: { ...mailsFr, ...papersFr, ...pagesFr },
  en: { ...mailsEn, ...papersEn, ...pagesEn },
} satisfies Record<Locale, Readonly<Record<string, string>>>

export type MessageId = keyof (typeof MESSAGES)['fr']
/** Extracts the part of the message ids that follows a prefix. */
export type NameBelow<Prefix extends string, Id = MessageId> = Id extends `${Prefix}.${infer Name}`
  ? Name
  : never
export type MessageValues = Readonly<Record<string, string | number | boolean | null>>

const make = (lang: Locale, city: FormatConfig) =>
  createIntl({
    ...intlSettings(lang, city),
    messages: MESSAGES[lang],
    // Throw: a letter or paper with a missing text is worse than none.
    onError: error => {
      throw error
    },
  })

export type CityIntl = ReturnType<typeof make>

/** For messages without amounts and instants. */
const NO_CITY: FormatConfig = { currency: 'EUR', timeZone: 'UTC' }

const known = new Map<string, CityIntl>()

/** Returns FormatJS with the city's messages in a language, in a city's time zone and currency. */
export const intlOf = (lang: Locale, { currency, timeZone }: FormatConfig = NO_CITY): CityIntl => {
  const key = `${lang}|${currency}|${timeZone}`
  const intl = known.get(key) ?? make(lang, { currency, timeZone })
  known.set(key, intl)
  return intl
}

type GivenValues = Readonly<Record<string, string | number | boolean>>

/** Leaves null values out: FormatJS would format a null date as one of 1970. */
const givenOf = (values: MessageValues): GivenValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  )

/** A text of the city by its id. */
export const say = (intl: CityIntl, id: MessageId, values: MessageValues = {}): string =>
  intl.formatMessage({ id }, givenOf(values))

/** Renders each tag of a message from the content that it encloses. */
export type Tags<Part> = Readonly<Record<string, (chunks: readonly unknown[]) => Part>>

/** Formats a message with tags: its texts, with the rendered tags in their places. */
export const sayParts = <Part extends object>(
  intl: CityIntl,
  id: MessageId,
  values: MessageValues,
  tags: Tags<Part>,
): readonly (string | Part)[] => {
  // FormatJS types tags as returning strings only, but passes other values through unchanged.
  const onlyTyped = tags as Readonly<Record<string, never>>
  const said: string | readonly (string | Part)[] = intl.formatMessage(
    { id },
    { ...givenOf(values), ...onlyTyped },
  )
  return typeof said === 'string' ? [said] : said
}
