import type { Language } from '../../http/language.ts'
import { writtenAmount } from '../../mail/mail-formats.ts'
import type { Mail } from '../../mail/mailer.ts'
import type { City } from '../config/city.ts'
import type { RefundRow } from './refund.repo.ts'

/** What is written to who is paid back. */
export type RefundLetter = 'document-requested' | 'accepted' | 'paid' | 'rejected'

interface Facts {
  amount: string
  /** Where the refund is followed and the document sent from. */
  page: string
  /** What the agent wrote. */
  words: string
}
type Letter = (facts: Facts) => { subject: string; body: string }

const FR: Readonly<Record<RefundLetter, Letter>> = {
  'document-requested': ({ amount, page, words }) => ({
    subject: 'Votre remboursement : coordonnées bancaires attendues',
    body: `Nous devons vous rembourser ${amount}. Envoyez vos coordonnées bancaires (RIB) depuis cette page :\n${page}${words && `\n\n${words}`}`,
  }),
  accepted: ({ amount, page }) => ({
    subject: 'Votre remboursement est accepté',
    body: `Votre remboursement de ${amount} est accepté. Le virement part dans les prochains jours.\n\nSuivez-le ici :\n${page}`,
  }),
  paid: ({ amount, page }) => ({
    subject: 'Votre remboursement est versé',
    body: `Nous vous avons versé ${amount}.\n\nLe détail :\n${page}`,
  }),
  rejected: ({ amount, words, page }) => ({
    subject: 'Votre remboursement est refusé',
    body: `Votre remboursement de ${amount} est refusé.\n\n${words}\n\nLe détail :\n${page}`,
  }),
}

const EN: Readonly<Record<RefundLetter, Letter>> = {
  'document-requested': ({ amount, page, words }) => ({
    subject: 'Your refund: we need your bank details',
    body: `We owe you ${amount}. Send your bank details from this page:\n${page}${words && `\n\n${words}`}`,
  }),
  accepted: ({ amount, page }) => ({
    subject: 'Your refund is accepted',
    body: `Your refund of ${amount} is accepted. The transfer leaves in the next days.\n\nFollow it here:\n${page}`,
  }),
  paid: ({ amount, page }) => ({
    subject: 'Your refund is paid',
    body: `We have paid you ${amount}.\n\nThe details:\n${page}`,
  }),
  rejected: ({ amount, words, page }) => ({
    subject: 'Your refund is refused',
    body: `Your refund of ${amount} is refused.\n\n${words}\n\nThe details:\n${page}`,
  }),
}

// Whoever holds the address may see the refund: it goes to the person who is paid back and to nobody else.
const pageOf = (city: City, row: RefundRow): string =>
  new URL(`/refunds/${encodeURIComponent(row.refund_id)}`, city.portals[0]).href

const LETTERS = { fr: FR, en: EN } satisfies Record<Language, unknown>
const GREETING = { fr: 'Bonjour,', en: 'Hello,' } satisfies Record<Language, string>

/** A letter about a refund, in the language of who gets it. */
export const refundMail = (letter: RefundLetter, city: City, row: RefundRow, words = ''): Mail => {
  const { lang } = row
  const { subject, body } = LETTERS[lang][letter]({
    amount: writtenAmount(row.amount_cents, city, lang),
    page: pageOf(city, row),
    words,
  })
  return {
    to: row.email,
    subject: `${subject} – ${city.name}`,
    text: `${GREETING[lang]}\n\n${body.trimEnd()}\n\n${city.name}`,
  }
}
