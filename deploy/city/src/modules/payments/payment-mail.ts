import type { Instant } from '@parvis/shared-kernel/time'
import type { Language } from '../../http/language.ts'
import type { Mail } from '../../mail/mailer.ts'

interface PaymentLink {
  to: string
  city: string
  label: string
  url: string
  days: number
  lang: Language
}

interface Receipt {
  to: string
  city: string
  lang: Language
  timeZone: string
  label: string
  operationId: string
  authorizationNumber: string | null
  /** Cents. */
  amount: number
  currency: string
  paidAt: Instant
  /** False when the money came but could not be used for what it was meant for. */
  isProcessed: boolean
}

type Words<Facts> = Record<Language, (facts: Facts) => Omit<Mail, 'to'>>

const LOCALES = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Language, string>

const amountOf = ({ lang, amount, currency }: Receipt): string =>
  new Intl.NumberFormat(LOCALES[lang], { style: 'currency', currency }).format(amount / 100)

const momentOf = ({ lang, paidAt, timeZone }: Receipt): string =>
  new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'long', timeStyle: 'short', timeZone }).format(paidAt)

const LINK: Words<PaymentLink> = {
  fr: ({ city, label, url, days }) => ({
    subject: `Votre lien de paiement – ${city}`,
    text: `Bonjour,\n\nVous avez demandé à payer plus tard : ${label}.\nCe lien ouvre le paiement. Il est valable ${days} jours, tant qu’il reste quelque chose à payer.\n\n${url}\n\nSi vous n’avez rien demandé, ignorez ce message.\n\n${city}`,
  }),
  en: ({ city, label, url, days }) => ({
    subject: `Your payment link – ${city}`,
    text: `Hello,\n\nYou asked to pay later: ${label}.\nThis link opens the payment. It is valid for ${days} days, as long as there is something left to pay.\n\n${url}\n\nIf you did not ask for this, please ignore this message.\n\n${city}`,
  }),
}

const NOT_PROCESSED = {
  fr: '\nVotre paiement est bien reçu, mais il n’a pas pu être affecté : un agent de la ville va le traiter ou vous le rembourser. Ne payez pas une seconde fois.\n',
  en: '\nYour payment has arrived but could not be used for what it was meant for: the city will sort it out or refund you. Do not pay a second time.\n',
} as const satisfies Record<Language, string>

const RECEIPT: Words<Receipt> = {
  fr: receipt => ({
    subject: `Reçu de paiement – ${receipt.city}`,
    text: `Bonjour,\n\nNous avons reçu votre paiement.\n\nObjet : ${receipt.label}\nMontant : ${amountOf(receipt)}\nDate : ${momentOf(receipt)}\nNuméro d’opération : ${receipt.operationId}\nNuméro d’autorisation : ${receipt.authorizationNumber ?? '–'}\n${receipt.isProcessed ? '' : NOT_PROCESSED.fr}\nConservez ce message : il vous servira de reçu.\n\n${receipt.city}`,
  }),
  en: receipt => ({
    subject: `Payment receipt – ${receipt.city}`,
    text: `Hello,\n\nWe have received your payment.\n\nFor: ${receipt.label}\nAmount: ${amountOf(receipt)}\nDate: ${momentOf(receipt)}\nOperation number: ${receipt.operationId}\nAuthorisation number: ${receipt.authorizationNumber ?? '–'}\n${receipt.isProcessed ? '' : NOT_PROCESSED.en}\nKeep this message: it is your receipt.\n\n${receipt.city}`,
  }),
}

export const paymentLinkMail = (link: PaymentLink): Mail => ({ to: link.to, ...LINK[link.lang](link) })

export const receiptMail = (receipt: Receipt): Mail => ({ to: receipt.to, ...RECEIPT[receipt.lang](receipt) })
