import type { Language } from '../../http/language.ts'
import { type Letter, letterMail } from '../../mail/letter.ts'
import type { Mail } from '../../mail/mailer.ts'

/** What a mail about an account says: the city's name, and the link of those that have one. */
interface Facts {
  city: string
  url: string
}

/**
 * No mail repeats a name or another text that its sender typed: these calls are open to everybody, and the city must
 * not carry a stranger’s words to an address of their choice.
 */
const LETTERS = {
  verify: {
    fr: ({ url }) => ({
      subject: 'Confirmez votre adresse e-mail',
      lines: [
        'Quelqu’un, sans doute vous, a demandé un compte avec cette adresse.',
        'Ouvrez ce lien pour la confirmer. Il est valable 24 heures et ne sert qu’une fois.',
        url,
        'Si vous n’avez rien demandé, ignorez ce message : aucun compte ne sera ouvert.',
      ],
    }),
    en: ({ url }) => ({
      subject: 'Confirm your e-mail address',
      lines: [
        'Somebody, probably you, asked for an account with this address.',
        'Open this link to confirm it. It is valid for 24 hours and works once.',
        url,
        'If you did not ask for this, ignore this message: no account will be opened.',
      ],
    }),
  },
  alreadyRegistered: {
    fr: ({ url }) => ({
      subject: 'Vous avez déjà un compte',
      lines: [
        'Quelqu’un, sans doute vous, a demandé un compte avec cette adresse. Vous en avez déjà un.',
        'Connectez-vous avec votre mot de passe. Si vous l’avez oublié, choisissez-en un autre ici :',
        url,
        'Si vous n’avez rien demandé, ignorez ce message : rien n’a changé.',
      ],
    }),
    en: ({ url }) => ({
      subject: 'You already have an account',
      lines: [
        'Somebody, probably you, asked for an account with this address. You already have one.',
        'Sign in with your password. If you forgot it, choose another one here:',
        url,
        'If you did not ask for this, ignore this message: nothing has changed.',
      ],
    }),
  },
  recover: {
    fr: ({ url }) => ({
      subject: 'Choisissez un nouveau mot de passe',
      lines: [
        'Vous avez demandé un nouveau mot de passe.',
        'Ce lien permet de le choisir. Il est valable 30 minutes, ne sert qu’une fois et remplace les précédents.',
        url,
        'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
      ],
    }),
    en: ({ url }) => ({
      subject: 'Choose a new password',
      lines: [
        'You asked for a new password.',
        'This link lets you choose it. It is valid for 30 minutes, works once and replaces earlier ones.',
        url,
        'If you did not ask for this, ignore this message: your password stays the same.',
      ],
    }),
  },
  passwordChanged: {
    fr: ({ url }) => ({
      subject: 'Votre mot de passe a changé',
      lines: [
        'Le mot de passe de votre compte vient d’être changé, et tous vos appareils ont été déconnectés.',
        'Si ce n’est pas vous, choisissez tout de suite un autre mot de passe ici, puis prévenez-nous :',
        url,
      ],
    }),
    en: ({ url }) => ({
      subject: 'Your password was changed',
      lines: [
        'The password of your account has just been changed, and all your devices were signed out.',
        'If this was not you, choose another password here at once, then tell us:',
        url,
      ],
    }),
  },
  signInLink: {
    fr: ({ url }) => ({
      subject: 'Confirmez votre adresse e-mail pour vous connecter',
      lines: [
        'Votre fournisseur d’identité ne nous a pas donné votre adresse e-mail. Vous avez indiqué celle-ci.',
        'Ouvrez ce lien et connectez-vous : nous saurons qu’elle est à vous. Il est valable 1 heure et ne sert qu’une fois.',
        url,
        'Si vous n’avez rien demandé, ignorez ce message.',
      ],
    }),
    en: ({ url }) => ({
      subject: 'Confirm your e-mail address to sign in',
      lines: [
        'Your identity provider did not give us your e-mail address. You told us this one.',
        'Open this link and sign in: we will then know that it is yours. It is valid for 1 hour and works once.',
        url,
        'If you did not ask for this, ignore this message.',
      ],
    }),
  },
  changeEmail: {
    fr: ({ url }) => ({
      subject: 'Confirmez votre nouvelle adresse e-mail',
      lines: [
        'Vous avez indiqué cette adresse comme la nouvelle adresse de votre compte.',
        'Ouvrez ce lien pour la confirmer. Il est valable 24 heures. D’ici là, votre ancienne adresse reste la bonne.',
        url,
        'Si vous n’avez rien demandé, ignorez ce message.',
      ],
    }),
    en: ({ url }) => ({
      subject: 'Confirm your new e-mail address',
      lines: [
        'You gave this address as the new address of your account.',
        'Open this link to confirm it. It is valid for 24 hours. Until then your old address remains the right one.',
        url,
        'If you did not ask for this, ignore this message.',
      ],
    }),
  },
  emailChangeAsked: {
    fr: ({ url }) => ({
      subject: 'Changement d’adresse e-mail demandé',
      lines: [
        'Une autre adresse e-mail a été demandée pour votre compte. Celle-ci reste la bonne tant que l’autre n’est pas confirmée.',
        'Si ce n’est pas vous, changez de mot de passe ici : la demande sera annulée.',
        url,
      ],
    }),
    en: ({ url }) => ({
      subject: 'A change of e-mail address was asked',
      lines: [
        'Another e-mail address was asked for your account. This one stays the right one until the other is confirmed.',
        'If this was not you, change your password here: the request will be dropped.',
        url,
      ],
    }),
  },
  emailChanged: {
    fr: () => ({
      subject: 'Votre adresse e-mail a changé',
      lines: [
        'L’adresse e-mail de votre compte vient d’être changée. Vous ne recevrez plus nos messages à celle-ci.',
        'Si ce n’est pas vous, prévenez-nous sans attendre.',
      ],
    }),
    en: () => ({
      subject: 'Your e-mail address was changed',
      lines: [
        'The e-mail address of your account has just been changed. You will no longer get our messages at this one.',
        'If this was not you, tell us without delay.',
      ],
    }),
  },
} satisfies Record<string, Record<Language, (facts: Facts) => Letter>>

export type LetterName = keyof typeof LETTERS

/** A mail about an account, in the reader's language. */
export const accountMail = (
  name: LetterName,
  { to, lang, ...facts }: Facts & { to: string; lang: Language },
): Mail => letterMail(to, lang, facts.city, LETTERS[name][lang](facts))
