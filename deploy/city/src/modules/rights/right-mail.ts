import { languageOf } from '../../http/language.ts'
import { dashed, letterMail, type Signer, supportBeside } from '../../mail/letter.ts'
import type { LetterId } from '../../mail/letter-id.ts'
import type { Mail } from '../../mail/mail.ts'
import type { NameBelow } from '../../messages/intl.ts'

/** Content of a mail about a right, all from the city: offers, agents, dates. */
export interface RightFacts {
  /** Name of the offer or definition. */
  product: string
  /** Id shown on the right's page. */
  reference: string
  /** In cents. */
  price: number
  url: string
  /** What the agent writes to the citizen. */
  comment?: string | undefined
  /** Names of the documents that are asked. */
  documents?: readonly string[]
}

/** Mails about a right. */
export type RightLetter = NameBelow<'right', LetterId>

/** A mail about a right, in the reader's language. */
export const rightMail = (
  name: RightLetter,
  { to, lang, city }: { to: string; lang: string; city: Signer },
  { product, reference, price, url, comment = '', documents = [] }: RightFacts,
): Mail =>
  letterMail(
    { to, lang: languageOf(lang), city },
    `right.${name}`,
    {
      product,
      reference,
      price: price / 100,
      comment,
      hasComment: comment !== '',
      documents: dashed(documents),
    },
    { open: url, write: supportBeside(url) },
    reference,
  )
