import type { Locale, LocalText } from '@parvis/shared-kernel/formats'
import { readablePhone } from '@parvis/shared-kernel/subscriber'

export interface Contact {
  readonly phone: string
  readonly email: string
  readonly desk: LocalText
}

/**
 * How a city signs its letters and papers: its desk, phone and e-mail, each on its line. On one line, a phone's mail
 * program broke between them.
 */
export const contactLines = ({ phone, email, desk }: Contact, lang: Locale): readonly string[] =>
  [desk[lang], readablePhone(phone), email].filter(line => line !== '')
