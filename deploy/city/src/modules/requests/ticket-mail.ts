import type { Language } from '../../http/language.ts'
import { type Letter, letterMail } from '../../mail/letter.ts'
import type { Mail } from '../../mail/mailer.ts'

/** All of it is the city's words: a stranger's are never in a mail of the city, not even their plate. */
export interface TicketFacts {
  /** Name of the definition. */
  product: string
  from: string
  to: string
  isGranted: boolean
}

const LETTERS = {
  fr: ({ product, from, to, isGranted }) => ({
    subject: isGranted ? 'Votre ticket de stationnement' : 'Un ticket de stationnement vous attend',
    lines: [
      `Un ticket vous a été réservé : ${product}, du ${from} au ${to}.`,
      isGranted
        ? 'Il est valable sans autre démarche : la plaque déclarée suffit.'
        : 'Il sera valable dès que la personne qui l’a demandé l’aura payé.',
      'Vous ne connaissez pas cette personne ? Vous pouvez ignorer ce message.',
    ],
  }),
  en: ({ product, from, to, isGranted }) => ({
    subject: isGranted ? 'Your parking ticket' : 'A parking ticket is waiting for you',
    lines: [
      `A ticket was taken for you: ${product}, from ${from} to ${to}.`,
      isGranted
        ? 'It is valid without anything more to do: the declared plate is enough.'
        : 'It will be valid as soon as the person who asked for it has paid.',
      'You do not know this person? You may ignore this message.',
    ],
  }),
} satisfies Record<Language, (facts: TicketFacts) => Letter>

/** Tells the other address that was given with a ticket what the ticket is. */
export const ticketMail = (to: string, lang: Language, city: string, facts: TicketFacts): Mail =>
  letterMail(to, lang, city, LETTERS[lang](facts))
