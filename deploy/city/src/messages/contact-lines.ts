import type { Locale, LocalText } from '@parvis/shared-kernel/formats'

export interface Contact {
  readonly phone: string
  readonly email: string
  readonly desk: LocalText
}

/** How a city signs its letters and papers: its desk, then phone and e-mail. */
export const contactLines = ({ phone, email, desk }: Contact, lang: Locale): readonly string[] =>
  [desk[lang], `${phone} – ${email}`].filter(line => line !== '')
