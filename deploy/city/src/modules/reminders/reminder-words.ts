import type { ReminderKind } from '@parvis/shared-kernel/orders'
import type { Language } from '../../http/language.ts'

/** What a reminder says. All of it is the city's: its offers and its dates, nothing that anybody typed. */
export interface ReminderTold {
  /** Name of the offer or definition. */
  product: string
  url: string
  /** Day, or hour, of the end, as the reader writes it; '' for a right without end. */
  end: string
  canRenew: boolean
  /** Names of the documents that are asked. */
  documents: readonly string[]
}

interface Words {
  subject: string
  lines: readonly string[]
  /** The whole message for a phone. */
  sms: string
}

const list = (names: readonly string[]): string[] =>
  names.length === 0 ? [] : [names.map(name => `– ${name}`).join('\n')]

/** Each kind of reminder in both languages. */
export const REMINDER_WORDS = {
  'subscription-ending': {
    fr: ({ product, url, end, canRenew }) => ({
      subject: `Votre droit prend fin le ${end}`,
      lines: [
        `Votre droit (${product}) prend fin le ${end}.`,
        canRenew
          ? 'Renouvelez-le ici pour continuer à stationner :'
          : 'Il ne se renouvelle pas en ligne. Voyez pourquoi, et ce qui est proposé, ici :',
        url,
      ],
      sms: `${product} prend fin le ${end}. ${canRenew ? 'Renouveler' : 'Détails'} : ${url}`,
    }),
    en: ({ product, url, end, canRenew }) => ({
      subject: `Your right ends on ${end}`,
      lines: [
        `Your right (${product}) ends on ${end}.`,
        canRenew
          ? 'Renew it here to go on parking:'
          : 'It cannot be renewed online. See why, and what is on offer, here:',
        url,
      ],
      sms: `${product} ends on ${end}. ${canRenew ? 'Renew' : 'Details'}: ${url}`,
    }),
  },
  'renewal-open': {
    fr: ({ product, url, end }) => ({
      subject: 'Votre droit peut être renouvelé',
      lines: [
        `Vous pouvez déjà renouveler votre droit (${product}), valable jusqu’au ${end}. Le suivant commencera juste après.`,
        'Renouvelez-le ici :',
        url,
      ],
      sms: `${product} : le renouvellement est ouvert, jusqu’au ${end}. ${url}`,
    }),
    en: ({ product, url, end }) => ({
      subject: 'Your right can be renewed',
      lines: [
        `You can already renew your right (${product}), valid until ${end}. The next one begins right after it.`,
        'Renew it here:',
        url,
      ],
      sms: `${product}: renewal is open, until ${end}. ${url}`,
    }),
  },
  'ticket-ending': {
    fr: ({ product, url, end }) => ({
      subject: `Votre ticket prend fin le ${end}`,
      lines: [
        `Votre ticket (${product}) prend fin le ${end}. Après, le véhicule n’est plus couvert.`,
        'Retrouvez-le, ou demandez le suivant, ici :',
        url,
      ],
      sms: `${product} prend fin le ${end}. ${url}`,
    }),
    en: ({ product, url, end }) => ({
      subject: `Your ticket ends on ${end}`,
      lines: [
        `Your ticket (${product}) ends on ${end}. After that the vehicle is no longer covered.`,
        'Find it, or ask for the next one, here:',
        url,
      ],
      sms: `${product} ends on ${end}. ${url}`,
    }),
  },
  'payment-waiting': {
    fr: ({ product, url }) => ({
      subject: 'Votre droit attend son paiement',
      lines: [
        `Votre demande (${product}) est prête : il ne reste qu’à la payer. Elle ne permet pas encore de stationner.`,
        'Payez-la en ligne, ou annulez-la, ici :',
        url,
      ],
      sms: `${product} attend son paiement. ${url}`,
    }),
    en: ({ product, url }) => ({
      subject: 'Your right waits for its payment',
      lines: [
        `Your request (${product}) is ready: it only remains to be paid. It does not let you park yet.`,
        'Pay it online, or cancel it, here:',
        url,
      ],
      sms: `${product} waits for its payment. ${url}`,
    }),
  },
  'document-missing': {
    fr: ({ product, url, documents }) => ({
      subject: 'Il manque encore des documents à votre demande',
      lines: [
        `Votre demande (${product}) ne peut pas avancer : des documents manquent encore.`,
        ...list(documents),
        'Envoyez-les ici :',
        url,
      ],
      sms: `${product} : des documents manquent encore. ${url}`,
    }),
    en: ({ product, url, documents }) => ({
      subject: 'Your request still needs documents',
      lines: [
        `Your request (${product}) cannot go on: documents are still missing.`,
        ...list(documents),
        'Send them here:',
        url,
      ],
      sms: `${product}: documents are still missing. ${url}`,
    }),
  },
} satisfies Record<ReminderKind, Record<Language, (told: ReminderTold) => Words>>

/** What each kind is called where it is stopped. */
export const KIND_NAMES = {
  'subscription-ending': { fr: 'la fin d’un abonnement', en: 'the end of a subscription' },
  'renewal-open': { fr: 'l’ouverture d’un renouvellement', en: 'the opening of a renewal' },
  'ticket-ending': { fr: 'la fin d’un ticket', en: 'the end of a ticket' },
  'payment-waiting': { fr: 'un paiement en attente', en: 'a payment that waits' },
  'document-missing': { fr: 'des documents manquants', en: 'missing documents' },
} satisfies Record<ReminderKind, Record<Language, string>>

export const STOP_WORDS = {
  fr: (name: string) => `Ne plus recevoir d’e-mail sur ${name} (sans se connecter) :`,
  en: (name: string) => `To receive no more e-mails about ${name} (no sign-in needed):`,
} satisfies Record<Language, (name: string) => string>
