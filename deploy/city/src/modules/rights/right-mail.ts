import type { Instant } from '@parvis/shared-kernel/time'
import { languageOf } from '../../http/language.ts'
import { dashed, letterMail, momentOf, periodLine, type Signer, supportBeside } from '../../mail/letter.ts'
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
  /** When it happened. */
  at: Instant
  /** When the right is valid. */
  from: Instant | null
  to: Instant | null
  /** What the agent writes to the citizen. */
  comment?: string | undefined
  /** Names of the documents that are asked. */
  documents?: readonly string[]
}

/** Mails about a right. */
export type RightLetter = NameBelow<'right', LetterId>

/** Whether a right is still to begin, or has ended, when something happens to it. */
const stageAt = (at: Instant, from: Instant | null, to: Instant | null): 'coming' | 'running' | 'over' => {
  if (from !== null && from > at) return 'coming'
  return to !== null && to < at ? 'over' : 'running'
}

/** A mail about a right, in the reader's language. */
export const rightMail = (
  name: RightLetter,
  { to, lang, city }: { to: string; lang: string; city: Signer },
  { product, reference, price, url, at, from, to: until, comment = '', documents = [] }: RightFacts,
): Mail => {
  const reader = { to, lang: languageOf(lang), city }
  return letterMail(
    reader,
    `right.${name}`,
    {
      product,
      reference,
      price: price / 100,
      at: momentOf(reader, at),
      ...periodLine(reader, from, until),
      stage: stageAt(at, from, until),
      starts: momentOf(reader, from),
      ended: momentOf(reader, until),
      comment,
      hasComment: comment !== '',
      documents: dashed(documents),
    },
    { open: url, write: supportBeside(url) },
    reference,
  )
}
