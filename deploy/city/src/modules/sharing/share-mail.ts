import type { Language } from '../../http/language.ts'
import { type Letter, letterMail } from '../../mail/letter.ts'
import type { Mail } from '../../mail/mailer.ts'

export interface ShareInvitation {
  to: string
  city: string
  lang: Language
  /** Name of the offer, as the city wrote it. */
  product: string
  url: string
}

/** Fixed words: whoever sends the code chooses the address, and nothing else of what the city writes there. */
const LETTERS = {
  fr: ({ product, url }) => ({
    subject: 'Un droit de stationnement est partagé avec vous',
    lines: [
      `Une personne souhaite partager ce droit de stationnement avec vous : ${product}.`,
      'Ouvrez ce lien et connectez-vous pour l’accepter. Il est valable 7 jours et ne sert qu’une fois.',
      url,
      'Si vous n’attendez rien, ignorez ce message : rien ne vous engage.',
    ],
  }),
  en: ({ product, url }) => ({
    subject: 'A parking right is shared with you',
    lines: [
      `Somebody would like to share this parking right with you: ${product}.`,
      'Open this link and sign in to accept it. It is valid for 7 days and works once.',
      url,
      'If you expect nothing, ignore this message: it commits you to nothing.',
    ],
  }),
} satisfies Record<Language, (invitation: ShareInvitation) => Letter>

export const shareMail = (invitation: ShareInvitation): Mail =>
  letterMail(invitation.to, invitation.lang, invitation.city, LETTERS[invitation.lang](invitation))
