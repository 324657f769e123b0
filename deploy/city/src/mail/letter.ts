import type { Language } from '../http/language.ts'
import type { Mail } from './mailer.ts'

export interface Letter {
  subject: string
  /** Paragraphs; a link stands alone in its own. */
  lines: readonly string[]
}

const GREETING = { fr: 'Bonjour,', en: 'Hello,' } satisfies Record<Language, string>

/** A letter of the city as a mail: greeting, paragraphs, the city's name. */
export const letterMail = (to: string, lang: Language, city: string, { subject, lines }: Letter): Mail => ({
  to,
  subject: `${subject} – ${city}`,
  text: [GREETING[lang], ...lines, city].join('\n\n'),
})
