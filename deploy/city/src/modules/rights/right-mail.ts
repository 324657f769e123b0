import { languageOf } from '../../http/language.ts'
import { dashed, letterMail, type Signer, supportBeside } from '../../mail/letter.ts'
import type { LetterId } from '../../mail/letter-id.ts'
import type { Mail } from '../../mail/mail.ts'
import type { NameBelow } from '../../messages/intl.ts'

/** What a mail about a right says. All of it is the city's: its offers, its agents, its dates. */
export interface RightFacts {
  /** Name of the offer or definition. */
  product: string
  /** The id by which the right's page names it. */
  reference: string
  url: string
  /** What the agent writes to the citizen. */
  comment?: string
  /** Names of the documents that are asked. */
  documents?: readonly string[]
}

/** The letters about a right that the city writes. */
export type RightLetter = NameBelow<'right', LetterId>

/** A mail about a right, in the reader's language. */
export const rightMail = (
  name: RightLetter,
  { to, lang, city }: { to: string; lang: string; city: Signer },
  { product, reference, url, comment = '', documents = [] }: RightFacts,
): Mail =>
  letterMail(
    { to, lang: languageOf(lang), city },
    `right.${name}`,
    { product, reference, comment, hasComment: comment !== '', documents: dashed(documents) },
    { open: url, write: supportBeside(url) },
    reference,
  )
