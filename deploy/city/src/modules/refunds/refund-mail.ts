import type { Language } from '../../http/language.ts'
import { writtenAmount } from '../../mail/mail-formats.ts'
import type { Mail } from '../../mail/mailer.ts'
import type { City } from '../config/city.ts'
import type { RefundRow } from './refund.repo.ts'

/** What is written to who is paid back. */
export type RefundLetter = 'document-requested' | 'accepted' | 'paid' | 'rejected'

interface Facts {
  amount: string
  /** Where the document is sent from. */
  page: string
  /** What the agent wrote. */
  words: string
}
type Letter = (facts: Facts) => { subject: string; body: string }

const FR: Readonly<Record<RefundLetter, Letter>> = {
  'document-requested': ({ amount, page, words }) => ({
    subject: 'Votre remboursement : relevé d’identité bancaire attendu',
    body: `Nous devons vous rembourser ${amount}. Envoyez votre relevé d’identité bancaire depuis ${page}.\n\n${words}`,
  }),
  accepted: ({ amount }) => ({
    subject: 'Votre remboursement est accepté',
    body: `Votre remboursement de ${amount} est accepté. Le virement part dans les prochains jours.`,
  }),
  paid: ({ amount }) => ({
    subject: 'Votre remboursement est versé',
    body: `Nous vous avons versé ${amount}.`,
  }),
  rejected: ({ amount, words }) => ({
    subject: 'Votre remboursement est refusé',
    body: `Votre remboursement de ${amount} est refusé.\n\n${words}`,
  }),
}

const EN: Readonly<Record<RefundLetter, Letter>> = {
  'document-requested': ({ amount, page, words }) => ({
    subject: 'Your refund: we need your bank details',
    body: `We owe you ${amount}. Send your bank details from ${page}.\n\n${words}`,
  }),
  accepted: ({ amount }) => ({
    subject: 'Your refund is accepted',
    body: `Your refund of ${amount} is accepted. The transfer leaves in the next days.`,
  }),
  paid: ({ amount }) => ({
    subject: 'Your refund is paid',
    body: `We have paid you ${amount}.`,
  }),
  rejected: ({ amount, words }) => ({
    subject: 'Your refund is refused',
    body: `Your refund of ${amount} is refused.\n\n${words}`,
  }),
}

const PAGES = {
  fr: { fine: 'la page du forfait', right: 'votre espace' },
  en: { fine: 'the page of the fine', right: 'your account' },
} satisfies Record<Language, unknown>

const LETTERS = { fr: FR, en: EN } satisfies Record<Language, unknown>
const GREETING = { fr: 'Bonjour,', en: 'Hello,' } satisfies Record<Language, string>

/** A letter about a refund, in the language of who gets it. */
export const refundMail = (letter: RefundLetter, city: City, row: RefundRow, words = ''): Mail => {
  const { lang } = row
  const { subject, body } = LETTERS[lang][letter]({
    amount: writtenAmount(row.amount_cents, city, lang),
    page: PAGES[lang][row.fine_id === null ? 'right' : 'fine'],
    words,
  })
  return {
    to: row.email,
    subject: `${subject} – ${city.name}`,
    text: `${GREETING[lang]}\n\n${body.trimEnd()}\n\n${city.name}`,
  }
}
