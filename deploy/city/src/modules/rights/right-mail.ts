import { type Language, languageOf } from '../../http/language.ts'
import { type Letter, letterMail } from '../../mail/letter.ts'
import type { Mail } from '../../mail/mailer.ts'

/** What a mail about a right says. All of it is the city's: its offers, its agents, its dates. */
export interface RightFacts {
  /** Name of the offer or definition. */
  product: string
  url: string
  /** What the agent writes to the citizen. */
  comment?: string
  /** Names of the documents that are asked. */
  documents?: readonly string[]
}

const list = (names: readonly string[] = []): string => names.map(name => `– ${name}`).join('\n')
const said = (intro: string, comment: string | undefined): string[] =>
  comment === undefined ? [] : [intro, comment]
const AGENT = { fr: 'Message de l’agent qui a suivi votre demande :', en: 'Message from the agent:' }

/** Nothing here repeats what another citizen typed: a mail of the city never carries a stranger’s words. */
const LETTERS = {
  granted: {
    fr: ({ product, url, comment }) => ({
      subject: 'Votre droit est accordé',
      lines: [
        `Votre demande est acceptée : ${product}.`,
        ...said(AGENT.fr, comment),
        'Retrouvez ses dates, ses plaques et son justificatif ici :',
        url,
      ],
    }),
    en: ({ product, url, comment }) => ({
      subject: 'Your right is granted',
      lines: [
        `Your request is accepted: ${product}.`,
        ...said(AGENT.en, comment),
        'Find its dates, its plates and its proof here:',
        url,
      ],
    }),
  },
  toPay: {
    fr: ({ product, url, comment }) => ({
      subject: 'Votre demande est acceptée, il reste à payer',
      lines: [
        `Votre demande est acceptée : ${product}. Votre droit sera accordé dès son paiement.`,
        ...said(AGENT.fr, comment),
        'Payez-le en ligne ici :',
        url,
      ],
    }),
    en: ({ product, url, comment }) => ({
      subject: 'Your request is accepted, it remains to be paid',
      lines: [
        `Your request is accepted: ${product}. Your right will be granted as soon as it is paid.`,
        ...said(AGENT.en, comment),
        'Pay it online here:',
        url,
      ],
    }),
  },
  rejected: {
    fr: ({ product, url, comment }) => ({
      subject: 'Votre demande est refusée',
      lines: [
        `Nous ne pouvons pas accepter votre demande : ${product}.`,
        ...said('Voici pourquoi :', comment),
        'Vous pouvez la relire, et en faire une autre, ici :',
        url,
      ],
    }),
    en: ({ product, url, comment }) => ({
      subject: 'Your request is rejected',
      lines: [
        `We cannot accept your request: ${product}.`,
        ...said('This is why:', comment),
        'You can read it again, and make another one, here:',
        url,
      ],
    }),
  },
  evidenceAsked: {
    fr: ({ product, url, comment, documents }) => ({
      subject: 'Des documents manquent à votre demande',
      lines: [
        `Pour étudier votre demande (${product}), il nous faut encore :`,
        list(documents),
        ...said(AGENT.fr, comment),
        'Envoyez-les ici :',
        url,
      ],
    }),
    en: ({ product, url, comment, documents }) => ({
      subject: 'Your request needs more documents',
      lines: [
        `To look at your request (${product}) we still need:`,
        list(documents),
        ...said(AGENT.en, comment),
        'Send them here:',
        url,
      ],
    }),
  },
  platesAccepted: {
    fr: ({ product, url, comment }) => ({
      subject: 'Votre changement de plaque est accepté',
      lines: [
        `Les nouvelles plaques de votre droit sont valables dès maintenant : ${product}.`,
        ...said(AGENT.fr, comment),
        'Vérifiez-les ici :',
        url,
      ],
    }),
    en: ({ product, url, comment }) => ({
      subject: 'Your change of plate is accepted',
      lines: [
        `The new plates of your right are valid from now on: ${product}.`,
        ...said(AGENT.en, comment),
        'Check them here:',
        url,
      ],
    }),
  },
  platesRejected: {
    fr: ({ product, url, comment }) => ({
      subject: 'Votre changement de plaque est refusé',
      lines: [
        `Votre droit garde ses plaques : ${product}.`,
        ...said('Voici pourquoi :', comment),
        'Retrouvez-les ici :',
        url,
      ],
    }),
    en: ({ product, url, comment }) => ({
      subject: 'Your change of plate is rejected',
      lines: [
        `Your right keeps its plates: ${product}.`,
        ...said('This is why:', comment),
        'Find them here:',
        url,
      ],
    }),
  },
  deleted: {
    fr: ({ product, url, comment }) => ({
      subject: 'Votre droit est supprimé',
      lines: [
        `La Ville a mis fin à ce droit : ${product}. Il ne permet plus de stationner.`,
        ...said('Voici pourquoi :', comment),
        'Retrouvez vos autres droits ici :',
        url,
      ],
    }),
    en: ({ product, url, comment }) => ({
      subject: 'Your right is deleted',
      lines: [
        `The city has put an end to this right: ${product}. You can no longer park with it.`,
        ...said('This is why:', comment),
        'Find your other rights here:',
        url,
      ],
    }),
  },
  joined: {
    fr: ({ product, url }) => ({
      subject: 'Quelqu’un a rejoint votre droit',
      lines: [
        `Une personne a utilisé le code que vous avez créé et partage maintenant ce droit avec vous : ${product}.`,
        'Le code ne peut plus servir. Si vous n’avez donné ce code à personne, prévenez-nous.',
        url,
      ],
    }),
    en: ({ product, url }) => ({
      subject: 'Somebody has joined your right',
      lines: [
        `A person used the code that you made and now shares this right with you: ${product}.`,
        'The code cannot be used again. If you gave this code to nobody, tell us.',
        url,
      ],
    }),
  },
  left: {
    fr: ({ product, url }) => ({
      subject: 'Quelqu’un a quitté votre droit',
      lines: [`Une personne qui partageait ce droit avec vous s’en est retirée : ${product}.`, url],
    }),
    en: ({ product, url }) => ({
      subject: 'Somebody has left your right',
      lines: [`A person who shared this right with you has left it: ${product}.`, url],
    }),
  },
} satisfies Record<string, Record<Language, (facts: RightFacts) => Letter>>

export type RightLetter = keyof typeof LETTERS

/** A mail about a right, in the reader's language. */
export const rightMail = (
  name: RightLetter,
  reader: { to: string; lang: string; city: string },
  facts: RightFacts,
): Mail => {
  const lang = languageOf(reader.lang)
  return letterMail(reader.to, lang, reader.city, LETTERS[name][lang](facts))
}
