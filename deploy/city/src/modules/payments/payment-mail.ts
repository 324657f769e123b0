import type { Language } from '../../http/language.ts'
import type { Mail } from '../../mail/mailer.ts'

interface PaymentLink {
  to: string
  city: string
  label: string
  url: string
  lang: Language
}

const WORDS = {
  fr: ({ city, label, url }: PaymentLink) => ({
    subject: `Votre lien de paiement – ${city}`,
    text: `Bonjour,\n\nVous avez demandé à payer plus tard : ${label}.\nCe lien ouvre la page de paiement. Il est valable 15 minutes.\n\n${url}\n\nSi vous n’avez rien demandé, ignorez ce message.\n\n${city}`,
  }),
  en: ({ city, label, url }: PaymentLink) => ({
    subject: `Your payment link – ${city}`,
    text: `Hello,\n\nYou asked to pay later: ${label}.\nThis link opens the payment page. It is valid for 15 minutes.\n\n${url}\n\nIf you did not ask for this, please ignore this message.\n\n${city}`,
  }),
} satisfies Record<Language, (link: PaymentLink) => Omit<Mail, 'to'>>

export const paymentLinkMail = (link: PaymentLink): Mail => ({ to: link.to, ...WORDS[link.lang](link) })
