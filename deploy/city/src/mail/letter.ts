import { createFormatters, type FormatConfig, type Locale } from '@parvis/shared-kernel/formats'
import { PAGES } from '@parvis/shared-kernel/paths'
import type { Instant } from '@parvis/shared-kernel/time'
import { type Contact, contactLines } from '../messages/contact-lines.ts'
import { intlOf, type MessageValues, say, sayParts } from '../messages/intl.ts'
import { letterHtml } from './letter-html.ts'
import type { LetterId } from './letter-id.ts'
import { blocksOf, DASH, type LetterLink, type LetterQuote } from './letter-model.ts'
import { letterText } from './letter-text.ts'
import type { Mail } from './mail.ts'
import { paperOfLetter } from './mail-paper.ts'

/** The signing city, whose time zone and currency format the letter. */
export interface Signer extends FormatConfig {
  name: string
  contact: Contact
}

export interface Reader {
  to: string
  lang: Locale
  city: Signer
}

/** URLs by the link tags in the letter's text: `open` is what the letter is for, `write` contacts the city. */
export type LetterLinks = Readonly<Partial<Record<'open' | 'object' | 'stop' | 'write', string>>>

const linkTags = (links: LetterLinks) =>
  Object.fromEntries(
    Object.entries(links).map(([tag, href]) => [
      tag,
      (chunks: readonly unknown[]): LetterLink => ({ label: chunks.join(''), href }),
    ]),
  )

/** Returns the URL of the support page on the same portal as `link`. */
export const supportBeside = (link: string): string => new URL(PAGES.support, link).href

const quote = (chunks: readonly unknown[]): LetterQuote => ({ quoted: chunks.join('') })

/**
 * Builds a letter as a mail, in text and HTML: greeting, body, the city's name. `about` is the id of the letter's
 * subject, from which its paper is made; null if the recipient must not receive the paper.
 */
export const letterMail = (
  { to, lang, city }: Reader,
  letter: LetterId,
  values: MessageValues,
  links: LetterLinks,
  about: string | null = null,
): Mail => {
  const intl = intlOf(lang, city)
  const subject = say(intl, `${letter}.subject`, values)
  const parts = sayParts(intl, `${letter}.body`, values, { ...linkTags(links), quote })
  const written = {
    lang,
    subject,
    greeting: say(intl, 'letter.greeting'),
    blocks: blocksOf(parts),
    signature: [city.name, ...contactLines(city.contact, lang)],
  }
  const paper = paperOfLetter(letter, about, lang)
  return {
    to,
    sender: say(intl, 'letter.sender', { city: city.name }),
    subject: say(intl, 'letter.subject', { subject, city: city.name }),
    text: letterText(written, (label, href) => say(intl, 'letter.link', { label, href })),
    html: letterHtml(written),
    // What a recipient answers must reach a person: the address that mails come from is often read by nobody.
    headers: { 'Reply-To': city.contact.email, 'Content-Language': lang },
    ...(paper && { paper }),
  }
}

/** Formats an instant as the pages do, so that mail and page name the same deadline in the same words. */
export const momentOf = (
  { lang, city }: Pick<Reader, 'lang' | 'city'>,
  instant: Instant | null | undefined,
): string | null =>
  instant == null ? null : createFormatters(intlOf(lang, city)).formatDateTimeLong(instant)

/** Formats a period: whole days as days, else as hours within one day, or from date and time to date and time. */
export const periodOf = ({ lang, city }: Pick<Reader, 'lang' | 'city'>, from: Instant, to: Instant) => {
  const { periodValues, formatDay, formatDateTimeLong } = createFormatters(intlOf(lang, city))
  const { shape, day, start, end } = periodValues(from, to, 'hours')
  const hasHours = shape === 'other' && start !== formatDay(from)
  return !hasHours
    ? { shape, day, start, end }
    : { shape, day, start: formatDateTimeLong(from), end: formatDateTimeLong(to) }
}

/** As `periodOf`; its shape is `since` where there is no end, and `none` where there is no start either. */
export const periodIfAny = (
  reader: Pick<Reader, 'lang' | 'city'>,
  from: Instant | null | undefined,
  to: Instant | null | undefined,
) => {
  if (from == null) return { shape: 'none', day: '', start: '', end: '' } as const
  if (to == null) return { shape: 'since', day: '', start: momentOf(reader, from), end: '' } as const
  return periodOf(reader, from, to)
}

/** Values of a letter with a line for the period of a right: the line after its break, and whether there is one. */
export const periodLine = (
  reader: Pick<Reader, 'lang' | 'city'>,
  from: Instant | null | undefined,
  to: Instant | null | undefined,
) => {
  const values = periodIfAny(reader, from, to)
  const hasPeriod = values.shape !== 'none'
  const line = hasPeriod && say(intlOf(reader.lang, reader.city), 'letter.period', values)
  return { hasPeriod, period: line ? `\n${line}` : '' }
}

/** Formats names as a dashed list, one per line. */
export const dashed = (names: readonly string[]): string => names.map(name => `${DASH}${name}`).join('\n')
